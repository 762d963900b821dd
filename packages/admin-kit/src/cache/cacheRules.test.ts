import { standardListSettings } from '@realmkit/shell';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Resources } from '../provider/contractDataProvider.ts';
import { applyCacheRules, refreshLists } from './cacheRules.ts';

const request = () => ({});
const getList = { call: 'GET /x', request, rows: () => [] };
const resources: Resources = {
  users: { service: 'customerManagement', cache: 'users', getList },
  organizations: { service: 'controlPanel', staleTime: 300_000, getList },
  jobs: { service: 'sync', getList },
  settings: { service: 'customerManagement', cache: 'syncs' },
};

const queryKey = ['users', 'getList', { pagination: { page: 1, perPage: 10 } }];

/** Mounts a list as a page does that opens: it fetches the query if it is missing or stale. */
async function openList(queries: QueryClient, queryFn: () => Promise<object>, key: readonly unknown[] = queryKey) {
  const end = new QueryObserver(queries, { queryKey: key, queryFn, retry: false }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  end();
}

describe('the cache rule of a list', () => {
  let queries: QueryClient;
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    queries = new QueryClient();
    applyCacheRules(queries, resources, standardListSettings);
  });
  afterEach(() => vi.useRealTimers());

  test('a list is served from the cache for three minutes and is fetched again after that', {
    tags: ['admin §3.67', 'admin §4 List cache rule.3', 'admin §4 List cache rule.4', 'admin §9.1'],
  }, async () => {
    const fetch = vi.fn(async () => ({ data: [{ id: 1 }] }));
    await openList(queries, fetch);
    await vi.advanceTimersByTimeAsync(180_000);
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('the list cache follows the settings for its duration and does not cache a list that is switched off', {
    tags: ['admin §9.17'],
  }, async () => {
    const fetch = vi.fn(async () => ({ data: [{ id: 1 }] }));
    applyCacheRules(queries, resources, { ...standardListSettings, cacheDuration: 60_000 });
    await openList(queries, fetch);
    await vi.advanceTimersByTimeAsync(60_001);
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
    applyCacheRules(queries, resources, { ...standardListSettings, caches: { ...standardListSettings.caches, users: false } });
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('an empty list is fetched again at once', { tags: ['admin §4 List cache rule.2'] }, async () => {
    const fetch = vi.fn(async () => ({ data: [] }));
    await openList(queries, fetch);
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a list that failed to load is fetched again at once', async () => {
    const fetch = vi.fn(async () => Promise.reject(new Error('down')));
    await openList(queries, fetch);
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a list sends no second request while one is in flight, even when a refresh is forced', async () => {
    const response = Promise.withResolvers<{ data: unknown[] }>();
    const fetch = vi.fn(() => response.promise);
    const end = new QueryObserver(queries, { queryKey, queryFn: fetch }).subscribe(() => {});
    void refreshLists(queries, 'users');
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
    response.resolve({ data: [] });
    end();
  });

  test('a refresh makes every page of the list stale, and no single record', async () => {
    const fetch = vi.fn(async () => ({ data: [{ id: 1 }] }));
    const secondPage = ['users', 'getList', { pagination: { page: 2, perPage: 10 } }];
    await openList(queries, fetch, secondPage);
    queries.setQueryData(['users', 'getOne', { id: '1' }], { id: 1 });
    await refreshLists(queries, 'users');
    expect(queries.getQueryState(['users', 'getOne', { id: '1' }])?.isInvalidated).toBe(false);
    await openList(queries, fetch, secondPage);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a list shows its present rows while newer ones are being fetched', async () => {
    const newer = Promise.withResolvers<{ data: unknown[] }>();
    const responses = [Promise.resolve({ data: [{ id: 1 }] }), newer.promise];
    const list = new QueryObserver(queries, { queryKey, queryFn: async () => responses.shift() });
    const end = list.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    void list.refetch();
    expect(list.getCurrentResult()).toMatchObject({ isFetching: true, data: { data: [{ id: 1 }] } });
    newer.resolve({ data: [{ id: 2 }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(list.getCurrentResult()).toMatchObject({ isFetching: false, data: { data: [{ id: 2 }] } });
    end();
  });

  test('the list cache rule does not apply to single records, so that a list row never replaces a full record', () => {
    expect(queries.getQueryDefaults(['users', 'getOne', { id: '1' }])).toEqual({});
  });

  test.each([
    ['a list of references', 'getManyReference', { data: [{ id: 1 }] }, { data: [] }],
    ['an endless list', 'getInfiniteList', { pages: [{ data: [{ id: 1 }] }] }, { pages: [{ data: [] }] }],
  ])('the list cache rule applies to %s too', async (_what, verb, filled, empty) => {
    for (const [data, requests] of [
      [filled, 1],
      [empty, 2],
    ] as const) {
      const fetch = vi.fn(async () => data);
      const key = ['users', verb, { page: requests }];
      await openList(queries, fetch, key);
      await openList(queries, fetch, key);
      expect(fetch).toHaveBeenCalledTimes(requests);
    }
  });

  test('a resource with a stale time of its own keeps it for lists and records, whatever the settings say', async () => {
    applyCacheRules(queries, resources, { ...standardListSettings, cacheDuration: 0 });
    for (const verb of ['getList', 'getOne']) {
      const fetch = vi.fn(async () => ({ data: [] }));
      const key = ['organizations', verb, {}];
      await openList(queries, fetch, key);
      await vi.advanceTimersByTimeAsync(299_999);
      await openList(queries, fetch, key);
      expect(fetch).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      await openList(queries, fetch, key);
      expect(fetch).toHaveBeenCalledTimes(2);
    }
  });

  test('a list without a rule is fetched whenever it is shown', async () => {
    const fetch = vi.fn(async () => ({ data: [{ id: 1 }] }));
    await openList(queries, fetch, ['jobs', 'getList', {}]);
    await openList(queries, fetch, ['jobs', 'getList', {}]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a resource without a list obeys its switch in its records', async () => {
    const key = ['settings', 'getOne', { id: 'se-school-1' }];
    const fetch = vi.fn(async () => ({ id: 'se-school-1', active: true }));
    await openList(queries, fetch, key);
    await openList(queries, fetch, key);
    expect(fetch).toHaveBeenCalledTimes(1);
    applyCacheRules(queries, resources, { ...standardListSettings, caches: { ...standardListSettings.caches, syncs: false } });
    await openList(queries, fetch, key);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
