import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { parsePageRoot } from '../publication/parsePageRoot.ts';
import { parsePage } from '../publication/parseXml.ts';
import { cfiOfLetter, compareCfis } from './cfi.ts';

/** The number of letters of a location. */
const lettersPerLocation = 1024;

/** The number of documents that are fetched at a time: enough to keep the network busy while they are processed. */
const maxConcurrency = 16;

const isBody = ({ localName, namespaceURI }: Element): boolean =>
  (localName === 'body' || localName === 'frameset') && namespaceURI === 'http://www.w3.org/1999/xhtml';

/** Generates the locations of the document of a root: a CFI for each 1024 letters, and at least one. */
export function locationsOf(root: Element, cfiBase: string): string[] {
  const body = [...root.children].find(isBody);
  if (!body) return [];
  const walker = root.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const locations: string[] = [];
  let left = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const length = node.data.trim() ? node.length : 0;
    let at = left;
    for (; at < length; at += lettersPerLocation) locations.push(cfiOfLetter(node, at, root, cfiBase));
    left = at - length;
  }
  return locations.length > 0 ? locations : [`epubcfi(${cfiBase}!/4)`];
}

/** The minimal time slice, in ms, for a browser that does not report its idle time or is never idle. */
const minWorkTime = 5;

/** Creates a function that waits for idle time and uses each idle period fully: one period per document would cost more than the document. */
function createIdleTime(): () => Promise<void> {
  let until = 0;
  return async () => {
    while (performance.now() >= until) {
      const lasts = await new Promise<number>((resolve) => {
        if (typeof requestIdleCallback === 'function') requestIdleCallback((idle) => resolve(idle.timeRemaining()), { timeout: 50 });
        else setTimeout(() => resolve(0), 0);
      });
      until = Math.max(until, performance.now() + Math.max(minWorkTime, lasts));
    }
  };
}

/**
 * Generates the locations of a whole book in spine order; a document that fails to load counts as one location and is reported. Each
 * document waits for `whenFree`, so that the user is not disturbed; `onDocument` is called with the root of each. The signal aborts it.
 * @throws the error that `onMissing` throws: the rest of the book is not requested then.
 */
export async function generateLocations(
  items: readonly SpineItem[],
  files: BookFiles,
  signal: AbortSignal,
  onMissing: (error: unknown) => void,
  whenFree: () => Promise<void> = async () => {},
  onDocument: (root: Element, item: SpineItem) => void = () => {},
): Promise<string[]> {
  const read = items.filter(({ linear }) => linear);
  const found = new Map<number, string[]>();
  const whenIdle = createIdleTime();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let item = read[next++]; item && !signal.aborted; item = read[next++]) {
      await whenFree();
      const { index, cfiBase, href, mediaType } = item;
      const isText = mediaType === 'application/xhtml+xml' || mediaType === 'text/html';
      const locations = isText
        ? await files.text(href, 'low').then(
            async (text) => {
              await whenIdle();
              const root = parsePageRoot(text) ?? parsePage(text).documentElement;
              onDocument(root, item);
              return locationsOf(root, cfiBase);
            },
            (error: unknown) => {
              onMissing(error);
              return undefined;
            },
          )
        : undefined;
      found.set(index, locations ?? [`epubcfi(${cfiBase}!/4)`]);
    }
  };
  const giveUp = (error: unknown): never => {
    next = read.length;
    throw error;
  };
  await Promise.all(Array.from({ length: maxConcurrency }, () => work().catch(giveUp)));
  signal.throwIfAborted();
  return read.flatMap(({ index }) => found.get(index) ?? []);
}

/** Returns the index of the location that a CFI belongs to: the last one at it or before it. */
export function locationIndexAt(locations: readonly string[], cfi: string): number {
  let low = 0;
  let high = locations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const location = locations[middle];
    if (location !== undefined && compareCfis(location, cfi) <= 0) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Returns the progression of a CFI in a book, from 0 to 1. */
export const progressionAt = (locations: readonly string[], cfi: string): number =>
  locations.length < 2 ? 0 : locationIndexAt(locations, cfi) / (locations.length - 1);

/** The storage of cached locations. */
export type LocationStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the cache key of the locations of a book: the book key plus -locations (reader §9). */
const keyOf = (bookKey: string): string => `${bookKey}-locations`;

/** Reads the cached locations of a book. */
export function readCachedLocations(bookKey: string, storage: LocationStorage): string[] | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(bookKey)) ?? 'null');
    return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string') ? value : undefined;
  } catch {
    // Not reported: locations that are not cached are generated.
    return undefined;
  }
}

/** Caches the locations of a book; a full storage is ignored, and they are generated again the next time. */
export function cacheLocations(bookKey: string, locations: readonly string[], storage: LocationStorage): void {
  try {
    storage.setItem(keyOf(bookKey), JSON.stringify(locations));
  } catch {
    // Not reported: only some seconds of the next visit are lost.
  }
}

/** Returns the cache key of the page breaks of a book, which are found and dropped together with its locations. */
const pageBreaksKeyOf = (bookKey: string): string => keyOf(`${bookKey}-pages`);

/** Reads the cached page breaks of a book, as they were written; null if there are none. */
export function readCachedPageBreaks(bookKey: string, storage: LocationStorage): string | null {
  try {
    return storage.getItem(pageBreaksKeyOf(bookKey));
  } catch {
    // Not reported: the book has pages that the reader counts.
    return null;
  }
}

/** Caches the page breaks of a book. */
export function cachePageBreaks(bookKey: string, pageBreaks: string, storage: LocationStorage): void {
  try {
    storage.setItem(pageBreaksKeyOf(bookKey), pageBreaks);
  } catch {
    // Not reported: a full storage keeps no locations either.
  }
}
