import type { ActivityEvent } from '@realmkit/openapi';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { createTabMutex } from '../mutex/mutex.ts';
import { memoryEntryStore } from '../outbox/entryStores.ts';
import { createErrorReporter } from '../reporting/ErrorReporter.ts';
import { createActivityEvents } from './activityEvents.ts';

const noon = '2026-09-01T12:00:00.000Z';

// The retry of a failed delivery would come in another file's test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function page(send: (events: readonly ActivityEvent[]) => Promise<void>, reporter = vi.fn()) {
  const events = createActivityEvents({
    store: memoryEntryStore(),
    runExclusive: createTabMutex(),
    owner: () => 'astrid',
    send: ({ items }) => send(items),
    report: createErrorReporter(reporter),
  });
  return { events, reporter };
}

test('events of the source education are ignored', { tags: ['admin §4 Activity events.7'] }, async () => {
  const sent: string[] = [];
  const { events } = page(async (items) => void sent.push(...items.map(({ sourceApplication }) => sourceApplication)));
  for (const sourceApplication of ['polylino', 'education', 'begreppa']) await events.record({ sourceApplication, timestamp: noon });
  await events.flush();
  expect(sent).toEqual(['polylino', 'begreppa']);
});

test('each event has a unique id, so that duplicates can be recognised', async () => {
  const ids: string[] = [];
  const { events } = page(async (items) => void ids.push(...items.map(({ id }) => id)));
  for (const timestamp of [noon, noon]) await events.record({ sourceApplication: 'polylino', timestamp });
  await events.flush();
  expect(new Set(ids).size).toBe(2);
});

test('a failed delivery is logged with the text of the specification and reported', { tags: ['admin §8.16', 'admin §8.17'] }, async () => {
  expectReport('Failed to send events to activity stream TypeError: Failed to fetch');
  const error = new TypeError('Failed to fetch');
  const { events, reporter } = page(() => Promise.reject(error));
  await events.record({ sourceApplication: 'polylino', timestamp: noon });
  await events.flush();
  expect(reporter).toHaveBeenCalledWith('Failed to send events to activity stream', error);
});
