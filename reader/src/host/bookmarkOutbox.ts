import { ServiceError } from '@realmkit/openapi';
import { type Bookmark, mergeBookmarks } from '../player/index.ts';

type Bookmarks = readonly Bookmark[];

/** A change that the service does not have yet. */
interface UnsentChange {
  /** The list that was changed. */
  readonly base: Bookmarks;
  readonly bookmarks: Bookmarks;
}

interface BookmarkOutboxParts {
  readonly prefix: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Runs one flush of all tabs at a time, for services without ETags. */
  readonly runExclusive: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly read: (bookId: string) => Promise<{ readonly bookmarks: Bookmarks; readonly etag: string | undefined }>;
  /** Replaces the list; rejects with a 412 if it is no longer that of the ETag. */
  readonly write: (bookId: string, bookmarks: Bookmarks, etag: string | undefined) => Promise<void>;
}

/** An outbox for the bookmarks of each book. It merges changes into the stored list, so that tabs and devices never undo each other's changes. */
export interface BookmarkOutbox {
  /** Stores the change from one list to another and sends it; an unsent change stays stored. Returns the list that the service has then. */
  readonly put: (bookId: string, bookmarks: Bookmarks, before: Bookmarks) => Promise<Bookmarks | undefined>;
  /** Returns the list with the changes that have not been sent yet; undefined if there are none. */
  readonly unsent: (bookId: string) => Bookmarks | undefined;
  /** Sends the stored change; returns the list that the service has then, undefined if there was no change. */
  readonly flush: (bookId: string) => Promise<Bookmarks | undefined>;
}

/** How often a change is merged anew because another tab or device has changed the list in between. */
const attempts = 5;

function parseChange(json: string): UnsentChange {
  const value: Bookmarks | UnsentChange = JSON.parse(json);
  // Earlier versions stored the list alone.
  return 'base' in value ? value : { base: [], bookmarks: value };
}

/** Creates an outbox of bookmarks over a storage that all tabs share. */
export function createBookmarkOutbox({ prefix, storage, runExclusive, read, write }: BookmarkOutboxParts): BookmarkOutbox {
  const keyOf = (bookId: string) => `${prefix}:${bookId}`;
  const store = (bookId: string, change: UnsentChange) => storage.setItem(keyOf(bookId), JSON.stringify(change));

  async function writeMerged(bookId: string, { base, bookmarks }: UnsentChange): Promise<Bookmarks> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await read(bookId);
      const merged = mergeBookmarks(base, stored.bookmarks, bookmarks);
      try {
        await write(bookId, merged, stored.etag);
        return merged;
      } catch (error) {
        if (!(error instanceof ServiceError && error.status === 412) || attempt === attempts) throw error;
      }
    }
  }

  const flush = (bookId: string) =>
    runExclusive(async () => {
      const sent = storage.getItem(keyOf(bookId));
      if (sent === null) return undefined;
      const change = parseChange(sent);
      const merged = await writeMerged(bookId, change);
      const present = storage.getItem(keyOf(bookId));
      if (present === sent) storage.removeItem(keyOf(bookId));
      // What was changed meanwhile is a change of the list that was sent.
      else if (present !== null) store(bookId, { ...parseChange(present), base: change.bookmarks });
      return merged;
    });

  const changeOf = (bookId: string): UnsentChange | undefined => {
    const json = storage.getItem(keyOf(bookId));
    return json === null ? undefined : parseChange(json);
  };

  return {
    put: (bookId, bookmarks, before) => {
      // Another tab may have stored a change that was not sent either.
      const unsent = changeOf(bookId) ?? { base: before, bookmarks: before };
      store(bookId, { base: unsent.base, bookmarks: mergeBookmarks(before, unsent.bookmarks, bookmarks) });
      return flush(bookId);
    },
    unsent: (bookId) => changeOf(bookId)?.bookmarks,
    flush,
  };
}
