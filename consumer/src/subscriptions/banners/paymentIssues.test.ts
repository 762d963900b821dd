import type { Subscription } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { paymentIssuesOf } from './paymentIssues.ts';

const held = (more: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  status: 'active',
  items: [{ priceId: 'price-uk-library-month' }],
  cancel_at_period_end: false,
  trial_end: null,
  current_period_end: '2026-12-15T08:00:00.000Z',
  ends_at: '2026-12-15T08:00:00.000Z',
  couponId: null,
  next_charge: { at: '2026-12-15T08:00:00.000Z', amount: 899, tax: 150, discount: 0, currency: 'gbp', from_balance: 0 },
  balance_coverage: null,
  card_needed_at: null,
  ...more,
});
const card = { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2026 } };
const at = '2026-12-15T08:00:00.000Z';

test('active subscriptions without a problem have no payment issues', () => {
  expect(paymentIssuesOf([held()], card)).toEqual([]);
});

test.each(['card_declined', 'card_expired', 'authentication_required'] as const)('a past-due payment has the reason %s', (reason) => {
  const subscription = held({ status: 'past_due', past_due_reason: reason });
  expect(paymentIssuesOf([subscription], card)).toEqual([{ kind: 'pastDue', subscription, reason }]);
});

test('an expiring card is an issue from the day that the service names, with the first charge that fails', () => {
  const later = held({ id: 'sub_2', card_problem_at: '2027-01-15T08:00:00.000Z' });
  expect(paymentIssuesOf([later, held({ card_problem_at: at })], card)).toEqual([{ kind: 'expiring', card, at }]);
  expect(paymentIssuesOf([held({ card_problem_at: at })], undefined)).toEqual([]);
});

test('a past-due payment comes before an expiring card', () => {
  const subscription = held({ status: 'past_due', past_due_reason: 'card_expired' });
  expect(paymentIssuesOf([subscription, held({ card_problem_at: at })], card)).toHaveLength(1);
});
