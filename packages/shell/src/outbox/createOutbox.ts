import type { RunExclusive } from '../mutex/mutex.ts';
import { type Batch, batchesOf, fitsKeepalive } from './batches.ts';
import { type Entry, type EntryStore, entryKey } from './Entry.ts';

/** The number of waiting entries that triggers sending (admin §9). */
const flushAt = 25;
/** The delay per consecutive error before a retry, in milliseconds, at most ten times (admin §9). */
const retryAfterMs = 10_000;
const longestRetry = 10;

/** Returns the delay after a number of consecutive errors, in milliseconds (admin §4). */
const retryDelayMs = (attempts: number): number => retryAfterMs * Math.min(attempts, longestRetry);

/** The request for one batch. */
export interface BatchRequest<Item> {
  readonly items: readonly Item[];
  /** The Idempotency-Key of this batch, the same on every retry. */
  readonly key: string;
  /** True if the request may outlive the page. */
  readonly keepalive: boolean;
}

/** The dependencies of an outbox. */
export interface OutboxDependencies<Item> {
  readonly store: EntryStore<Item>;
  /** Allows one sender at a time, across all tabs where the browser supports it. */
  readonly runExclusive: RunExclusive;
  /** Returns the uid of the current user; undefined while nobody is signed in. */
  readonly owner: () => string | undefined;
  /** Sends a batch; rejects unless the service has received it. */
  readonly send: (request: BatchRequest<Item>) => Promise<void>;
  /** Called for each error; the failed batch is kept and sent again. */
  readonly onError: (error: unknown) => void;
}

/** A persistent queue that delivers entries to a service at least once: across errors, reloads and times without a network. */
export interface Outbox<Item> {
  /** Adds an entry; does nothing while nobody is signed in. */
  readonly add: (item: Item) => Promise<void>;
  /** Sends all waiting entries now, despite earlier errors. Settles when all are sent or one batch has failed. */
  readonly flush: () => Promise<void>;
  /** Sends what this page has added in the same task: while a page is closed no later task runs, and no store is read. */
  readonly sendAtOnce: () => void;
}

/** Creates an outbox. The first `flush` also sends the entries of earlier pages. */
export function createOutbox<Item>({ store, runExclusive, owner, send, onError }: OutboxDependencies<Item>): Outbox<Item> {
  let attempts = 0;
  let serial = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** The entries that this page has added and that are in no request. */
  const waiting = new Map<string, Entry<Item>>();
  const underWay = new Set<string>();

  const nextKey = () => {
    serial += 1;
    return entryKey(Date.now(), serial);
  };

  /** Moves a batch to the end of the queue: one that is always refused must not block the others. */
  async function requeue({ entries }: Batch<Item>): Promise<void> {
    await store.put(entries.map((entry) => ({ ...entry, key: nextKey() })));
    await store.remove(entries.map(({ key }) => key));
  }

  const start = ({ entries }: Batch<Item>): void => {
    for (const { key } of entries) {
      waiting.delete(key);
      underWay.add(key);
    }
  };

  async function deliver({ id, entries }: Batch<Item>): Promise<boolean> {
    try {
      await send({ items: entries.map(({ item }) => item), key: id, keepalive: fitsKeepalive({ id, entries }) });
      attempts = 0;
      await store.remove(entries.map(({ key }) => key));
      return true;
    } catch (error) {
      attempts += 1;
      await requeue({ id, entries });
      onError(error);
      retry = setTimeout(() => void flush(), retryDelayMs(attempts));
      return false;
    } finally {
      for (const { key } of entries) underWay.delete(key);
    }
  }

  async function sendBatch(batch: Batch<Item>): Promise<boolean> {
    start(batch);
    // Stored before sending, so that a retry sends the same batch under the same key.
    await store.put(batch.entries);
    return deliver(batch);
  }

  function flush(): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    return runExclusive(async () => {
      const currentOwner = owner();
      if (currentOwner === undefined) return;
      const own = [...waiting.keys()];
      const stored = (await store.all(currentOwner)).filter(({ key }) => !underWay.has(key));
      // Another tab has sent them.
      for (const key of own) if (!stored.some((entry) => entry.key === key)) waiting.delete(key);
      for (const batch of batchesOf(stored, () => crypto.randomUUID())) {
        // Sent at once meanwhile, under a key of their own.
        if (batch.entries.some(({ key }) => underWay.has(key))) continue;
        if (!(await sendBatch(batch))) return;
      }
    });
  }

  return {
    flush,
    sendAtOnce() {
      const own = [...waiting.values()].filter((entry) => entry.owner === owner());
      // Browsers allow no second one of this size.
      const [batch] = batchesOf<Item>(own, () => crypto.randomUUID());
      if (!batch || !fitsKeepalive(batch)) return;
      start(batch);
      void store.put(batch.entries);
      void deliver(batch);
    },
    async add(item) {
      const currentOwner = owner();
      if (currentOwner === undefined) return;
      const entry = { key: nextKey(), owner: currentOwner, item };
      waiting.set(entry.key, entry);
      await store.put([entry]);
      // After an error, new entries wait for the retry.
      if (retry === undefined && (await store.all(currentOwner)).length >= flushAt) await flush();
    },
  };
}
