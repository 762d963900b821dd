import { expect, test } from 'vitest';
import { runBulk } from './runBulk.ts';

test('a row that fails does not stop the other rows and is reported with its error', async () => {
  const done: number[] = [];
  const progress: number[] = [];
  const failures = await runBulk({
    items: [1, 2, 3, 4, 5, 6],
    mutationFn: async (item) => {
      if (item % 3 === 0) throw new Error(`not ${item}`);
      done.push(item);
    },
    signal: new AbortController().signal,
    onProgress: (count) => void progress.push(count),
  });
  expect(done.toSorted()).toEqual([1, 2, 4, 5]);
  expect(progress.at(-1)).toBe(6);
  expect(failures.map(({ item, error }) => [item, String(error)])).toEqual([
    [3, 'Error: not 3'],
    [6, 'Error: not 6'],
  ]);
});

test('stopping a bulk run finishes the rows in progress, starts no others and reports those that were not tried', async () => {
  const stop = new AbortController();
  const started: number[] = [];
  const failures = await runBulk({
    items: [1, 2, 3, 4, 5, 6, 7, 8],
    mutationFn: async (item) => {
      started.push(item);
      if (item === 4) stop.abort();
    },
    signal: stop.signal,
    onProgress: () => {},
  });
  expect(started).toEqual([1, 2, 3, 4]);
  expect(failures).toEqual([5, 6, 7, 8].map((item) => ({ item, error: undefined })));
});
