import { type CopyRecord, isCopyRecord, opensUntil } from './copyRecord.ts';

/** The base of the entries of a copy that are not files of the book; no server has it. */
const entries = 'https://offline-copy.invalid/';
const recordUrl = `${entries}record`;

/** What a copy stores besides files: values of the host for use without a network, and the edition that a download has started with. */
export type CopiedValue = 'lastmark' | 'bookmarks' | 'annotations' | 'edition';

/** The cache with the copy of one book: its files by their unsigned URLs, and what belongs to them. */
export interface CopyCache {
  readonly file: (url: string) => Promise<Response | undefined>;
  readonly putFile: (url: string, response: Response) => Promise<void>;
  readonly deleteFiles: (urls: readonly string[]) => Promise<void>;
  /** Returns the record; undefined if the copy is not whole, or of another version. */
  readonly record: () => Promise<CopyRecord | undefined>;
  readonly putRecord: (record: CopyRecord) => Promise<void>;
  readonly value: (name: CopiedValue) => Promise<unknown>;
  readonly putValue: (name: CopiedValue, value: unknown) => Promise<void>;
}

/** The parts of the browser's caches that copies use. */
export interface CopyCaches extends Pick<CacheStorage, 'has' | 'delete'> {
  readonly open: (name: string) => Promise<Pick<Cache, 'match' | 'put' | 'delete'>>;
}

// `Response.json` is newer than the browsers that the apps are built for.
const jsonResponse = (value: unknown): Response => new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });

/** Opens the cache with a name, and creates it if there is none. */
export async function openCopyCache(caches: CopyCaches, name: string): Promise<CopyCache> {
  const cache = await caches.open(name);
  const read = async (url: string): Promise<unknown> => {
    const response = await cache.match(url);
    // Not reported: an entry that is not JSON is none.
    return response?.json().catch(() => undefined);
  };
  return {
    file: (url) => cache.match(url),
    putFile: (url, response) => cache.put(url, response),
    deleteFiles: async (urls) => {
      await Promise.all(urls.map((url) => cache.delete(url)));
    },
    record: async () => {
      const record = await read(recordUrl);
      return isCopyRecord(record) ? record : undefined;
    },
    // With its last day, for lists of the copies outside of the player.
    putRecord: (record) => cache.put(recordUrl, jsonResponse({ ...record, opensUntil: opensUntil(record) })),
    value: (name_) => read(entries + name_),
    putValue: (name_, value) => cache.put(entries + name_, jsonResponse(value)),
  };
}
