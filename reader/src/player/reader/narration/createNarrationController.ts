import type { ReadingSession } from '../../events/readingEvents.ts';
import { isFingerLanguage, languagesOf } from '../../narration/languages.ts';
import type { Track } from '../../narration/Track.ts';
import { findMatchingTrack, findTrackAround, findTrackAt } from '../../narration/timeline.ts';
import { BookRequestError, errorCodeForPage, refusalOf } from '../../network/bookError.ts';
import type { Locator } from '../../place/Locator.ts';
import type { PlaybackState } from '../../playback/createPlayback.ts';
import type { BookFiles } from '../../publication/BookFiles.ts';
import type { ReportError } from '../../ReaderProps.ts';
import type { ReadAloudCommands } from '../../read-aloud/ReadAloudState.ts';
import { elementOf } from '../../stage/visibleRange.ts';
import { createWaveforms } from '../../waveform/createWaveforms.ts';
import { decodePeaks } from '../../waveform/decodePeaks.ts';
import { createFade } from './fade.ts';
import { createLanguageChoice, type LanguageChoiceOptions } from './languageChoice.ts';
import { createLanguagePlayer, type LanguagePlayer } from './languagePlayer.ts';
import { createNarratedPages, type NarratedPagesOptions } from './narratedPages.ts';
import { createPlaybackReports } from './playbackReports.ts';
import type { SleepTimer } from './sleepTimer.ts';

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

/** Imports what plays recordings: most books have none. */
const importPlayer = () => import('./loadNarration.ts');

/** Creates the narration controller of a book, which may have no narration. */
export function createNarrationController(parts: NarrationControllerOptions): NarrationController {
  const { publication, files, settings, state, session, sleepTimer, onPaused, onForbidden, onError } = parts;
  const { narrations, items } = publication;
  const languages = createLanguageChoice({ ...parts, narrations });
  const pages = createNarratedPages(parts);
  const waveforms = createWaveforms({ files, manifest: publication.manifest, decode: decodePeaks });
  /** The last position or a bookmark, until playback starts. */
  let { resumeAt } = parts;
  let isArriving = false;
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
    if (url === state.get().recording?.url) return;
    const inFile = player.current()?.tracks.filter(({ audio }) => audio.url === url) ?? [];
    state.change({ recording: url ? { url, sentences: inFile.map(({ audio }) => audio.clipBegin) } : undefined });
  };
  const playFailed = (error: unknown) => {
    onError('The narration did not play', error);
    if (error instanceof BookRequestError) state.change({ recordingErrorCode: errorCodeForPage(error) });
  };
  const player: LanguagePlayer = createLanguagePlayer({
    language: () => state.get().language,
    isSigned: () => isFingerLanguage(state.get().language ?? ''),
    load: async (language) =>
      (await importPlayer()).loadNarration(language, {
        publication,
        files,
        languages,
        settings,
        loudness: fade.loudness,
        player: {
          pages,
          speak: pages.speak,
          onTrack,
          onState,
          onError: (error) => {
            if (refusalOf(error)) onForbidden(error);
            else playFailed(error);
          },
        },
        onError,
      }),
    onError: playFailed,
  });

  // Not reported: it is ahead, so that the first press does not wait, and the press asks for it again.
  if (narrations.length > 0) importPlayer().catch(() => undefined);

  const play = () =>
    player.run(async ({ tracks, play, playFrom }) => {
      // The position counts as long as it is on the page.
      const at = resumeAt ? findTrackAt(resumeAt, tracks, isShown) : -1;
      const time = resumeAt?.timeOffset;
      resumeAt = undefined;
      if (at >= 0) await playFrom(at, time);
      else await play();
    });
  const pause = () => {
    fade.end();
    player.current()?.pause();
  };
  /** The user moves, and so does not sleep. */
  const moved = () => {
    fade.end();
    sleepTimer.moved();
    resumeAt = undefined;
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
    commands: { play: () => void play(), pause, step: (by) => void step(by) },
    onPaused,
    onSettings: () => {
      player.current()?.apply();
      pages.updateHighlight();
    },
  });
  state.change({
    narrations: narrations.map(({ language }) => language),
    languages: languagesOf(narrations, parts.hasWindow),
    language: languages.preferred(),
  });

  // A new policy may lock the language that is played: one that is open takes its place.
  const stopWatchingLocks = languages.watchLocks((stoppedBy) => {
    pause();
    player.discard();
    pages.highlight(undefined);
    state.change({ language: languages.preferred(), playing: false, waiting: false, recording: undefined, stoppedBy });
  });
  /** Changes the language; playback goes on with the same text. */
  async function choose(language: string): Promise<void> {
    if (language === state.get().language || languages.isLocked(language)) return;
    const before = player.current()?.current();
    const wasPlaying = state.get().playing;
    languages.prefer(language);
    session.audioLanguageChanged(language);
    player.discard();
    state.change({ language, playing: false, waiting: false, recording: undefined });
    if (!wasPlaying) {
      pages.highlight(undefined);
      return player.showSigner();
    }
    await player.run(async ({ tracks, play, playFrom }) => {
      const index = before ? findMatchingTrack(before.track, tracks) : -1;
      if (index >= 0) await playFrom(index);
      else await play();
    });
  }

  return {
    toggle: async () => {
      if (state.get().playing) pause();
      else await play();
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
    choose,
    playFromElement: (element, index) => {
      const href = items.find((item) => item.index === index)?.href;
      const found = findTrackAround(element, href, player.current()?.tracks ?? []);
      if (found < 0) return false;
      moved();
      void player.run(({ playFrom }) => playFrom(found));
      return true;
    },
    readFrom: ({ startContainer }, index) => {
      moved();
      return player.run(async ({ tracks, play, playFrom }) => {
        const element = elementOf(startContainer);
        const found = element === null ? -1 : findTrackAround(element, items.find((item) => item.index === index)?.href, tracks);
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
      resumeAt = locator;
      if (state.get().playing && locator.timeOffset) await play();
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
      stopWatchingLocks();
      reports.close();
      player.close();
    },
  };
}
