import { unwrap } from '@realmkit/openapi';
import * as analyticsAnswers from '@realmkit/openapi/answers/analytics';
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
import { useLooksOn } from './useLooksOn.ts';

/** The interval in which events are sent together, in ms. */
const flushEvery = 10_000;

/** Returns whether the page may be closed without a further event. */
const isHidden = (): boolean => document.visibilityState === 'hidden';

function createReadingOutboxes({ clients, session, report }: Shell) {
  const owner = () => {
    const state = session.getSnapshot();
    return isSignedIn(state) ? state.identity.access.sub : undefined;
  };
  const events = createOutbox<AnalyticsEvent>({
    store: entryStoreWithMemoryFallback(indexedDbEntryStore<AnalyticsEvent>('analytics'), report),
    runExclusive: createWebLockMutex('realmkit-analytics', navigator.locks),
    owner,
    send: async ({ items, key, keepalive }) => {
      unwrap(
        await clients.analytics.POST('/events', { params: { header: { 'Idempotency-Key': key } }, body: [...items], keepalive }),
        analyticsAnswers.storeAnalyticsEvents,
      );
    },
    onError: (error) => report('Analytics events were not taken', error),
  });
  const readLogs = createOutbox<ReadLog>({
    store: entryStoreWithMemoryFallback(indexedDbEntryStore<ReadLog>('readlogs'), report),
    runExclusive: createWebLockMutex('realmkit-readlogs', navigator.locks),
    owner,
    send: async ({ items, key, keepalive }) => {
      unwrap(await clients.bookBackend.POST('/readlogs', { params: { header: { 'Idempotency-Key': key } }, body: [...items], keepalive }));
    },
    onError: (error) => report('Read logs were not taken', error),
  });
  return { events, readLogs };
}

/** What the reader adds to the outboxes; nothing of whoever looks on. */
interface ReadingOutboxes {
  readonly addEvent?: (event: AnalyticsEvent) => void;
  readonly addReadLogs?: (logs: readonly ReadLog[]) => Promise<void>;
}

/** Returns the outboxes of the reader: entries survive errors, reloads and offline times, and arrive exactly once. */
export function useReadingOutboxes(): ReadingOutboxes {
  const shell = useShell();
  const looksOn = useLooksOn('analytics POST /events', 'bookBackend POST /readlogs');
  const outboxes = useMemo(() => (looksOn ? undefined : createReadingOutboxes(shell)), [shell, looksOn]);
  useEffect(() => {
    if (!outboxes) return;
    const { events, readLogs } = outboxes;
    const flush = () => {
      void events.flush();
      void readLogs.flush();
    };
    const onHide = () => {
      if (!isHidden()) return;
      for (const outbox of [events, readLogs]) outbox.sendAtOnce();
      flush();
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
  }, [outboxes]);

  return useMemo(() => {
    if (!outboxes) return {};
    const { events, readLogs } = outboxes;
    return {
      addEvent: (event) => {
        void events.add(event);
        if (isHidden()) events.sendAtOnce();
      },
      addReadLogs: async (logs) => {
        const added = Promise.all(logs.map(readLogs.add));
        if (isHidden()) readLogs.sendAtOnce();
        await added;
        void readLogs.flush();
      },
    };
  }, [outboxes]);
}
