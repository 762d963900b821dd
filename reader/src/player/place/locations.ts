import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { parsePage } from '../publication/parseXml.ts';
import { cfiOf, compareCfis } from './cfi.ts';

/** A location stands for so many letters. */
const lettersEach = 1024;

/** So many documents are fetched at a time: enough that the network never waits for what is made of them. */
const atOnce = 16;

/** The locations of one document: a CFI for each 1024 letters, and at least one. */
export function locationsOf(document: Document, cfiBase: string): string[] {
  const { body } = document;
  if (!body) return [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const locations: string[] = [];
  let left = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.trim() ? (node.nodeValue?.length ?? 0) : 0;
    let at = left;
    for (; at < length; at += lettersEach) {
      range.setStart(node, at);
      range.collapse(true);
      locations.push(cfiOf(range, cfiBase));
    }
    left = at - length;
  }
  return locations.length > 0 ? locations : [`epubcfi(${cfiBase}!/4)`];
}

/** So long at a time, in ms, a book is worked on in a browser that does not tell how long it is idle, or is never idle. */
const shortWhile = 5;

/** Asks for idle moments, and uses each of them for as long as it lasts: one for every document would cost more than the documents. */
function createIdleTime(): () => Promise<void> {
  let until = 0;
  return async () => {
    while (performance.now() >= until) {
      const lasts = await new Promise<number>((resolve) => {
        if (typeof requestIdleCallback === 'function') requestIdleCallback((idle) => resolve(idle.timeRemaining()), { timeout: 50 });
        else setTimeout(() => resolve(0), 0);
      });
      until = Math.max(until, performance.now() + Math.max(shortWhile, lasts));
    }
  };
}

/**
 * The locations of a whole book, in its order; a document that does not come counts as one location, and is told. Each document waits for
 * `whenFree`, so that nothing stands in the way of who reads. Given up by the signal.
 * @throws what `onMissing` throws: then the rest of the book is not asked for either.
 */
export async function generateLocations(
  items: readonly SpineItem[],
  files: BookFiles,
  signal: AbortSignal,
  onMissing: (error: unknown) => void,
  whenFree: () => Promise<void> = async () => {},
): Promise<string[]> {
  const read = items.filter(({ linear }) => linear);
  const found = new Map<number, string[]>();
  const whenIdle = createIdleTime();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let item = read[next++]; item && !signal.aborted; item = read[next++]) {
      await whenFree();
      const { index, cfiBase, address, mediaType } = item;
      const isText = mediaType === 'application/xhtml+xml' || mediaType === 'text/html';
      const locations = isText
        ? await files.text(address, 'low').then(
            async (text) => {
              await whenIdle();
              return locationsOf(parsePage(text), cfiBase);
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
  await Promise.all(Array.from({ length: atOnce }, () => work().catch(giveUp)));
  signal.throwIfAborted();
  return read.flatMap(({ index }) => found.get(index) ?? []);
}

/** How far a place is in a book, from 0 to 1. */
export function partAt(locations: readonly string[], cfi: string): number {
  if (locations.length < 2) return 0;
  let low = 0;
  let high = locations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const location = locations[middle];
    if (location !== undefined && compareCfis(location, cfi) <= 0) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1) / (locations.length - 1);
}

/** Where locations are kept between visits. */
export type LocationStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The key under which the locations of a book are kept: the book key plus -locations (reader §9). */
const keyOf = (bookKey: string): string => `${bookKey}-locations`;

/** The locations that were kept for a book. */
export function readCachedLocations(bookKey: string, storage: LocationStorage): string[] | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(bookKey)) ?? 'null');
    return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the locations of a book; a full storage is no failure, they are made anew the next time. */
export function cacheLocations(bookKey: string, locations: readonly string[], storage: LocationStorage): void {
  try {
    storage.setItem(keyOf(bookKey), JSON.stringify(locations));
  } catch {
    // Nothing is lost but some seconds of the next visit.
  }
}
