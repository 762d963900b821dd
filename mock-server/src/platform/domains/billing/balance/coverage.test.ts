import { expect, test } from 'vitest';
import { projectCoverage, splitCharge } from './coverage.ts';

const start = Date.UTC(2026, 0, 31);
const monthly = {
  id: 'monthly',
  at: start,
  following: Date.UTC(2026, 1, 28),
  amount: 100,
  minimum: 0,
  interval: 'month',
  anchor: start,
  zone: 'UTC',
} as const;
const yearly = {
  id: 'yearly',
  at: Date.UTC(2026, 1, 1),
  following: Date.UTC(2027, 1, 1),
  amount: 250,
  minimum: 0,
  interval: 'year',
  anchor: Date.UTC(2026, 1, 1),
  zone: 'UTC',
} as const;

test('a balance pays whole charges until the day of the first one that it does not', () => {
  expect(projectCoverage(350, [monthly], false).get('monthly')).toEqual({ fromBalance: 100, charges: 3, until: Date.UTC(2026, 3, 30) });
  expect(projectCoverage(99, [monthly], false).get('monthly')).toEqual({ fromBalance: 99, charges: 0, until: start });
});

test('two subscriptions share a balance in the order of their charges', () => {
  const coverage = projectCoverage(350, [yearly, monthly], true);
  expect([coverage.get('monthly')?.charges, coverage.get('yearly')?.charges]).toEqual([1, 1]);
});

test('without a card a charge that the balance does not pay in full leaves it to the other subscription', () => {
  const charges = (hasCard: boolean) => projectCoverage(240, [monthly, yearly], hasCard).get('monthly')?.charges;
  expect([charges(false), charges(true)]).toEqual([2, 1]);
});

test('a charge that is retried late is followed by the one of its period, not by one a month after the attempt', () => {
  const retried = { ...monthly, at: Date.UTC(2026, 1, 8), following: Date.UTC(2026, 1, 28) };
  expect(projectCoverage(250, [retried], false).get('monthly')).toMatchObject({ charges: 2, until: Date.UTC(2026, 2, 31) });
});

test.each([
  ['the balance pays first, the card the rest', 9900, 5000, { fromBalance: 5000, fromCard: 4900, waived: 0 }],
  ['a card pays its smallest amount, and the balance so much less', 9900, 9800, { fromBalance: 9600, fromCard: 300, waived: 0 }],
  ['a balance that pays everything asks no card', 9900, 9900, { fromBalance: 9900, fromCard: 0, waived: 0 }],
  ['a balance pays a sum that is too small for a card', 200, 200, { fromBalance: 200, fromCard: 0, waived: 0 }],
  ['a sum that is too small for a card is charged to nobody', 200, 150, { fromBalance: 0, fromCard: 0, waived: 200 }],
  ['the smallest amount itself is charged', 300, 150, { fromBalance: 0, fromCard: 300, waived: 0 }],
])('%s', (_rule, amount, balance, parts) => {
  expect(splitCharge(amount, balance, 300)).toEqual(parts);
});

test('a card that pays its smallest amount leaves the rest of the balance to the next charge', () => {
  const monthlyByCard = { ...monthly, minimum: 30 };
  expect(projectCoverage(90, [monthlyByCard], true).get('monthly')).toEqual({ fromBalance: 70, charges: 0, until: start });
});
