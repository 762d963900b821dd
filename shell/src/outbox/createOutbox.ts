import type { RunExclusive } from '../mutex/mutex.ts';
import { type Batch, batchesOf, mayOutlivePage } from './batches.ts';
import { type EntryStore, entryKey } from './Entry.ts';

/** How many entries wait before they are sent without being asked for (admin §9). */
const flushAt = 25;
/** How long a failure holds the queue up, in milliseconds: once for each failure in a row, ten times at most (admin §9). */
const retryAfterMs = 10_000;
const longestRetry = 10;

/** How long to wait after a number of failures in a row, in milliseconds (admin §4). */
const retryDelayMs = (attempts: number): number => retryAfterMs * Math.min(attempts, longestRetry);

/** What is sent at once. */
export interface Sending<Item> {
  readonly items: readonly Item[];
  /** The Idempotency-Key of this batch, the same whenever it is sent again. */
  readonly key: string;
  /** Whether the request may outlive the page. */
  readonly keepalive: boolean;
}

/** What an outbox stands on. */
export interface OutboxDependencies<Item> {
  readonly store: EntryStore<Item>;
  /** One sender at a time, over all tabs where the browser can. */
  readonly runExclusive: RunExclusive;
  /** Whose things are put in and sent; undefined while nobody is signed in. */
  readonly owner: () => string | undefined;
  /** Sends a batch; rejects where it has not arrived for certain. */
  readonly send: (sending: Sending<Item>) => Promise<void>;
  /** Hears of each failure; what failed is kept and sent again. */
  readonly onFailure: (error: unknown) => void;
}

/** A queue of things that must arrive at a service at least once: over failures, reloads and times without network. */
export interface Outbox<Item> {
  /** Puts something in; without effect while nobody is signed in. */
  readonly add: (item: Item) => Promise<void>;
  /** Sends all that waits now, whatever failed before. Settles when all has arrived or something has failed. */
  readonly flush: () => Promise<void>;
}

/** Creates an outbox. What an earlier page left behind is sent at the first `flush`. */
export function createOutbox<Item>({ store, runExclusive, owner, send, onFailure }: OutboxDependencies<Item>): Outbox<Item> {
  let attempts = 0;
  let serial = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const nextKey = () => {
    serial += 1;
    return entryKey(Date.now(), serial);
  };

  /** Puts a batch behind all others: one that a service never takes must not hold up the rest. */
  async function requeue({ entries }: Batch<Item>): Promise<void> {
    await store.put(entries.map((entry) => ({ ...entry, key: nextKey() })));
    await store.remove(entries.map(({ key }) => key));
  }

  async function sendBatch({ id, entries }: Batch<Item>): Promise<boolean> {
    // Written down before it goes out: whoever sends it again sends the same under the same key.
    await store.put(entries);
    try {
      await send({ items: entries.map(({ item }) => item), key: id, keepalive: mayOutlivePage({ id, entries }) });
      attempts = 0;
      await store.remove(entries.map(({ key }) => key));
      return true;
    } catch (error) {
      attempts += 1;
      await requeue({ id, entries });
      onFailure(error);
      retry = setTimeout(() => void flush(), retryDelayMs(attempts));
      return false;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    return runExclusive(async () => {
      const whose = owner();
      if (whose === undefined) return;
      for (const batch of batchesOf(await store.all(whose), () => crypto.randomUUID())) if (!(await sendBatch(batch))) return;
    });
  }

  return {
    flush,
    async add(item) {
      const whose = owner();
      if (whose === undefined) return;
      await store.put([{ key: nextKey(), owner: whose, item }]);
      // After a failure the queue waits its time, however much comes in.
      if (retry === undefined && (await store.all(whose)).length >= flushAt) await flush();
    },
  };
}
