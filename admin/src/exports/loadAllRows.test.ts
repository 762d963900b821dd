import { expect, test } from 'vitest';
import { exportPageSize, loadAllRows } from './loadAllRows.ts';

const list = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const pageOf = (all: readonly { id: number }[], page: number) => all.slice((page - 1) * exportPageSize, page * exportPageSize);

test('a list of more than 1,000 rows is exported completely and reports progress', async () => {
  const all = list(2345);
  const progress: [number, number | undefined][] = [];
  const rows = await loadAllRows({
    load: async (page) => ({ data: pageOf(all, page), total: all.length }),
    signal: new AbortController().signal,
    onProgress: (...state) => void progress.push(state),
  });
  expect(rows).toEqual(all);
  expect(progress.at(0)).toEqual([100, 2345]);
  expect(progress.at(-1)).toEqual([2345, 2345]);
});

test('an export without a total continues while pages are full', async () => {
  const all = list(250);
  const load = async (page: number) => ({ data: pageOf(all, page) });
  expect(await loadAllRows({ load, signal: new AbortController().signal, onProgress: () => {} })).toHaveLength(250);
});

test('a row that moves to a later page during an export is exported once', async () => {
  const load = async (page: number) => ({ data: page === 1 ? list(100) : [{ id: 99 }, { id: 100 }], total: 101 });
  expect(await loadAllRows({ load, signal: new AbortController().signal, onProgress: () => {} })).toHaveLength(101);
});

test('a cancelled export requests no more pages', async () => {
  const cancel = new AbortController();
  let pages = 0;
  const load = async () => {
    pages += 1;
    if (pages === 3) cancel.abort();
    return { data: list(exportPageSize), total: 100_000 };
  };
  await expect(loadAllRows({ load, signal: cancel.signal, onProgress: () => {} })).rejects.toThrow();
  expect(pages).toBe(3);
});
