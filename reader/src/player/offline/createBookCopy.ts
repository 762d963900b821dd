import { isSignLocked } from '../narration/languages.ts';
import { BookRequestError } from '../network/bookError.ts';
import { EntitlementError } from '../network/EntitlementError.ts';
import { createState } from '../state/createState.ts';
import { type CopyCache, type CopyCaches, openCopyCache } from './copyCache.ts';
import { copyFiles } from './copyFiles.ts';
import { type CopyRecord, mayOpen, opensUntil } from './copyRecord.ts';
import type { BookCopy, CopyState, DownloadError } from './OfflineCopies.ts';
import { storeCopy } from './storeCopy.ts';

/** The device of a copy. */
export interface CopyDevice {
  readonly caches: CopyCaches;
  /** Without Web Locks two tabs may download the same book at once: each file is stored twice, and the copy is right. */
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** In ms since 1970. */
  readonly now: () => number;
  /** Called once before the first download. */
  readonly prepare: () => Promise<void>;
}

const initial: CopyState = {
  phase: 'unknown',
  error: undefined,
  progress: 0,
  size: 0,
  opensUntil: undefined,
  isOutdated: false,
};

function errorOf(error: unknown): DownloadError {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'space';
  if (error instanceof EntitlementError) return 'refused';
  return error instanceof BookRequestError && [401, 403].includes(error.status) ? 'refused' : 'network';
}

/** Creates the copy of one book over a cache of its own (decision 0044): it is whole when its record is there, which is written last. */
export function createBookCopy(cacheName: string, { caches, locks, now, prepare }: CopyDevice): BookCopy {
  const state = createState(initial);
  let download: AbortController | undefined;

  const stateOf = (record: CopyRecord): CopyState => ({
    ...initial,
    phase: mayOpen(record, now()) ? 'stored' : 'expired',
    size: record.size,
    opensUntil: opensUntil(record),
    isOutdated: record.isOutdated,
  });

  const existing = async (): Promise<CopyCache | undefined> =>
    (await caches.has(cacheName)) ? openCopyCache(caches, cacheName) : undefined;

  /** Runs a task while no other tab downloads this book; returns false if one does. */
  const whileAlone = async (task: () => Promise<void>): Promise<boolean> => {
    if (!locks) {
      await task();
      return true;
    }
    return locks.request(cacheName, { ifAvailable: true }, async (lock) => {
      if (lock) await task();
      return lock !== null;
    });
  };

  async function load(): Promise<void> {
    if (download) return;
    try {
      const cache = await existing();
      const record = await cache?.record();
      if (download) return;
      if (record) return state.change(stateOf(record));
      const { held = [] } = (await locks?.query()) ?? {};
      if (!held.some(({ name }) => name === cacheName)) return state.change({ ...initial, phase: cache ? 'partial' : 'absent' });
      state.change({ ...initial, phase: 'elsewhere' });
      void locks?.request(cacheName, async () => {}).then(load);
    } catch {
      // Not reported: a browser that denies its storage has no copies.
      state.change({ ...initial, phase: 'absent' });
    }
  }

  const changeRecord = async (change: (record: CopyRecord) => CopyRecord, before?: (cache: CopyCache) => Promise<void>): Promise<void> => {
    const cache = await existing();
    const record = await cache?.record();
    if (!cache || !record) return;
    await before?.(cache);
    const changed = change(record);
    await cache.putRecord(changed);
    state.change(stateOf(changed));
  };

  async function remove(): Promise<void> {
    download?.abort();
    await caches.delete(cacheName);
    state.change({ ...initial, phase: 'absent' });
  }

  return {
    state,
    load,
    open: async () => {
      try {
        const cache = await existing();
        const record = await cache?.record();
        if (!cache || !record) return undefined;
        state.change(stateOf(record));
        return mayOpen(record, now()) ? { record, cache, filesOver: (network) => copyFiles(cache, record, network) } : undefined;
      } catch {
        // Not reported: a browser that denies its storage has no copies.
        return undefined;
      }
    },
    download: async (source) => {
      if (download) return;
      const started = new AbortController();
      download = started;
      state.change({ ...initial, phase: 'downloading' });
      try {
        const isAlone = await whileAlone(async () => {
          const [described] = await Promise.all([source(), prepare()]);
          const onProgress = (progress: number) => state.change({ progress });
          const record = await storeCopy(cacheName, described, { caches, now, signal: started.signal, onProgress });
          state.change(stateOf(record));
        });
        download = undefined;
        if (!isAlone) await load();
      } catch (error) {
        download = undefined;
        if (started.signal.aborted) return void (await remove());
        const reason = errorOf(error);
        // What has been downloaded stays only where the rest may follow.
        if (reason !== 'network') await caches.delete(cacheName);
        state.change({ ...initial, phase: 'failed', error: reason });
      }
    },
    cancel: () => download?.abort(),
    remove,
    renew: (locked) =>
      changeRecord(
        (record) => ({ ...record, locked, policyAt: record.policyAt === undefined ? undefined : now() }),
        async (cache) => {
          const record = await cache.record();
          if (record && isSignLocked(locked)) await cache.deleteFiles(record.signed);
        },
      ),
    setOutdated: () => changeRecord((record) => ({ ...record, isOutdated: true })),
    value: async (name) => {
      // Not reported: a browser that denies its storage has no copies.
      const cache = await existing().catch(() => undefined);
      return cache?.value(name);
    },
    putValue: async (name, value) => {
      const cache = await existing();
      if (await cache?.record()) await cache?.putValue(name, value);
    },
  };
}
