import type { FakeShellOptions } from '@realmkit/shell/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';
import { type FakePayment, fakePayment, heldSubscription } from '../testing/fakePayment.ts';

const family = [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian' as const, active: true }];
let payment: FakePayment;
beforeEach(() => {
  payment = fakePayment();
  vi.stubGlobal('fetch', payment.fetch);
});
afterEach(() => vi.unstubAllGlobals());
const open = (path: string, options: FakeShellOptions = {}) =>
  openPage(path, { realm: 'uk', organizations: family, answer: payment.answer, ...options });

test('who pays by the month reads at the change of plan what the year saves', async () => {
  payment.subscriptions = [heldSubscription({ status: 'active', trial_end: null })];
  await open('/payment?change=sub_1');
  expect(await screen.findByRole('radio', { name: /^Library .*£89\.90 per year/ })).toBeVisible();
  expect(screen.getByText('Save £17.98 a year')).toBeVisible();
});

test('the change of plan names the prices that the coupon of the plan leaves', async () => {
  payment.subscriptions = [heldSubscription({ status: 'active', trial_end: null, couponId: 'WELCOME20', percent_off: 20 })];
  await open('/payment?change=sub_1');
  expect(await screen.findByText('Your plan now: Library, £7.19 per month')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Library .*£71\.92 per year/ })).toBeVisible();
  expect(screen.getByText('Save £14.36 a year')).toBeVisible();
});

test.each([
  ['Pacific/Honolulu', '4 December 2026'],
  ['Pacific/Auckland', '5 December 2026'],
])('a family of %s reads the day of its first charge as its mails say it', async (time_zone, date) => {
  await open('/payment?price=price-uk-library-month', { me: { time_zone } });
  expect(await screen.findByText(new RegExp(`^Free until ${date}`))).toBeVisible();
});

test.each([
  [{ tax: 66, from_balance: 500 }, 'Of which VAT on what your card pays: £0.66'],
  [{ tax: 150, from_balance: 0 }, 'Of which VAT: £1.50'],
  [{ tax: 0, from_balance: 899 }, undefined],
])('a charge with %o states the tax of what the card pays', async (part, text) => {
  const next_charge = { at: '2026-12-05T08:00:00.000Z', amount: 899, discount: 0, currency: 'gbp', ...part };
  payment.subscriptions = [heldSubscription({ status: 'active', trial_end: null, next_charge })];
  await open('/subscriptions');
  expect(await screen.findByText('Next charge: £8.99 on 5 December 2026')).toBeVisible();
  if (text) expect(screen.getByText(text)).toBeVisible();
  else expect(screen.queryByText(/^Of which VAT/)).toBeNull();
});

test('an overdue plan says that its open charge stays, and takes no coupon', async () => {
  payment.subscriptions = [heldSubscription({ status: 'past_due', trial_end: null, past_due_reason: 'card_declined' })];
  await open('/subscriptions');
  expect(await screen.findByText(/^The open payment keeps its amount\. A discount code counts from the next period/)).toBeVisible();
  expect(screen.queryByLabelText('Discount code')).toBeNull();
});
