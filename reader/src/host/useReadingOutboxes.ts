import { unwrap } from '@realmkit/openapi';
import {
  createOutbox,
  createWebLockMutex,
  entryStoreWithMemoryFallback,
  indexedDbEntryStore,
  isSignedIn,
  type Shell,
  useShell,
} from '@realmkit/shell';
import { useEffect, useMemo } from 'react';
import type { AnalyticsEvent, ReadLog } from '../player/index.ts';

/** How long events wait for others to go with, in ms. */
const flushEvery = 10_000;

function outboxesOf({ clients, session, report }: Shell) {
  const owner = () => {
    const state = session.getSnapshot();
    return isSignedIn(state) ? state.identity.access.sub : undefined;
  };
  const events = createOutbox<AnalyticsEvent>({
    store: entryStoreWithMemoryFallback(indexedDbEntryStore<AnalyticsEvent>('analytics')),
    runExclusive: createWebLockMutex('realmkit-analytics', navigator.locks),
    owner,
    send: async ({ items, key, keepalive }) => {
      unwrap(await clients.analytics.POST('/events', { params: { header: { 'Idempotency-Key': key } }, body: [...items], keepalive }));
    },
    onFailure: (error) => report('Analytics events were not taken', error),
  });
  const readLogs = createOutbox<ReadLog>({
    store: entryStoreWithMemoryFallback(indexedDbEntryStore<ReadLog>('readlogs')),
    runExclusive: createWebLockMutex('realmkit-readlogs', navigator.locks),
    owner,
    send: async ({ items, key, keepalive }) => {
      unwrap(await clients.bookBackend.POST('/readlogs', { params: { header: { 'Idempotency-Key': key } }, body: [...items], keepalive }));
    },
    onFailure: (error) => report('Read logs were not taken', error),
  });
  return { events, readLogs };
}

/** The queues behind the reader: what is put in is kept over failures, reloads and times without network, and arrives once. */
export function useReadingOutboxes() {
  const shell = useShell();
  const { events, readLogs } = useMemo(() => outboxesOf(shell), [shell]);
  useEffect(() => {
    const flush = () => {
      void events.flush();
      void readLogs.flush();
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    flush();
    const timer = setInterval(() => void events.flush(), flushEvery);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [events, readLogs]);

  return useMemo(
    () => ({
      addEvent: (event: AnalyticsEvent) => void events.add(event),
      addReadLogs: async (logs: readonly ReadLog[]) => {
        for (const log of logs) await readLogs.add(log);
        void readLogs.flush();
      },
    }),
    [events, readLogs],
  );
}
