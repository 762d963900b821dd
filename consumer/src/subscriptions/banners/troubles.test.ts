import type { Subscription } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { troublesOf } from './troubles.ts';

const now = Date.UTC(2026, 10, 21);
const held = (more: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  status: 'active',
  items: [{ priceId: 'price-uk-library-month' }],
  cancel_at_period_end: false,
  trial_end: null,
  current_period_end: '2026-12-15T08:00:00.000Z',
  couponId: null,
  next_charge: { at: '2026-12-15T08:00:00.000Z', amount: 899, currency: 'gbp' },
  ...more,
});
const card = (exp_month: number, exp_year: number) => ({ id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month, exp_year } });

test('nothing is wrong while everything runs', () => {
  expect(troublesOf([held()], [card(12, 2040)], 'pm_1', now)).toEqual([]);
});

test.each(['card_declined', 'card_expired', 'authentication_required'] as const)('a payment that is past due says why: %s', (reason) => {
  const subscription = held({ status: 'past_due', past_due_reason: reason });
  expect(troublesOf([subscription], [card(12, 2040)], 'pm_1', now)).toEqual([{ kind: 'pastDue', subscription, reason }]);
});

test('a charged card that ends within 30 days is told, any other is not', () => {
  expect(troublesOf([held()], [card(11, 2026)], 'pm_1', now)).toEqual([{ kind: 'expiring', card: card(11, 2026) }]);
  expect(troublesOf([held()], [card(12, 2026)], 'pm_1', now)).toEqual([]);
  expect(troublesOf([held()], [card(11, 2026)], 'pm_2', now)).toEqual([]);
});

test('a card that ends is of no account when nothing more is charged', () => {
  expect(troublesOf([held({ next_charge: null })], [card(11, 2026)], 'pm_1', now)).toEqual([]);
});

test('a payment that is past due comes before a card that ends', () => {
  const subscription = held({ status: 'past_due', past_due_reason: 'card_expired' });
  expect(troublesOf([subscription], [card(11, 2026)], 'pm_1', now)).toHaveLength(1);
});
