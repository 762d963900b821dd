import { describe, expect, test, vi } from 'vitest';
import { bulkPageLimit, bulkPageSize, loadAllPages } from './loadAllPages.ts';

const list = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
/** A service with this number of rows, with or without a total. */
const service = (count: number, saysTotal = true) =>
  vi.fn(async (page: number) => ({
    data: list(count).slice((page - 1) * bulkPageSize, page * bulkPageSize),
    total: saysTotal ? count : -1,
  }));

describe('loading all rows of a list', () => {
  test('loadAllPages stops when the total is reached and reports progress', { tags: ['admin §4 Bulk fetch.4'] }, async () => {
    const load = service(300);
    const progress: [number, number | undefined][] = [];
    expect(await loadAllPages(load, { onProgress: (...state) => void progress.push(state) })).toEqual({ data: list(300), total: 300 });
    expect(load).toHaveBeenCalledTimes(3);
    expect(progress).toEqual([100, 200, 300].map((loaded) => [loaded, 300]));
  });

  test.each([
    [999, 10, 999],
    [1000, 10, 1000],
    [1001, 10, 1000],
    [2500, 10, 1000],
  ])(
    'a bulk fetch of %i rows stops after %i pages with %i rows, and returns the total',
    { tags: ['admin §4 Bulk fetch.2', 'admin §9.6'] },
    async (count, requests, loaded) => {
      const load = service(count);
      const { data, total } = await loadAllPages(load, { pageLimit: bulkPageLimit });
      expect([data.length, total]).toEqual([loaded, count]);
      expect(load).toHaveBeenCalledTimes(requests);
    },
  );

  test('a list of more than 1,000 rows is loaded completely without a limit', async () => {
    expect((await loadAllPages(service(2345))).data).toEqual(list(2345));
  });

  test.each([
    [250, 4],
    [200, 3],
    [1, 2],
    [0, 1],
  ])('without a total, a list of %i rows is loaded in %i requests, until a page is empty', async (count, requests) => {
    const load = service(count, false);
    expect(await loadAllPages(load)).toEqual({ data: list(count), total: undefined });
    expect(load).toHaveBeenCalledTimes(requests);
  });

  test.each([
    ['the total is reached', [95, 60, 95], 250, 3],
    ['a page is empty', [95, 60, 90, 0, 5], 250, 4],
    ['a page is empty where no total is sent', [95, 1, 99, 0, 5], -1, 4],
    ['ten pages are loaded', Array.from({ length: 12 }, () => 40), 480, 10],
  ])(
    'pages that are not full do not end a bulk fetch before %s',
    { tags: ['admin §4 Bulk fetch.3'] },
    async (_end, sizes, total, requests) => {
      const all = list(sizes.reduce((sum, size) => sum + size));
      const load = vi.fn(async (page: number) => {
        const from = sizes.slice(0, page - 1).reduce((sum, size) => sum + size, 0);
        return { data: all.slice(from, from + (sizes[page - 1] ?? 0)), total };
      });
      const loaded = sizes.slice(0, requests).reduce((sum, size) => sum + size);
      expect((await loadAllPages(load, { pageLimit: bulkPageLimit })).data).toEqual(all.slice(0, loaded));
      expect(load).toHaveBeenCalledTimes(requests);
    },
  );

  test('a service that sends the same page again and again is not asked for ever', async () => {
    const load = vi.fn(async () => ({ data: list(50) }));
    expect((await loadAllPages(load)).data).toEqual(list(50));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a row that moves to a later page while the pages are loaded is returned once', async () => {
    const load = async (page: number) => ({ data: page === 1 ? list(100) : [{ id: 99 }, { id: 100 }], total: 101 });
    expect((await loadAllPages(load)).data).toEqual(list(101));
  });

  test('an aborted load requests no more pages', async () => {
    const controller = new AbortController();
    const load = vi.fn(async (page: number) => {
      if (page === 3) controller.abort();
      return { data: list(page * bulkPageSize), total: 100_000 };
    });
    await expect(loadAllPages(load, { signal: controller.signal })).rejects.toThrow();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
