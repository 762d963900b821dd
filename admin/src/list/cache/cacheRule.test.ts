import { standardListSettings } from '@realmkit/shell';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyListCacheRule } from './cacheRule.ts';

const queryKey = ['users', 'getList', { pagination: { page: 1, perPage: 10 } }];

/** Looks at a list as a page does that opens: it fetches what is missing or stale. Answers how often the service was asked. */
async function look(queries: QueryClient, queryFn: () => Promise<{ data: unknown[] }>) {
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

  test('answers from memory for three minutes, and asks the service again afterwards', async () => {
    const fetch = vi.fn(async () => ({ data: [{ id: 1 }] }));
    await look(queries, fetch);
    await vi.advanceTimersByTimeAsync(180_000);
    await look(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await look(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('follows the settings: another duration, and no memory at all for a list that is not kept', async () => {
    const fetch = vi.fn(async () => ({ data: [{ id: 1 }] }));
    applyListCacheRule(queries, { ...standardListSettings, cacheDuration: 60_000 });
    await look(queries, fetch);
    await vi.advanceTimersByTimeAsync(60_001);
    await look(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
    applyListCacheRule(queries, { ...standardListSettings, caches: { ...standardListSettings.caches, users: false } });
    await look(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('asks the service again at once where the list was empty', async () => {
    const fetch = vi.fn(async () => ({ data: [] }));
    await look(queries, fetch);
    await look(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('asks the service again at once after a failure', async () => {
    const fetch = vi.fn(async () => Promise.reject(new Error('down')));
    await look(queries, fetch);
    await look(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('sends no second request while one is under way, even if it is forced', async () => {
    const answer = Promise.withResolvers<{ data: unknown[] }>();
    const fetch = vi.fn(() => answer.promise);
    const end = new QueryObserver(queries, { queryKey, queryFn: fetch }).subscribe(() => {});
    void queries.invalidateQueries({ queryKey: ['users', 'getList'] }, { cancelRefetch: false });
    await look(queries, fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
    answer.resolve({ data: [] });
    end();
  });

  test('shows the rows it has while newer ones are on their way', async () => {
    const newer = Promise.withResolvers<{ data: unknown[] }>();
    const answers = [Promise.resolve({ data: [{ id: 1 }] }), newer.promise];
    const list = new QueryObserver(queries, { queryKey, queryFn: async () => answers.shift() });
    const end = list.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    void list.refetch();
    expect(list.getCurrentResult()).toMatchObject({ isFetching: true, data: { data: [{ id: 1 }] } });
    newer.resolve({ data: [{ id: 2 }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(list.getCurrentResult()).toMatchObject({ isFetching: false, data: { data: [{ id: 2 }] } });
    end();
  });

  test('leaves single records alone, so that a list row never stands in for one', () => {
    expect(queries.getQueryDefaults(['users', 'getOne', { id: '1' }])).toEqual({});
  });
});
