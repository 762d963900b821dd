import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';
import { type FakePayment, fakePayment, heldSubscription, savedCard, termsOf } from '../testing/fakePayment.ts';

const family = [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian' as const, active: true }];
const call = 'POST /payment/subscriptions/sub_1/payments';
const open_invoice = {
  id: 'in_1',
  number: 'UK-000001',
  amount: 899,
  tax: 150,
  from_balance: 0,
  currency: 'gbp',
  period_start: '2026-12-05T08:00:00.000Z',
  period_end: '2027-01-05T08:00:00.000Z',
};

let payment: FakePayment;
beforeEach(() => {
  payment = fakePayment();
  vi.stubGlobal('fetch', payment.fetch);
  payment.subscriptions = [heldSubscription({ status: 'past_due', past_due_reason: 'authentication_required', open_invoice })];
  payment.methods = [savedCard('pm_1', '3184')];
  payment.defaultCard = 'pm_1';
});
afterEach(() => vi.unstubAllGlobals());

const openPayment = () => openPage('/payment?pay=sub_1', { realm: 'uk', organizations: family, answer: payment.answer });
const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay £8.99 now' }));
/** Lets the bank ask the owner of the card about the next charge. */
const bankAsks = () =>
  payment.errors.set(call, {
    status: 402,
    name: 'PaymentFailedError',
    attributes: [{ attribute: 'card', reason: 'authentication_required' }],
    client_secret: 'pi_1_secret_x',
  });

test('a bank that asks is answered for this charge with the saved card, which then pays', async () => {
  bankAsks();
  await openPayment();
  expect(await screen.findByRole('radio', { name: /^Visa ending in 3184/ })).toBeChecked();
  await pay();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, confirm', hidden: true }));
  expect(await screen.findByText('Paid. Your subscription continues.')).toBeVisible();
  expect(payment.requests).toEqual([call, 'retrieve pi_1', 'authenticate pi_1', call]);
  expect(payment.bodies).toEqual([{ expected: termsOf(899) }, {}]);
});

test('an owner who does not confirm reads that, not that the card was declined, and can try again', async () => {
  bankAsks();
  await openPayment();
  await pay();
  await userEvent.click(await screen.findByRole('button', { name: 'No, refuse', hidden: true }));
  expect(await screen.findByText(/^Your bank could not confirm that it was you\./)).toBeVisible();
  await pay();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, confirm', hidden: true }));
  expect(await screen.findByText('Paid. Your subscription continues.')).toBeVisible();
});

test.each([
  ['card_declined', /^Your bank has declined the card\./],
  ['card_expired', /^The card has expired\./],
])('a charge that failed for %s says so', async (reason, words) => {
  payment.errors.set(call, { status: 402, name: 'PaymentFailedError', attributes: [{ attribute: 'card', reason }] });
  await openPayment();
  await pay();
  expect(await screen.findByText(words)).toBeVisible();
});

test('what is open on a cancelled plan can be paid, although it has no next charge', async () => {
  payment.subscriptions = [heldSubscription({ status: 'past_due', cancel_at_period_end: true, next_charge: null, open_invoice })];
  await openPayment();
  await pay();
  expect(await screen.findByText(/^Paid\. Your subscription ends on /)).toBeVisible();
});

test('what the gift card balance pays asks for no card', async () => {
  payment.subscriptions = [heldSubscription({ status: 'past_due', open_invoice: { ...open_invoice, from_balance: 899 } })];
  await openPayment();
  expect(await screen.findByText('£8.99 of it comes from your gift cards.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await pay();
  expect(await screen.findByText('Paid. Your subscription continues.')).toBeVisible();
});
