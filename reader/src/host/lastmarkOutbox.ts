import { ServiceError } from '@realmkit/openapi';
import { itemKeys } from '@realmkit/shell';

/** A position that the service does not have yet. */
interface UnsentLastmark {
  readonly position: string;
  /** When the user was there, in ms since 1970 by the clock of this device. */
  readonly readAt: number;
}

interface LastmarkOutboxParts {
  readonly prefix: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Returns the time in ms since 1970. */
  readonly now: () => number;
  /** Reads the stored position; a service that compares ages says its age too, null without a position. */
  readonly read: (bookId: string) => Promise<{ readonly position?: string | null; readonly age?: number | null }>;
  /** Stores a position and its age in seconds; rejects with a 412 if the stored one was read later. Without an age it is read at its arrival. */
  readonly write: (bookId: string, position: string, age: number | undefined) => Promise<void>;
}

/** An outbox for the last position in each book. The position that was read last wins, whichever device sends it, and whenever. */
export interface LastmarkOutbox {
  /** Stores the position and sends it; an unsent one stays stored. @throws the error of `write`, except for a newer position of another device */
  readonly put: (bookId: string, position: string, readAt: number) => Promise<void>;
  /** Returns the position where this device stopped if it is unsent, and sends it; else the one of the service. */
  readonly get: (bookId: string) => Promise<string | undefined>;
  /** Sends what is stored, of all books. */
  readonly flush: () => Promise<void>;
  /** Calls back when the service has a newer position of another device than the unsent one, which stays stored. Returns a function that ends it. */
  readonly watch: (bookId: string, onNewer: (position: string) => void) => () => void;
}

/** Creates an outbox of last positions over a storage that all tabs share. */
export function createLastmarkOutbox({ prefix, storage, now, read, write }: LastmarkOutboxParts): LastmarkOutbox {
  const keyOf = (bookId: string) => `${prefix}:${bookId}`;
  const watchers = new Set<(bookId: string, position: string) => void>();
  /** When the service had answered the last position of this page: the next one is newer, also where it waited for that answer. */
  const answeredAt = new Map<string, number>();
  let comparesAges: boolean | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const parse = (json: string): UnsentLastmark => {
    const value: object = JSON.parse(json);
    // Earlier versions stored the position alone.
    if (!('position' in value && 'readAt' in value && typeof value.position === 'string')) return { position: json, readAt: 0 };
    const { position, readAt } = value;
    // Where the clock was put back meanwhile nobody knows the time either. Every other position is newer.
    return { position, readAt: typeof readAt === 'number' && readAt <= now() ? readAt : 0 };
  };

  const unsentOf = (bookId: string): UnsentLastmark | undefined => {
    const json = storage.getItem(keyOf(bookId));
    return json === null ? undefined : parse(json);
  };

  const readStored = async (bookId: string): Promise<string | undefined> => {
    const { position, age } = await read(bookId);
    comparesAges = age !== undefined;
    return position ?? undefined;
  };

  /** Sends a position; returns the newer one of another device that the service has instead. */
  const send = async (bookId: string, { position, readAt }: UnsentLastmark): Promise<string | undefined> => {
    if (comparesAges === undefined) await readStored(bookId);
    const age = comparesAges ? (now() - Math.max(readAt, answeredAt.get(bookId) ?? 0)) / 1000 : undefined;
    try {
      await write(bookId, position, age);
    } catch (error) {
      if (!(error instanceof ServiceError && error.status === 412)) throw error;
      const newer = await readStored(bookId);
      if (newer !== position) return newer;
    }
    answeredAt.set(bookId, now());
    return undefined;
  };

  const flush = (bookId: string): Promise<void> => {
    const turn = sending.then(async () => {
      const json = storage.getItem(keyOf(bookId));
      if (json === null) return;
      const newer = await send(bookId, parse(json));
      if (newer !== undefined) for (const watcher of watchers) watcher(bookId, newer);
      // A position that was stored meanwhile is newer and is sent by its own call.
      else if (storage.getItem(keyOf(bookId)) === json) storage.removeItem(keyOf(bookId));
    });
    // Not reported: the caller gets the error.
    sending = turn.catch(() => undefined);
    return turn;
  };

  return {
    put: (bookId, position, readAt) => {
      const unsent = unsentOf(bookId);
      // Another tab may have stored a newer one.
      if (!unsent || unsent.readAt <= readAt) storage.setItem(keyOf(bookId), JSON.stringify({ position, readAt } satisfies UnsentLastmark));
      return flush(bookId);
    },
    get: async (bookId) => {
      const unsent = unsentOf(bookId);
      if (!unsent) return readStored(bookId);
      // Not reported: the position stays in the outbox and is sent later.
      flush(bookId).catch(() => undefined);
      return unsent.position;
    },
    flush: async () => {
      const books = itemKeys(storage)
        .filter((key) => key.startsWith(keyOf('')))
        .map((key) => key.slice(keyOf('').length));
      // Not reported: what is not sent stays in the outbox.
      await Promise.allSettled(books.map(flush));
    },
    watch: (bookId, onNewer) => {
      const watcher = (of: string, position: string) => {
        if (of === bookId) onNewer(position);
      };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
