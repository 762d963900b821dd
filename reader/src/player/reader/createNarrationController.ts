import type { ReadingSession } from '../events/readingEvents.ts';
import { createSmilPlayer, type SmilPlayer } from '../narration/createSmilPlayer.ts';
import { createHighlight } from '../narration/highlight.ts';
import { chosenLanguage, findNarration, isFingerLanguage, languagesOf, lockOf, mainLanguage } from '../narration/languages.ts';
import { loadTracks } from '../narration/loadTracks.ts';
import { createMediaDeck, type DeckSource } from '../narration/mediaDeck.ts';
import { createMediaSession } from '../narration/mediaSession.ts';
import { playInPage, speakText } from '../narration/speech.ts';
import type { Track } from '../narration/Track.ts';
import { findMatchingTrack } from '../narration/timeline.ts';
import { refusalOf } from '../network/bookError.ts';
import { fragmentOfLocator, type Locator } from '../place/Locator.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { Publication } from '../publication/Publication.ts';
import { preferredLanguageAfter, type SettingsStore } from '../settings/settings.ts';
import type { Stage } from '../stage/Stage.ts';
import type { State } from '../state/createState.ts';
import type { ReaderState } from './ReaderState.ts';

/** The narration of one book: its languages, and the player of the current one. */
export interface NarrationController {
  readonly toggle: () => Promise<void>;
  readonly pause: () => void;
  readonly step: (by: -1 | 1) => Promise<void>;
  readonly choose: (language: string) => Promise<void>;
  /** Plays from the sentence that contains an element of a page; returns false if there is none. */
  readonly playFromElement: (element: Element, index: number) => boolean;
  readonly pageTurned: () => Promise<void>;
  /** Highlights the narrated element on the pages as they are now. */
  readonly updateHighlight: () => void;
  /** Returns the position in the file of the current clip, if there is one. */
  readonly time: () => number | undefined;
  /** Moves the video into an element, or removes it for null. */
  readonly showVideo: (host: HTMLElement | null) => void;
  /** Returns the current media element, for the waveform. */
  readonly media: () => HTMLMediaElement | undefined;
  readonly close: () => void;
}

/** The options of a narration controller. */
export interface NarrationControllerOptions {
  readonly publication: Publication;
  readonly files: BookFiles;
  readonly stage: Stage;
  readonly settings: SettingsStore;
  readonly state: State<ReaderState>;
  readonly session: ReadingSession;
  readonly mainLanguage: string | undefined;
  /** True if the host allows picture-in-picture for this book. */
  readonly hasWindow: boolean;
  /** True if the narrated element is highlighted in this book. */
  readonly isHighlightingEnabled: boolean;
  /** The last position of the user. */
  readonly resumeAt: Locator | undefined;
  /** Called when playback is paused or has ended. */
  readonly onPaused: () => void;
  /** Called for a page that the narration requested and that could not be shown. */
  readonly onPageError: (error: unknown) => void;
  /** Called for a recording that is forbidden because the user is not entitled to the book any more. */
  readonly onForbidden: (error: unknown) => void;
  readonly onError: (message: string, error: unknown) => void;
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

// An element of a frame is not an instance of this window's `HTMLMediaElement`.
const isMedia = (element: Element | undefined): element is HTMLMediaElement =>
  element !== undefined && /^(audio|video)$/.test(element.localName);

/** Creates the narration controller of a book, which may have no narration. */
export function createNarrationController(parts: NarrationControllerOptions): NarrationController {
  const { publication, files, stage, settings, state, session, onError } = parts;
  const { narrations, items } = publication;
  const main = mainLanguage(narrations, parts.mainLanguage);
  const highlight = createHighlight(publication.activeClass, publication.playbackClass);
  const order = new Map(items.map(({ href, index }) => [href, index]));
  const indexOf = (href: string) => order.get(href);
  let player: Promise<SmilPlayer> | undefined;
  let currentPlayer: SmilPlayer | undefined;
  let elements: readonly HTMLMediaElement[] = [];
  let heard: Track | undefined;
  let videoHost: HTMLElement | null = null;
  let resumeAt = parts.resumeAt;
  let closed = false;

  const mark = () => {
    const isEnabled = parts.isHighlightingEnabled && settings.get().highlightActive;
    highlight.mark(isEnabled ? heard : undefined, stage.views(), indexOf);
    highlight.play(state.get().playing, stage.views());
  };
  /** Returns the element of a track's text while its page is shown. */
  const elementOf = ({ text }: Track): Element | undefined => {
    const view = stage.views().find(({ index }) => index === indexOf(text.srcFile));
    return (text.srcFragmentId ? view?.document.getElementById(text.srcFragmentId) : view?.document.body) ?? undefined;
  };
  const isSigned = (): boolean => isFingerLanguage(state.get().language ?? '');
  const isLocked = (language: string): boolean => lockOf(language, state.get().locked) !== undefined;
  /** Returns the language to narrate in: the user's choice, or the main one, as far as they are not locked. */
  const languageToPlay = (): string | undefined => {
    const open = narrations.filter(({ language }) => !isLocked(language));
    return chosenLanguage(open, settings.get().preferredLanguage, mainLanguage(open, parts.mainLanguage));
  };
  /** Returns the recordings of a language; a policy may lock it while one of them is renewed. */
  const recordingsOf = (language: string): DeckSource => {
    const unlessLocked = async (request: () => Promise<string | undefined>) => {
      const url = isLocked(language) ? undefined : await request();
      return isLocked(language) ? undefined : url;
    };
    return {
      loadableUrl: (url) => unlessLocked(() => files.loadableUrl(url)),
      renewedUrl: (src) => unlessLocked(() => files.renewedUrl(src)),
    };
  };
  const placeVideo = () => {
    if (isSigned()) videoHost?.replaceChildren(...elements);
  };

  async function start(language: string): Promise<SmilPlayer> {
    const source = findNarration(narrations, language);
    if (!source) throw new Error(`There is no narration in ${language}`);
    const tracks = await loadTracks(source, publication, files, (error) => onError('A part of the narration could not be read', error));
    if (isLocked(source.language)) throw new Error(`The narration in ${language} is locked`);
    const kind = isFingerLanguage(source.language) ? 'video' : 'audio';
    const [first, second] = [mediaElement(kind), mediaElement(kind)];
    elements = [first, second];
    const created = createSmilPlayer({
      tracks,
      deck: createMediaDeck(first, second, recordingsOf(source.language)),
      pages: {
        shown: ({ text }) => {
          const index = indexOf(text.srcFile);
          return index === undefined ? undefined : stage.shownPart(index, text.srcFragmentId);
        },
        show: async ({ text }) => {
          const index = indexOf(text.srcFile);
          if (index === undefined) return;
          await stage.show({ index, at: text.srcFragmentId ? { fragment: text.srcFragmentId } : undefined }).catch(parts.onPageError);
        },
        turn: () =>
          stage.turn('forward').catch((error: unknown) => {
            parts.onPageError(error);
            return 'failed' as const;
          }),
        version: () => state.get().location,
      },
      speak: (track, signal) => {
        const element = elementOf(track);
        const { playbackRate: rate, audioVolume, muted } = settings.get();
        const voice = { language: publication.language, rate, volume: muted ? 0 : audioVolume };
        if (isMedia(element)) return playInPage(element, voice, signal);
        const text = element?.textContent?.replace(/\s+/g, ' ').trim();
        return text ? speakText(text, voice, signal) : Promise.resolve();
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
        media.setPlaying(playing);
        highlight.play(playing, stage.views());
      },
      onError: (error) => {
        if (refusalOf(error)) parts.onForbidden(error);
        else onError('The narration did not play', error);
      },
    });
    created.apply();
    if (closed) created.close();
    currentPlayer = created;
    placeVideo();
    return created;
  }

  const ready = (): Promise<SmilPlayer> => {
    const { language } = state.get();
    if (language === undefined) return Promise.reject(new Error('The book has no narration'));
    player ??= start(language);
    return player;
  };

  /** Shows the signer in the video window before playback; errors are reported when it is played. */
  const showSigner = async (): Promise<void> => {
    if (!videoHost || !isSigned()) return;
    try {
      await (await ready()).cue();
    } catch {
      // Not reported: playing it reports the error.
      player = currentPlayer ? player : undefined;
    }
  };

  const reportingErrors = async (task: (created: SmilPlayer) => Promise<void> | void): Promise<void> => {
    try {
      await task(await ready());
    } catch (error) {
      player = currentPlayer ? player : undefined;
      onError('The narration did not play', error);
    }
  };

  /** Returns the track of the last position, as long as it is on the page. */
  const resumed = (created: SmilPlayer): { index: number; time: number } | undefined => {
    const place = resumeAt;
    resumeAt = undefined;
    const time = place?.timeOffset;
    if (!place || time === undefined) return undefined;
    const fragment = fragmentOfLocator(place);
    const index = created.tracks.findIndex(
      ({ text, audio }) =>
        text.srcFile.endsWith((place.URI ?? '').split('#')[0] ?? '') &&
        audio.clipBegin <= time &&
        time < audio.clipEnd &&
        (fragment === '' || text.srcFragmentId === fragment || audio.clipEnd > time),
    );
    const track = created.tracks[index];
    const part = track && stage.shownPart(indexOf(track.text.srcFile) ?? -1, track.text.srcFragmentId);
    return index >= 0 && part && part.on > 0 ? { index, time } : undefined;
  };

  const play = () =>
    reportingErrors(async (created) => {
      const from = resumed(created);
      if (from) await created.playFrom(from.index, from.time);
      else await created.play();
    });
  const pause = () => currentPlayer?.pause();
  const step = (by: -1 | 1) => reportingErrors((created) => created.step(by));

  const media = createMediaSession(publication.title.text, { play: () => void play(), pause, step: (by) => void step(by) });
  state.change({
    narrations: narrations.map(({ language }) => language),
    languages: languagesOf(narrations, parts.hasWindow),
    language: languageToPlay(),
  });

  const dropPlayer = () => {
    currentPlayer?.close();
    currentPlayer = undefined;
    player = undefined;
    elements = [];
  };
  let appliedLocks = state.get().locked;
  /** Stops a language that a new policy locks, and falls back to one that is open. */
  const applyLocks = () => {
    const { locked, language } = state.get();
    if (locked === appliedLocks) return;
    appliedLocks = locked;
    const lock = language === undefined ? undefined : lockOf(language, locked);
    if (language !== undefined && !lock) return;
    pause();
    dropPlayer();
    heard = undefined;
    mark();
    state.change({ language: languageToPlay(), playing: false, waiting: false, stoppedBy: lock });
  };
  const stopWatchingLocks = state.subscribe(applyLocks);

  let rate = settings.get().playbackRate;
  const stopWatching = settings.subscribe(() => {
    currentPlayer?.apply();
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
      if (language === state.get().language || isLocked(language)) return;
      const before = currentPlayer?.current();
      const wasPlaying = state.get().playing;
      settings.change({ preferredLanguage: preferredLanguageAfter(language, main) });
      session.audioLanguageChanged(language);
      dropPlayer();
      state.change({ language, playing: false, waiting: false });
      if (!wasPlaying) {
        heard = undefined;
        mark();
        await showSigner();
        return;
      }
      await reportingErrors(async (created) => {
        const index = before ? findMatchingTrack(before.track, created.tracks) : -1;
        if (index >= 0) await created.playFrom(index);
        else await created.play();
      });
    },
    playFromElement: (element, index) => {
      const href = items.find((item) => item.index === index)?.href;
      const tracks = currentPlayer?.tracks ?? [];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { id } = around;
        const found = id ? tracks.findIndex(({ text }) => text.srcFile === href && text.srcFragmentId === id) : -1;
        if (found < 0) continue;
        void reportingErrors((created) => created.playFrom(found));
        return true;
      }
      return false;
    },
    pageTurned: async () => {
      await currentPlayer?.pageTurned();
      void showSigner();
    },
    updateHighlight: mark,
    time: () => currentPlayer?.current()?.time,
    showVideo: (host) => {
      videoHost = host;
      placeVideo();
      if (!player) void showSigner();
    },
    media: () => elements.find((element) => !element.hidden) ?? elements[0],
    close: () => {
      closed = true;
      stopWatching();
      stopWatchingLocks();
      media.close();
      currentPlayer?.close();
    },
  };
}
