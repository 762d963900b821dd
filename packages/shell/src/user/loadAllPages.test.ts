import { expect, test, vi } from 'vitest';
import { loadAllPages } from './loadAllPages.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
const listOf = (all: readonly number[], totalCount = all.length) =>
  vi.fn(async ({ limit, offset }: { limit: number; offset: number }) => ({
    data: all.slice(offset, offset + limit),
    meta: { totalCount },
  }));

test.each([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('loadAllPages loads %i rows in %i pages of 100', async (count, pages) => {
  const loadPage = listOf(rows(count));
  expect(await loadAllPages(loadPage)).toEqual(rows(count));
  expect(loadPage.mock.calls.map(([query]) => query)).toEqual(
    Array.from({ length: pages }, (_, page) => ({ limit: 100, offset: page * 100 })),
  );
});

test('loadAllPages stops at an empty page when the total is too high', async () => {
  const loadPage = listOf(rows(120), 500);
  expect(await loadAllPages(loadPage)).toHaveLength(120);
  expect(loadPage).toHaveBeenCalledTimes(3);
});

test('loadAllPages rejects when a page fails', async () => {
  await expect(loadAllPages(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
});
