import { describe, expect, test, vi } from 'vitest';
import { bulkPageSize, loadAllPages } from './loadAllPages.ts';

/** A service with this number of rows, with or without a total. */
const service = (rows: number, saysTotal = true) =>
  vi.fn(async (page: number) => ({
    rows: Array.from(
      { length: Math.min(bulkPageSize, Math.max(0, rows - (page - 1) * bulkPageSize)) },
      (_, index) => (page - 1) * bulkPageSize + index,
    ),
    total: saysTotal ? rows : -1,
  }));

describe('loading all rows of a list', () => {
  test('loadAllPages stops when the total is reached', async () => {
    const load = service(250);
    expect(await loadAllPages(load)).toEqual({ rows: Array.from({ length: 250 }, (_, index) => index), total: 250 });
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('loadAllPages stops after ten pages and returns the total number of rows', async () => {
    const load = service(2500);
    const { rows, total } = await loadAllPages(load);
    expect([rows.length, total]).toEqual([1000, 2500]);
    expect(load).toHaveBeenCalledTimes(10);
  });

  test('loadAllPages stops at an empty page if the service sends no total', async () => {
    const load = service(200, false);
    const { rows, total } = await loadAllPages(load);
    expect([rows.length, total]).toEqual([200, -1]);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('loadAllPages requests an empty list once', async () => {
    const load = service(0);
    expect(await loadAllPages(load)).toEqual({ rows: [], total: 0 });
    expect(load).toHaveBeenCalledTimes(1);
  });
});
