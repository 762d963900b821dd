import { bookCachePrefix } from './bookCopies.ts';

/** A book with a whole copy on this device. */
export interface StoredBook {
  readonly bookId: string;
  readonly title: string;
  /** The language of the book (BCP 47); undefined or empty where nobody says it. */
  readonly language: string | undefined;
  /** The size of its files, in bytes. */
  readonly size: number;
  /** The time until which it opens without a network, in ms since 1970; undefined if it always does. */
  readonly opensUntil: number | undefined;
}

/** The parts of the browser's caches that the list reads. */
interface ListedCaches extends Pick<CacheStorage, 'keys'> {
  readonly open: (name: string) => Promise<Pick<Cache, 'match'>>;
}

/** The entry of a copy that the player writes last; a copy without it is not whole (decision 0044). */
const recordUrl = 'https://offline-copy.invalid/record';

const isRecord = (value: unknown): value is Omit<StoredBook, 'bookId'> =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  (!('language' in value) || typeof value.language === 'string') &&
  'size' in value &&
  typeof value.size === 'number' &&
  (!('opensUntil' in value) || typeof value.opensUntil === 'number');

/** Returns the books of a user with a whole copy on this device, by title; a browser without caches has none. */
export async function listStoredBooks(caches: ListedCaches | undefined, uid: string): Promise<readonly StoredBook[]> {
  const prefix = bookCachePrefix(uid);
  const names = (await caches?.keys())?.filter((name) => name.startsWith(prefix)) ?? [];
  const books = await Promise.all(
    names.map(async (name): Promise<readonly StoredBook[]> => {
      const cache = await caches?.open(name);
      // Not reported: an entry that is not JSON is none.
      const record: unknown = await (await cache?.match(recordUrl))?.json().catch(() => undefined);
      if (!isRecord(record)) return [];
      const { title, language, size, opensUntil } = record;
      return [{ bookId: name.slice(prefix.length), title, language, size, opensUntil }];
    }),
  );
  return books.flat().sort((one, other) => one.title.localeCompare(other.title));
}
