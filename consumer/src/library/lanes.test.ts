import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';

test('no more than so many run at a time, in the order they came, and a failure frees its lane', async () => {
  const inLane = createLanes(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) =>
    inLane(async () => {
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
