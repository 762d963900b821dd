import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

test('tasks run in order up to the concurrency limit, and a failed task makes room for the next one', async () => {
  const limit = createConcurrencyLimit(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) =>
    limit(async () => {
      order.push(number);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (number === 1) throw new Error('lost');
      return number;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(task));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect([order, most]).toEqual([[0, 1, 2, 3, 4], 2]);
});
