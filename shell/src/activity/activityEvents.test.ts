import type { ActivityEvent } from '@realmkit/openapi';
import { afterEach, expect, test, vi } from 'vitest';
import { createTabMutex } from '../mutex/mutex.ts';
import { memoryEntryStore } from '../outbox/entryStores.ts';
import { reporting } from '../reporting/ErrorReporter.ts';
import { createActivityEvents } from './activityEvents.ts';

const noon = '2026-09-01T12:00:00.000Z';

afterEach(() => void vi.restoreAllMocks());

function page(send: (events: readonly ActivityEvent[]) => Promise<void>, reporter = vi.fn()) {
  const events = createActivityEvents({
    store: memoryEntryStore(),
    runExclusive: createTabMutex(),
    owner: () => 'astrid',
    send: ({ items }) => send(items),
    report: reporting(reporter),
  });
  return { events, reporter };
}

test('events of education are ignored', async () => {
  const sent: string[] = [];
  const { events } = page(async (items) => void sent.push(...items.map(({ sourceApplication }) => sourceApplication)));
  for (const sourceApplication of ['polylino', 'education', 'begreppa']) await events.record({ sourceApplication, timestamp: noon });
  await events.flush();
  expect(sent).toEqual(['polylino', 'begreppa']);
});

test('each event has an id of its own, so that one that arrives twice can be told', async () => {
  const ids: string[] = [];
  const { events } = page(async (items) => void ids.push(...items.map(({ id }) => id)));
  for (const timestamp of [noon, noon]) await events.record({ sourceApplication: 'polylino', timestamp });
  await events.flush();
  expect(new Set(ids).size).toBe(2);
});

test('a failure is logged in the words of the specification and handed to the error reporter', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new TypeError('Failed to fetch');
  const { events, reporter } = page(() => Promise.reject(failure));
  await events.record({ sourceApplication: 'polylino', timestamp: noon });
  await events.flush();
  expect(log).toHaveBeenCalledWith('Failed to send events to activity stream', failure);
  expect(reporter).toHaveBeenCalledWith('Failed to send events to activity stream', failure);
});
