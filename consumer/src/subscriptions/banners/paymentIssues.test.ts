import type { Subscription } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { type PaymentMeans, paymentIssuesOf } from './paymentIssues.ts';

const now = Date.UTC(2026, 10, 21);
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
const card = (exp_month: number, exp_year: number) => ({ id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month, exp_year } });
const means = (cards: PaymentMeans['cards'], defaultCard?: string, balance = 0): PaymentMeans => ({ cards, defaultCard, balance });

test('active subscriptions with a valid card have no payment issues', () => {
  expect(paymentIssuesOf([held()], means([card(12, 2040)], 'pm_1'), now)).toEqual([]);
});

test.each(['card_declined', 'card_expired', 'authentication_required'] as const)('a past-due payment has the reason %s', (reason) => {
  const subscription = held({ status: 'past_due', past_due_reason: reason });
  expect(paymentIssuesOf([subscription], means([card(12, 2040)], 'pm_1'), now)).toEqual([{ kind: 'pastDue', subscription, reason }]);
});

test('only a default card that expires within 30 days is a payment issue', () => {
  expect(paymentIssuesOf([held()], means([card(11, 2026)], 'pm_1'), now)).toEqual([{ kind: 'expiring', card: card(11, 2026) }]);
  expect(paymentIssuesOf([held()], means([card(12, 2026)], 'pm_1'), now)).toEqual([]);
});

test('an expiring card is not a payment issue if nothing more is charged', () => {
  expect(paymentIssuesOf([held({ next_charge: null })], means([card(11, 2026)], 'pm_1'), now)).toEqual([]);
});

test('a past-due payment comes before an expiring card', () => {
  const subscription = held({ status: 'past_due', past_due_reason: 'card_expired' });
  expect(paymentIssuesOf([subscription], means([card(11, 2026)], 'pm_1'), now)).toHaveLength(1);
});

test('a charge to come without a card is a payment issue, unless gift cards cover it or the cards are still loading', () => {
  const charge = held().next_charge;
  expect(paymentIssuesOf([held({ next_charge: null }), held()], means([]), now)).toEqual([{ kind: 'noCard', charge }]);
  expect(paymentIssuesOf([held()], means([], undefined, 899), now)).toEqual([]);
  expect(paymentIssuesOf([held()], means(undefined), now)).toEqual([]);
  expect(paymentIssuesOf([held({ next_charge: null })], means([]), now)).toEqual([]);
});
