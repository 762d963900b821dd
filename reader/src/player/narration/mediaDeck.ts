import { createMediaLoader, type DeckSource, seek } from './mediaLoader.ts';
import { createStartLatency } from './startLatency.ts';

/** A double-buffered media player for gapless playback: one element plays while the other has the next file ready. */
export interface MediaDeck {
  /** Returns the element that plays. */
  readonly current: () => HTMLMediaElement;
  /**
   * Cues a file at a second of it; settles when it can play from there. A file that is loaded already is not fetched again.
   * @throws MediaError, or the BookRequestError of a file that does not come
   */
  readonly cue: (url: string, at: number) => Promise<void>;
  /** Prefetches a file, at the second where it will start. */
  readonly prepare: (url: string, at: number) => void;
  /** Plays the cued file and stops the other one. */
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  /** Returns the latency from `play()` to the first sound to expect after previous starts, in s. */
  readonly startsAfter: () => number;
  /** Starts a prepared file while the previous one still plays, so that there is no silence between them. */
  readonly lead: (url: string) => void;
  /** Unlocks both elements within a user gesture, as browsers of tablets require. */
  readonly unlock: () => void;
  /** Listens to events of the current element. */
  readonly onEvent: (name: 'timeupdate' | 'ended' | 'waiting' | 'playing' | 'error', listener: () => void, signal: AbortSignal) => void;
  readonly apply: (settings: DeckSettings) => void;
  readonly close: () => void;
}

/** The playback settings of a deck. */
export interface DeckSettings {
  readonly rate: number;
  readonly volume: number;
  readonly muted: boolean;
}

/** The position in a file, in s, from which its clock runs evenly. */
const steadyAfter = 0.15;

/** Creates a deck over two elements of the same kind. */
export function createMediaDeck(first: HTMLMediaElement, second: HTMLMediaElement, source: DeckSource): MediaDeck {
  let current = first;
  let settings: DeckSettings = { rate: 1, volume: 1, muted: false };
  const latency = createStartLatency();
  /** The element that was started before its turn. */
  let leading: HTMLMediaElement | undefined;
  const other = () => (current === first ? second : first);

  const applySettings = (media: HTMLMediaElement) => {
    // Loading resets the rate to the default one.
    media.defaultPlaybackRate = settings.rate;
    media.playbackRate = settings.rate;
    media.preservesPitch = true;
    media.volume = settings.volume;
    media.muted = settings.muted;
  };
  const { load, holds, isNew } = createMediaLoader(source, applySettings);
  const show = () => {
    first.toggleAttribute('hidden', current !== first);
    second.toggleAttribute('hidden', current !== second);
  };

  function start(media: HTMLMediaElement): Promise<void> {
    const [requestedAt, from] = [performance.now(), media.currentTime];
    const measured = new AbortController();
    const measure = () => {
      if (!media.paused && media.currentTime < from + steadyAfter) return;
      measured.abort();
      const took = Math.max(0, (performance.now() - requestedAt) / 1000 - (media.currentTime - from) / media.playbackRate);
      if (!media.paused) latency.record(took);
    };
    media.addEventListener('timeupdate', measure, { signal: measured.signal });
    return media.play();
  }

  const pause = () => {
    leading = undefined;
    first.pause();
    second.pause();
  };

  show();
  return {
    current: () => current,
    cue: async (url, at) => {
      if (!holds(current, url)) {
        const before = current;
        current = other();
        if (!holds(current, url)) before.pause();
        show();
        // A leading element has moved on already and is heard.
        if (leading === current && holds(current, url)) return;
        await load(current, url);
        await seek(current, at);
        return;
      }
      await load(current, url);
      await seek(current, at);
    },
    prepare: (url, at) => {
      const media = other();
      if (holds(media, url)) return;
      load(media, url)
        .then(() => seek(media, at))
        // Not reported: playing it reports the error.
        .catch(() => undefined);
    },
    play: async () => {
      leading = undefined;
      const started = current.paused ? start(current) : undefined;
      other().pause();
      await started;
    },
    pause,
    startsAfter: latency.expected,
    lead: (url) => {
      const media = other();
      if (!holds(media, url) || media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA || !media.paused) return;
      leading = media;
      // Not reported: playing it reports the error.
      start(media).catch(() => {
        if (leading === media) leading = undefined;
      });
    },
    unlock: () => {
      for (const media of [first, second]) if (isNew(media)) media.load();
    },
    onEvent: (name, listener, signal) => {
      for (const media of [first, second]) {
        media.addEventListener(
          name,
          () => {
            if (media === current) listener();
          },
          { signal },
        );
      }
    },
    apply: (next) => {
      settings = next;
      applySettings(first);
      applySettings(second);
    },
    close: () => {
      pause();
      for (const media of [first, second]) {
        media.removeAttribute('src');
        media.load();
      }
    },
  };
}
