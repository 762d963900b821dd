/** Resolves the URL that a file loads from, and after that failed, one from which it can be loaded. @throws BookRequestError if there is none */
export interface DeckSource {
  readonly loadableUrl: (url: string) => Promise<string | undefined>;
  readonly renewedUrl: (src: string) => Promise<string | undefined>;
}

/** A media file of the narration that does not play. */
class MediaError extends Error {
  override readonly name = 'MediaError';
}

/** A seek is skipped if the element is no further away than this, in s. */
const seekTolerance = 0.05;

const waitForEvent = (media: HTMLMediaElement, name: string, isSo: () => boolean): Promise<void> =>
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

/** Seeks a second of the file of an element; settles when it is there. @throws MediaError */
export async function seek(media: HTMLMediaElement, at: number): Promise<void> {
  if (Math.abs(media.currentTime - at) <= seekTolerance) return;
  media.currentTime = at;
  await waitForEvent(media, 'seeked', () => !media.seeking);
}

/** Creates the loader of the elements of a deck. @param onSource called with each element that has another source: loading resets its rate */
export function createMediaLoader({ loadableUrl, renewedUrl }: DeckSource, onSource: (media: HTMLMediaElement) => void) {
  const loaded = new WeakMap<HTMLMediaElement, string>();
  const loadFrom = (media: HTMLMediaElement, src: string): Promise<void> => {
    media.src = src;
    onSource(media);
    return waitForEvent(media, 'loadedmetadata', () => media.readyState >= 1);
  };
  return {
    holds: (media: HTMLMediaElement, url: string): boolean => loaded.get(media) === url,
    isNew: (media: HTMLMediaElement): boolean => !loaded.has(media),
    /** Loads a file until its length is known. @throws MediaError, or the BookRequestError of a file that does not come */
    load: async (media: HTMLMediaElement, url: string): Promise<void> => {
      if (loaded.get(media) === url && !media.error) return waitForEvent(media, 'loadedmetadata', () => media.readyState >= 1);
      const src = await loadableUrl(url);
      if (!src) throw new MediaError('The recording is no file of the book');
      loaded.set(media, url);
      media.preload = 'auto';
      try {
        await loadFrom(media, src);
      } catch (error) {
        try {
          const renewed = await renewedUrl(src);
          if (!renewed) throw error;
          await loadFrom(media, renewed);
        } catch (cause) {
          loaded.delete(media);
          throw cause;
        }
      }
    },
  };
}
