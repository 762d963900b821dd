import { expect, test } from 'vitest';
import { projectCoverage } from './coverage.ts';

const start = Date.UTC(2026, 0, 31);
const monthly = { id: 'monthly', at: start, amount: 100, interval: 'month', anchor: start, zone: 'UTC' } as const;
const yearly = {
  id: 'yearly',
  at: Date.UTC(2026, 1, 1),
  amount: 250,
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
