import { standardListSettings } from '@realmkit/shell';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyListCacheRule } from './cacheRule.ts';

const queryKey = ['users', 'getList', { pagination: { page: 1, perPage: 10 } }];

/** Mounts a list as a page does that opens: it fetches the query if it is missing or stale. */
async function openList(queries: QueryClient, queryFn: () => Promise<{ data: unknown[] }>) {
  const end = new QueryObserver(queries, { queryKey, queryFn, retry: false }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  end();
}

describe('the cache rule of a list', () => {
  let queries: QueryClient;
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    queries = new QueryClient();
    applyListCacheRule(queries, standardListSettings);
  });
  afterEach(() => vi.useRealTimers());

  test('a list is served from the cache for three minutes and is fetched again after that', async () => {
    const fetch = vi.fn(async () => ({ data: [{ id: 1 }] }));
    await openList(queries, fetch);
    await vi.advanceTimersByTimeAsync(180_000);
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('the list cache follows the settings for its duration and does not cache a list that is switched off', async () => {
    const fetch = vi.fn(async () => ({ data: [{ id: 1 }] }));
    applyListCacheRule(queries, { ...standardListSettings, cacheDuration: 60_000 });
    await openList(queries, fetch);
    await vi.advanceTimersByTimeAsync(60_001);
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
    applyListCacheRule(queries, { ...standardListSettings, caches: { ...standardListSettings.caches, users: false } });
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('an empty list is fetched again at once', async () => {
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
    void queries.invalidateQueries({ queryKey: ['users', 'getList'] }, { cancelRefetch: false });
    await openList(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
    response.resolve({ data: [] });
    end();
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
});
