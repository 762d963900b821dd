import { NetworkError, ServiceError } from '@realmkit/openapi';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PersistedQueriesRecord, PersistedQueryStore } from './persistedQueryStore.ts';
import { emptiedOnFailure, fallbackQueriesKey, persisted, persistQueries } from './persistQueries.ts';

const noNetwork = () => Promise.reject(new NetworkError('http://services.example/shelf', undefined));

let stored: PersistedQueriesRecord | undefined;
const store: PersistedQueryStore = {
  read: async () => stored,
  write: async (record) => {
    stored = record;
  },
  clear: async () => {
    stored = undefined;
  },
};

/** Creates a page of a user, on the same device as the earlier pages. */
function pageOf(owner: string | undefined) {
  let who = owner;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const { clear, unreachable } = persistQueries({ queryClient, store, owner: () => who, report: vi.fn() });
  const fetch = (respond: () => Promise<unknown>, meta: Record<string, unknown> = persisted, name = 'shelf') =>
    queryClient.fetchQuery({ queryKey: [name], queryFn: respond, meta }).catch(() => undefined);
  return {
    fetch,
    clear,
    unreachable,
    become: (next: string | undefined) => {
      who = next;
    },
    drop: () => queryClient.removeQueries({ queryKey: ['shelf'] }),
    shown: (name = 'shelf') => queryClient.getQueryData([name]),
    status: () => queryClient.getQueryState(['shelf'])?.status,
    usesFallback: () => (queryClient.getQueryData<readonly string[]>(fallbackQueriesKey) ?? []).length > 0,
  };
}

const written = () => vi.waitFor(() => expect(stored).toBeDefined());

beforeEach(() => {
  stored = undefined;
});

test('a persisted query is shown on the next page without a network', async () => {
  await pageOf('astrid').fetch(async () => ['book-1']);
  await written();
  const page = pageOf('astrid');
  await page.fetch(noNetwork);
  await vi.waitFor(() => expect(page.shown()).toEqual(['book-1']));
});

test('a persisted query is shown while the call is sent again, and so are those that start then, until the platform responds', async () => {
  const earlier = pageOf('astrid');
  await earlier.fetch(async () => ['book-1']);
  await earlier.fetch(async () => 'Astrid', persisted, 'me');
  await vi.waitFor(() => expect(Object.keys(stored?.answers ?? {})).toHaveLength(2));
  const page = pageOf('astrid');
  const shelf = Promise.withResolvers<unknown>();
  const me = Promise.withResolvers<unknown>();
  const loading = [page.fetch(() => shelf.promise)];
  expect(page.shown()).toBeUndefined();
  page.unreachable();
  await vi.waitFor(() => expect([page.shown(), page.usesFallback()]).toEqual([['book-1'], true]));
  loading.push(page.fetch(() => me.promise, persisted, 'me'));
  await vi.waitFor(() => expect(page.shown('me')).toBe('Astrid'));
  shelf.resolve(['book-2']);
  me.reject(new ServiceError(403, 'forbidden', 'No.'));
  await Promise.all(loading);
  expect([page.shown(), page.shown('me'), page.usesFallback()]).toEqual([['book-2'], undefined, false]);
});

test('a page knows that it shows a persisted query, until the platform responds', async () => {
  await pageOf('astrid').fetch(async () => ['book-1']);
  await written();
  const page = pageOf('astrid');
  expect(page.usesFallback()).toBe(false);
  await page.fetch(noNetwork);
  await vi.waitFor(() => expect(page.usesFallback()).toBe(true));
  await page.fetch(async () => 'of another service', persisted, 'services');
  expect(page.usesFallback()).toBe(true);
  await page.fetch(async () => ['book-1', 'book-2']);
  expect(page.usesFallback()).toBe(false);
});

test('a query that was loaded keeps its data when a refetch finds no network, and counts as shown until the platform responds', async () => {
  const page = pageOf('astrid');
  await page.fetch(async () => ['book-1'], {});
  await page.fetch(noNetwork, {});
  expect([page.shown(), page.status(), page.usesFallback()]).toEqual([['book-1'], 'success', true]);
  await page.fetch(async () => ['book-2'], {});
  expect([page.shown(), page.usesFallback()]).toEqual([['book-2'], false]);
});

test.each([
  ['a service refuses it', () => Promise.reject(new ServiceError(403, 'forbidden', 'No.')), {}],
  ['it belongs to a list of the panel', noNetwork, emptiedOnFailure],
])('a query fails despite its data when %s', async (_name, respond, meta) => {
  const page = pageOf('astrid');
  await page.fetch(async () => ['book-1'], meta);
  await page.fetch(respond, meta);
  expect([page.status(), page.usesFallback()]).toEqual(['error', false]);
});

test('a persisted query that is removed from the cache no longer counts as shown', async () => {
  await pageOf('astrid').fetch(async () => ['book-1']);
  await written();
  const page = pageOf('astrid');
  await page.fetch(noNetwork);
  await vi.waitFor(() => expect(page.usesFallback()).toBe(true));
  page.drop();
  expect(page.usesFallback()).toBe(false);
});

test('no persisted query counts as shown after a logout', async () => {
  await pageOf('astrid').fetch(async () => ['book-1']);
  await written();
  const page = pageOf('astrid');
  await page.fetch(noNetwork);
  await vi.waitFor(() => expect(page.usesFallback()).toBe(true));
  await page.clear();
  expect(page.usesFallback()).toBe(false);
});

test('a persisted query is not shown when the service responds with an error', async () => {
  await pageOf('astrid').fetch(async () => ['book-1']);
  await written();
  const page = pageOf('astrid');
  await page.fetch(() => Promise.reject(new ServiceError(403, 'forbidden', 'No.')));
  await page.fetch(() => Promise.reject(new ServiceError(404, 'not_found', 'No.')));
  expect(page.shown()).toBeUndefined();
});

test('persisted queries are not shown to another user and are removed', async () => {
  await pageOf('astrid').fetch(async () => ['book-1']);
  await written();
  const page = pageOf('bo');
  await page.fetch(noNetwork);
  await vi.waitFor(() => expect(stored).toBeUndefined());
  expect(page.shown()).toBeUndefined();
});

test('queries during impersonation and unmarked queries are not persisted', async () => {
  vi.useFakeTimers();
  await pageOf(undefined).fetch(async () => ['book-1']);
  await pageOf('astrid').fetch(async () => ['users'], {});
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(stored).toBeUndefined();
});

test('a logout removes persisted queries and cancels a pending write', async () => {
  vi.useFakeTimers();
  const page = pageOf('astrid');
  await page.fetch(async () => ['book-1']);
  page.become(undefined);
  await page.clear();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(stored).toBeUndefined();
});

test('a response that arrives after the logout is not persisted', async () => {
  vi.useFakeTimers();
  const page = pageOf('astrid');
  await page.fetch(async () => {
    page.become(undefined);
    await page.clear();
    return ['book-1'];
  });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(stored).toBeUndefined();
});
