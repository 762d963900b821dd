import { describe, expect, test, vi } from 'vitest';
import { bulkPageSize, loadAllPages, maxBulkRows } from './loadAllPages.ts';

const list = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
/** A service with this number of rows, with or without a total. */
const service = (count: number, saysTotal = true) =>
  vi.fn(async (page: number) => ({
    data: list(count).slice((page - 1) * bulkPageSize, page * bulkPageSize),
    total: saysTotal ? count : -1,
  }));

describe('loading all rows of a list', () => {
  test('loadAllPages stops when the total is reached and reports progress', async () => {
    const load = service(300);
    const progress: [number, number | undefined][] = [];
    expect(await loadAllPages(load, { onProgress: (...state) => void progress.push(state) })).toEqual({ data: list(300), total: 300 });
    expect(load).toHaveBeenCalledTimes(3);
    expect(progress).toEqual([100, 200, 300].map((loaded) => [loaded, 300]));
  });

  test('a bulk fetch stops after ten pages and returns the total number of rows', async () => {
    const load = service(2500);
    const { data, total } = await loadAllPages(load, { limit: maxBulkRows });
    expect([data.length, total]).toEqual([1000, 2500]);
    expect(load).toHaveBeenCalledTimes(10);
  });

  test('a list of more than 1,000 rows is loaded completely without a limit', async () => {
    expect((await loadAllPages(service(2345))).data).toEqual(list(2345));
  });

  test.each([
    [250, 3],
    [200, 3],
    [0, 1],
  ])('without a total, a list of %i rows is loaded in %i requests, until a page is not full', async (count, requests) => {
    const load = service(count, false);
    expect(await loadAllPages(load)).toEqual({ data: list(count), total: undefined });
    expect(load).toHaveBeenCalledTimes(requests);
  });

  test('a page that is not full ends the list although the total is too high', async () => {
    const load = vi.fn(async (page: number) => ({ data: page === 1 ? list(100) : [], total: 500 }));
    expect((await loadAllPages(load)).data).toHaveLength(100);
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
      return { data: list(bulkPageSize), total: 100_000 };
    });
    await expect(loadAllPages(load, { signal: controller.signal })).rejects.toThrow();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
