import { expect, test } from 'vitest';
import { priceOfUsedDays } from './usedDays.ts';

const day = 24 * 3_600_000;
const month = { start: 0, end: 30 * day, price: 999 };

test.each([
  ['nothing before the first paid day', -3 * day, 0],
  ['nothing on the first day', day - 1, 0],
  ['a day once it is over, rounded down', day, 33],
  ['days that are over, not the one that has begun', 10.9 * day, 333],
  ['the whole price where the period is over', 30 * day, 999],
  ['never more than the price', 300 * day, 999],
])('used days cost %s', (_case, until, cost) => {
  expect(priceOfUsedDays(month, until)).toBe(cost);
});

test('used days of a year cost a share of the year', () => {
  expect(priceOfUsedDays({ start: 0, end: 365 * day, price: 9990 }, 13 * day)).toBe(355);
});
