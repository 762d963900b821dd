import type { ReadingSession } from '../events/readingEvents.ts';
import { createSmilPlayer, type Narrator } from '../narration/createSmilPlayer.ts';
import { createHighlight } from '../narration/highlight.ts';
import { chosenLanguage, isFingerLanguage, languagesOf, mainLanguage, narrationIn } from '../narration/languages.ts';
import { loadTracks } from '../narration/loadTracks.ts';
import { createMediaDeck } from '../narration/mediaDeck.ts';
import { announceMedia } from '../narration/mediaSession.ts';
import { playInPage, sayText } from '../narration/speech.ts';
import type { Track } from '../narration/Track.ts';
import { counterpart } from '../narration/timeline.ts';
import { fragmentOfPlace, type Place } from '../place/Place.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { Publication } from '../publication/Publication.ts';
import { preferredAfter, type SettingsStore } from '../settings/settings.ts';
import type { Stage } from '../stage/createStage.ts';
import type { State } from '../state/createState.ts';
import type { ReaderState } from './ReaderState.ts';

/** The narration of one book: its languages, and the one that is heard. */
export interface Narration {
  readonly toggle: () => Promise<void>;
  readonly pause: () => void;
  readonly step: (by: -1 | 1) => Promise<void>;
  readonly choose: (language: string) => Promise<void>;
  /** Plays from the sentence that an element of a page belongs to; false where nothing is heard there. */
  readonly playFromElement: (element: Element, index: number) => boolean;
  readonly pageTurned: () => Promise<void>;
  /** Marks what is heard on the pages as they are now. */
  readonly remark: () => void;
  /** Where in its file the clip is that is heard, if one is. */
  readonly time: () => number | undefined;
  /** Puts the moving picture into an element, or takes it out of there. */
  readonly showVideo: (host: HTMLElement | null) => void;
  /** The element that is heard now, for those who draw it. */
  readonly media: () => HTMLMediaElement | undefined;
  readonly close: () => void;
}

/** What a narration stands on. */
export interface NarrationParts {
  readonly publication: Publication;
  readonly files: BookFiles;
  readonly stage: Stage;
  readonly settings: SettingsStore;
  readonly state: State<ReaderState>;
  readonly session: ReadingSession;
  readonly mainLanguage: string | undefined;
  /** Whether the host lets videos of this book have a window of their own. */
  readonly hasWindow: boolean;
  /** Whether what is heard is marked at all in this book. */
  readonly highlights: boolean;
  /** Where somebody stopped the last time. */
  readonly resumeAt: Place | undefined;
  /** Told when what was heard is paused or has ended. */
  readonly onPaused: () => void;
  /** Told of a page that the narration wanted and that could not be shown. */
  readonly onPageFailure: (error: unknown) => void;
  readonly onFailure: (message: string, error: unknown) => void;
}

const mediaElement = (kind: 'audio' | 'video'): HTMLMediaElement => {
  const media = document.createElement(kind);
  media.preload = 'auto';
  if (media instanceof HTMLVideoElement) {
    media.playsInline = true;
    media.disablePictureInPicture = true;
    media.style.cssText = 'width:100%;height:100%;object-fit:contain;background:black';
  }
  return media;
};

// An element of a frame is none of this window's `HTMLMediaElement`.
const isMedia = (element: Element | undefined): element is HTMLMediaElement =>
  element !== undefined && /^(audio|video)$/.test(element.localName);

/** Creates the narration of a book; a book without any has none. */
export function createNarrationController(parts: NarrationParts): Narration {
  const { publication, files, stage, settings, state, session, onFailure } = parts;
  const { narrations, items } = publication;
  const main = mainLanguage(narrations, parts.mainLanguage);
  const highlight = createHighlight(publication.activeClass, publication.playbackClass);
  const order = new Map(items.map(({ address, index }) => [address, index]));
  const indexOf = (address: string) => order.get(address);
  let narrator: Promise<Narrator> | undefined;
  let present: Narrator | undefined;
  let elements: readonly HTMLMediaElement[] = [];
  let heard: Track | undefined;
  let videoHost: HTMLElement | null = null;
  let resumeAt = parts.resumeAt;
  let closed = false;

  const mark = () => {
    const wanted = parts.highlights && settings.get().highlightActive;
    highlight.mark(wanted ? heard : undefined, stage.views(), indexOf);
    highlight.play(state.get().playing, stage.views());
  };
  /** The element of a page that a track is about, while the page is shown. */
  const elementOf = ({ text }: Track): Element | undefined => {
    const view = stage.views().find(({ index }) => index === indexOf(text.srcFile));
    return (text.srcFragmentId ? view?.document.getElementById(text.srcFragmentId) : view?.document.body) ?? undefined;
  };
  const isSigned = (): boolean => isFingerLanguage(state.get().language ?? '');
  const placeVideo = () => {
    if (isSigned()) videoHost?.replaceChildren(...elements);
  };

  async function start(language: string): Promise<Narrator> {
    const source = narrationIn(narrations, language);
    if (!source) throw new Error(`There is no narration in ${language}`);
    const tracks = await loadTracks(source, publication, files, (error) => onFailure('A part of the narration could not be read', error));
    const kind = isFingerLanguage(source.language) ? 'video' : 'audio';
    const [first, second] = [mediaElement(kind), mediaElement(kind)];
    elements = [first, second];
    const made = createSmilPlayer({
      tracks,
      deck: createMediaDeck(first, second, files),
      pages: {
        shown: ({ text }) => {
          const index = indexOf(text.srcFile);
          return index === undefined ? undefined : stage.shownPart(index, text.srcFragmentId);
        },
        show: async ({ text }) => {
          const index = indexOf(text.srcFile);
          if (index === undefined) return;
          await stage.show({ index, at: text.srcFragmentId ? { fragment: text.srcFragmentId } : undefined }).catch(parts.onPageFailure);
        },
        turn: () =>
          stage.turn('forward').catch((error: unknown) => {
            parts.onPageFailure(error);
            return 'failed' as const;
          }),
        version: () => state.get().location,
      },
      say: (track, signal) => {
        const element = elementOf(track);
        const { playbackRate: rate, audioVolume, muted } = settings.get();
        const voice = { language: publication.language, rate, volume: muted ? 0 : audioVolume };
        if (isMedia(element)) return playInPage(element, voice, signal);
        const text = element?.textContent?.replace(/\s+/g, ' ').trim();
        return text ? sayText(text, voice, signal) : Promise.resolve();
      },
      settings: () => {
        const { playbackRate, audioVolume, muted, autoPageTurnActive } = settings.get();
        return { rate: playbackRate, volume: audioVolume, muted, autoPageTurn: autoPageTurnActive };
      },
      onTrack: (track) => {
        heard = track;
        mark();
      },
      onState: ({ playing, waiting }) => {
        const before = state.get().playing;
        state.change({ playing, waiting });
        if (playing !== before) {
          if (playing) session.audioStarted();
          else {
            session.audioPaused();
            parts.onPaused();
          }
        }
        media.tell(playing);
        highlight.play(playing, stage.views());
      },
      onFailure: (error) => onFailure('The narration did not play', error),
    });
    made.apply();
    if (closed) made.close();
    present = made;
    placeVideo();
    return made;
  }

  const ready = (): Promise<Narrator> => {
    const { language } = state.get();
    if (language === undefined) return Promise.reject(new Error('The book has no narration'));
    narrator ??= start(language);
    return narrator;
  };

  /** Shows in the window who will sign, before anything is played; why it fails is told when it is played. */
  const showSigner = async (): Promise<void> => {
    if (!videoHost || !isSigned()) return;
    try {
      await (await ready()).cue();
    } catch {
      narrator = present ? narrator : undefined;
    }
  };

  const quietly = async (task: (made: Narrator) => Promise<void> | void): Promise<void> => {
    try {
      await task(await ready());
    } catch (error) {
      narrator = present ? narrator : undefined;
      onFailure('The narration did not play', error);
    }
  };

  /** The index of the track where somebody stopped the last time, as long as it is on the page. */
  const resumed = (made: Narrator): { index: number; time: number } | undefined => {
    const place = resumeAt;
    resumeAt = undefined;
    const time = place?.timeOffset;
    if (!place || time === undefined) return undefined;
    const fragment = fragmentOfPlace(place);
    const index = made.tracks.findIndex(
      ({ text, audio }) =>
        text.srcFile.endsWith((place.URI ?? '').split('#')[0] ?? '') &&
        audio.clipBegin <= time &&
        time < audio.clipEnd &&
        (fragment === '' || text.srcFragmentId === fragment || audio.clipEnd > time),
    );
    const track = made.tracks[index];
    const part = track && stage.shownPart(indexOf(track.text.srcFile) ?? -1, track.text.srcFragmentId);
    return index >= 0 && part && part.on > 0 ? { index, time } : undefined;
  };

  const play = () =>
    quietly(async (made) => {
      const from = resumed(made);
      if (from) await made.playFrom(from.index, from.time);
      else await made.play();
    });
  const pause = () => present?.pause();
  const step = (by: -1 | 1) => quietly((made) => made.step(by));

  const media = announceMedia(publication.title.text, { play: () => void play(), pause, step: (by) => void step(by) });
  state.change({
    narrations: narrations.map(({ language }) => language),
    languages: languagesOf(narrations, parts.hasWindow),
    language: chosenLanguage(narrations, settings.get().preferredLanguage, main),
  });

  let rate = settings.get().playbackRate;
  const stopWatching = settings.subscribe(() => {
    present?.apply();
    mark();
    const next = settings.get().playbackRate;
    if (next !== rate) {
      rate = next;
      session.audioRateSet(next);
    }
  });

  return {
    toggle: async () => {
      if (state.get().playing) pause();
      else await play();
    },
    pause,
    step,
    choose: async (language) => {
      if (language === state.get().language) return;
      const before = present?.current();
      const wasPlaying = state.get().playing;
      settings.change({ preferredLanguage: preferredAfter(language, main) });
      session.audioLanguageChanged(language);
      present?.close();
      present = undefined;
      narrator = undefined;
      elements = [];
      state.change({ language, playing: false, waiting: false });
      if (!wasPlaying) {
        heard = undefined;
        mark();
        await showSigner();
        return;
      }
      await quietly(async (made) => {
        const index = before ? counterpart(before.track, made.tracks) : -1;
        if (index >= 0) await made.playFrom(index);
        else await made.play();
      });
    },
    playFromElement: (element, index) => {
      const address = items.find((item) => item.index === index)?.address;
      const tracks = present?.tracks ?? [];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { id } = around;
        const found = id ? tracks.findIndex(({ text }) => text.srcFile === address && text.srcFragmentId === id) : -1;
        if (found < 0) continue;
        void quietly((made) => made.playFrom(found));
        return true;
      }
      return false;
    },
    pageTurned: async () => {
      await present?.pageTurned();
      void showSigner();
    },
    remark: mark,
    time: () => present?.current()?.time,
    showVideo: (host) => {
      videoHost = host;
      placeVideo();
      if (!narrator) void showSigner();
    },
    media: () => elements.find((element) => !element.hidden) ?? elements[0],
    close: () => {
      closed = true;
      stopWatching();
      media.close();
      present?.close();
    },
  };
}
