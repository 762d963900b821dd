import type { ReadingSession } from '../../events/readingEvents.ts';
import { isFingerLanguage } from '../../narration/languages.ts';
import type { Track } from '../../narration/Track.ts';
import { findTrackAround } from '../../narration/timeline.ts';
import type { Locator } from '../../place/Locator.ts';
import type { PlaybackState } from '../../playback/createPlayback.ts';
import type { BookFiles } from '../../publication/BookFiles.ts';
import type { ReportError } from '../../ReaderProps.ts';
import type { ReadAloudCommands } from '../../read-aloud/ReadAloudState.ts';
import { elementOf } from '../../stage/visibleRange.ts';
import { createWaveforms } from '../../waveform/createWaveforms.ts';
import { decodePeaks } from '../../waveform/decodePeaks.ts';
import type { ReaderState } from '../ReaderState.ts';
import { createBookPlayer } from './bookPlayer.ts';
import { createFade } from './fade.ts';
import { createLanguageChoice, type LanguageChoiceOptions } from './languageChoice.ts';
import type { LanguagePlayer } from './languagePlayer.ts';
import { createLanguageSwitch } from './languageSwitch.ts';
import { createNarratedPages, type NarratedPagesOptions } from './narratedPages.ts';
import { createPlaybackReports } from './playbackReports.ts';
import type { SleepTimer } from './sleepTimer.ts';
import { createStartPlace } from './startPlace.ts';

/** The narration of one book: its languages, and the player of the current one. */
export interface NarrationController extends Pick<LanguagePlayer, 'showVideo' | 'media'> {
  readonly toggle: () => Promise<void>;
  readonly pause: () => void;
  readonly step: (by: -1 | 1) => Promise<void>;
  /** Goes to a second of the current recording. */
  readonly seek: (second: number) => Promise<void>;
  /** Returns the waveform of the current recording, as values from -1 to 1; undefined if it has none. @param duration its length in s. */
  readonly waveform: (duration: number) => Promise<Float32Array | undefined>;
  readonly choose: (language: string) => Promise<void>;
  /** Pauses at a good moment for somebody who falls asleep: a recording fades out, a voice ends its sentence. */
  readonly pauseGently: () => void;
  /** Plays from the sentence that contains an element of a page; returns false if there is none. */
  readonly playFromElement: (element: Element, index: number) => boolean;
  /** Plays from the sentence at the start of a range of a page; undefined if sentences are elements of the book. Returns false if there is none. */
  readonly playFromRange?: (range: Range, index: number) => boolean;
  /** What only a voice of the device can do; undefined for a recorded narration. */
  readonly voice?: ReadAloudCommands;
  /** Reads from the start of a range of a page, or from the page if that is not narrated; a recorded narration is loaded for it. */
  readonly readFrom: (start: Range, index: number) => Promise<void>;
  /** Goes to a position, from which the playback continues or will start. */
  readonly arriveAt?: (locator: Locator, show: () => Promise<void>) => Promise<void>;
  readonly pageTurned: () => Promise<void>;
  /** Highlights the narrated element on the pages as they are now. */
  readonly updateHighlight: () => void;
  /** Returns the position in the file of the current clip, if its text is on the page. */
  readonly time: () => number | undefined;
  readonly close: () => void;
}

/** The options of a narration controller. */
export interface NarrationControllerOptions extends NarratedPagesOptions, Pick<LanguageChoiceOptions, 'mainLanguage'> {
  readonly files: BookFiles;
  readonly session: ReadingSession;
  /** True if the host allows picture-in-picture for this book. */
  readonly hasWindow: boolean;
  /** The last position of the user. */
  readonly resumeAt: Locator | undefined;
  /** Called when playback is paused or has ended. */
  readonly onPaused: () => void;
  /** Called for a recording that is forbidden because the user is not entitled to the book any more. */
  readonly onForbidden: (error: unknown) => void;
  readonly sleepTimer: Pick<SleepTimer, 'moved' | 'mayGoOn'>;
  readonly onError: ReportError;
}

/** Returns a recording and the starts of its sentences; undefined without one. */
const recordingOf = (url: string | undefined, tracks: readonly Track[]): ReaderState['recording'] => {
  const sentences = tracks.filter(({ audio }) => audio.url === url).map(({ audio }) => audio.clipBegin);
  return url ? { url, sentences } : undefined;
};

/** Creates the narration controller of a book, which may have no narration. */
export function createNarrationController(parts: NarrationControllerOptions): NarrationController {
  const { publication, files, settings, state, session, sleepTimer, onPaused } = parts;
  const { narrations, items } = publication;
  const languages = createLanguageChoice({ ...parts, narrations });
  const pages = createNarratedPages(parts);
  const waveforms = createWaveforms({ files, manifest: publication.manifest, decode: decodePeaks });
  let isArriving = false;
  const hrefOf = (index: number) => items.find((item) => item.index === index)?.href;
  const isShown = (track: Track): boolean => (pages.shown(track)?.on ?? 0) > 0;

  const fade = createFade(() => player.current()?.apply());
  const onState = (now: PlaybackState) => {
    if (now.playing) state.change({ recordingErrorCode: undefined });
    reports.onState(now);
    pages.updateHighlight();
  };
  const onTrack = (track: Track | undefined) => {
    pages.highlight(track);
    if (track && state.get().playing && !sleepTimer.mayGoOn(pages.chapterOf(track))) pause();
    const url = track?.audio.url;
    if (url !== state.get().recording?.url) state.change({ recording: recordingOf(url, player.current()?.tracks ?? []) });
  };
  const player = createBookPlayer({ ...parts, languages, pages, loudness: fade.loudness, onTrack, onState });

  const start = createStartPlace({ player, isShown, resumeAt: parts.resumeAt });
  const pause = () => {
    fade.end();
    player.current()?.pause();
  };
  /** The user moves, and so does not sleep. */
  const moved = () => {
    fade.end();
    sleepTimer.moved();
    start.set(undefined);
  };
  const pageTurned = async () => {
    if (isArriving) return;
    await player.current()?.pageTurned();
    void player.showSigner();
  };
  const step = (by: -1 | 1) => {
    moved();
    return player.run((created) => created.step(by));
  };
  const reports = createPlaybackReports({
    title: publication.title.text,
    state,
    settings,
    session,
    commands: { play: () => void start.play(), pause, step: (by) => void step(by) },
    onPaused,
    onSettings: () => {
      player.current()?.apply();
      pages.updateHighlight();
    },
  });
  const languageSwitch = createLanguageSwitch({ ...parts, languages, player, pages, pause });

  return {
    toggle: async () => {
      if (state.get().playing) pause();
      else await start.play();
    },
    pause,
    pauseGently: () => fade.out(pause),
    step,
    seek: (second) => {
      moved();
      return player.run((created) => created.seek(second));
    },
    waveform: async (duration) => {
      const { recording, language = '' } = state.get();
      // A signed narration has nothing to be heard.
      return recording && !isFingerLanguage(language) ? waveforms.get(recording.url, duration) : undefined;
    },
    choose: languageSwitch.choose,
    playFromElement: (element, index) => {
      const found = findTrackAround(element, hrefOf(index), player.current()?.tracks ?? []);
      if (found < 0) return false;
      moved();
      void player.run(({ playFrom }) => playFrom(found));
      return true;
    },
    readFrom: ({ startContainer }, index) => {
      moved();
      return player.run(async ({ tracks, play, playFrom }) => {
        const element = elementOf(startContainer);
        const found = element === null ? -1 : findTrackAround(element, hrefOf(index), tracks);
        if (found >= 0) await playFrom(found);
        else await play();
      });
    },
    arriveAt: async (locator, show) => {
      isArriving = true;
      try {
        await show();
      } finally {
        isArriving = false;
      }
      start.set(locator);
      if (state.get().playing && locator.timeOffset) await start.play();
      else await pageTurned();
    },
    pageTurned,
    updateHighlight: pages.updateHighlight,
    time: () => {
      const now = player.current()?.current();
      return now && isShown(now.track) ? now.time : undefined;
    },
    showVideo: player.showVideo,
    media: player.media,
    close: () => {
      fade.close();
      languageSwitch.close();
      reports.close();
      player.close();
    },
  };
}
