/** Two media elements that take turns: one is heard while the other has the next file ready. */
export interface MediaDeck {
  /** The element that is heard or seen. */
  readonly current: () => HTMLMediaElement;
  /** Puts a file under the head at a second of it; settles when it can play from there. Nothing is fetched again for the file that is there. */
  readonly cue: (url: string, at: number) => Promise<void>;
  /** Fetches a file ahead, at the second where it will begin. */
  readonly prepare: (url: string, at: number) => void;
  /** Plays what is under the head, and nothing else. */
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  /** How long it takes from being told to play until something is heard, in s, as the starts before took. */
  readonly startsAfter: () => number;
  /** Tells a prepared file to play while the one before is still heard, so that no silence lies between them. */
  readonly lead: (url: string) => void;
  /** Takes both elements into use, as browsers of tablets want it within the first tap. */
  readonly unlock: () => void;
  /** Listens to the element that is current when something happens to it. */
  readonly onEvent: (name: 'timeupdate' | 'ended' | 'waiting' | 'playing' | 'error', listener: () => void, signal: AbortSignal) => void;
  readonly apply: (settings: DeckSettings) => void;
  readonly close: () => void;
}

/** How a deck is heard. */
export interface DeckSettings {
  readonly rate: number;
  readonly volume: number;
  readonly muted: boolean;
}

/** Finds the address under which a file loads; a renewed one after the first was refused. */
export interface DeckSource {
  readonly loadable: (url: string) => Promise<string | undefined>;
  readonly renewed: (address: string) => Promise<string | undefined>;
}

/** A file of narration that does not play. */
class MediaError extends Error {
  override readonly name = 'MediaError';
}

/** An element stands where it should when it is no further away than this, in s. */
const closeEnough = 0.05;

/** So far into a file, in s, its clock runs evenly. */
const runningIn = 0.15;

/** A start that takes longer, in s, waited for the network, and says nothing about the next one. */
const longestStart = 0.4;

const happens = (media: HTMLMediaElement, name: string, isSo: () => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    if (isSo()) return resolve();
    const ends = new AbortController();
    media.addEventListener(
      name,
      () => {
        ends.abort();
        resolve();
      },
      { signal: ends.signal },
    );
    media.addEventListener(
      'error',
      () => {
        ends.abort();
        reject(new MediaError(media.error?.message || 'The recording does not play'));
      },
      { signal: ends.signal },
    );
  });

/** Creates a deck over two elements of the same kind. */
export function createMediaDeck(first: HTMLMediaElement, second: HTMLMediaElement, source: DeckSource): MediaDeck {
  const loaded = new WeakMap<HTMLMediaElement, string>();
  let current = first;
  let settings: DeckSettings = { rate: 1, volume: 1, muted: false };
  let startsAfter = 0;
  /** The element that was told to play before its turn. */
  let leading: HTMLMediaElement | undefined;
  const other = () => (current === first ? second : first);

  const applyTheme = (media: HTMLMediaElement) => {
    // Loading puts the rate back to the default one.
    media.defaultPlaybackRate = settings.rate;
    media.playbackRate = settings.rate;
    media.preservesPitch = true;
    media.volume = settings.volume;
    media.muted = settings.muted;
  };
  const show = () => {
    first.toggleAttribute('hidden', current !== first);
    second.toggleAttribute('hidden', current !== second);
  };

  async function load(media: HTMLMediaElement, url: string): Promise<void> {
    if (loaded.get(media) === url && !media.error) return happens(media, 'loadedmetadata', () => media.readyState >= 1);
    const address = await source.loadable(url);
    if (!address) throw new MediaError('The recording is no file of the book');
    loaded.set(media, url);
    media.preload = 'auto';
    media.src = address;
    applyTheme(media);
    try {
      await happens(media, 'loadedmetadata', () => media.readyState >= 1);
    } catch (error) {
      const renewed = await source.renewed(address).catch(() => undefined);
      if (!renewed || renewed === address) {
        loaded.delete(media);
        throw error;
      }
      media.src = renewed;
      applyTheme(media);
      await happens(media, 'loadedmetadata', () => media.readyState >= 1);
    }
  }

  async function stand(media: HTMLMediaElement, at: number): Promise<void> {
    if (Math.abs(media.currentTime - at) <= closeEnough) return;
    media.currentTime = at;
    await happens(media, 'seeked', () => !media.seeking);
  }

  function start(media: HTMLMediaElement): Promise<void> {
    const [told, from] = [performance.now(), media.currentTime];
    const measured = new AbortController();
    const measure = () => {
      if (!media.paused && media.currentTime < from + runningIn) return;
      measured.abort();
      const took = Math.max(0, (performance.now() - told) / 1000 - (media.currentTime - from) / media.playbackRate);
      // The mean with those before: single starts differ by the length of a buffer.
      if (!media.paused && took < longestStart) startsAfter = startsAfter === 0 ? took : (startsAfter + took) / 2;
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
      if (loaded.get(current) !== url) {
        const before = current;
        current = other();
        if (loaded.get(current) !== url) before.pause();
        show();
        // What leads stands a little further on by now, and is heard already.
        if (leading === current && loaded.get(current) === url) return;
        await load(current, url);
        await stand(current, at);
        return;
      }
      await load(current, url);
      await stand(current, at);
    },
    prepare: (url, at) => {
      const media = other();
      if (loaded.get(media) === url) return;
      load(media, url)
        .then(() => stand(media, at))
        .catch(() => undefined);
    },
    play: async () => {
      leading = undefined;
      const started = current.paused ? start(current) : undefined;
      other().pause();
      await started;
    },
    pause,
    startsAfter: () => startsAfter,
    lead: (url) => {
      const media = other();
      if (loaded.get(media) !== url || media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA || !media.paused) return;
      leading = media;
      start(media).catch(() => {
        if (leading === media) leading = undefined;
      });
    },
    unlock: () => {
      for (const media of [first, second]) if (!loaded.has(media)) media.load();
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
      applyTheme(first);
      applyTheme(second);
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
