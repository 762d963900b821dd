import { expect, test } from 'vitest';
import { runEach } from './runEach.ts';

test('an item that fails does not stop the other items and is returned with its error', async () => {
  const progress: number[] = [];
  const { results, errors } = await runEach(
    [1, 2, 3, 4, 5, 6],
    async (item) => {
      if (item % 3 === 0) throw new Error(`not ${item}`);
      return -item;
    },
    { onProgress: (count) => void progress.push(count) },
  );
  expect([...results].toSorted(([one], [other]) => one - other)).toEqual([1, 2, 4, 5].map((item) => [item, -item]));
  expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
  expect([...errors].map(([item, error]) => [item, String(error)])).toEqual([
    [3, 'Error: not 3'],
    [6, 'Error: not 6'],
  ]);
});

test('stopping a run finishes the items in progress and starts no others', async () => {
  const stop = new AbortController();
  const { results, errors } = await runEach(
    [1, 2, 3, 4, 5, 6, 7, 8],
    async (item) => {
      if (item === 4) stop.abort();
    },
    { signal: stop.signal },
  );
  expect([...results.keys()]).toEqual([1, 2, 3, 4]);
  expect(errors.size).toBe(0);
});
