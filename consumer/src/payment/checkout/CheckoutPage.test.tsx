import type { FakeShellOptions } from '@realmkit/shell/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/openPage.tsx';
import { type FakePayment, fakePayment, heldSubscription, savedCard } from '../testing/fakePayment.ts';

const family = [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian' as const, active: true }];
const order = '/payment?price=price-uk-library-month';

let payment: FakePayment;

beforeEach(() => {
  payment = fakePayment();
  vi.stubGlobal('fetch', payment.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const open = (path = order, options: FakeShellOptions = {}) =>
  openPage(path, { realm: 'uk', organizations: family, answer: payment.answer, ...options });

async function typeCard(number: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry date'), '1240');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
}
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /^I agree to the terms/ }));
const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Order and pay' }));

describe('the order of a plan', () => {
  test('the order shows price, period, tax, trial end and first charge before a card is entered', { tags: ['shell §2.38'] }, async () => {
    await open();
    expect(
      await screen.findByText(/Free until 5 December 2026\. Then £8\.99 per month is charged, for the first time on 5 December 2026/),
    ).toBeVisible();
    expect(screen.getByText('Of which VAT: £1.50')).toBeVisible();
    await screen.findByLabelText('Card number');
    // The card fields are prepared; nothing is ordered or paid.
    expect(payment.requests).toEqual(['POST /payment/client-secret']);
  });

  test('the order leads back to the subscriptions', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Subscriptions' })).toHaveAttribute('href', '/subscriptions');
  });

  test('the order says that no money moves in test mode', async () => {
    await open();
    expect(await screen.findByText(/^Test mode: no money moves\./)).toBeVisible();
  });

  test('an order with a new card saves the card as the default, subscribes and shows the next charge', {
    tags: ['shell §0.5', 'shell §1.25', 'shell §7 Payment service.31'],
  }, async () => {
    await open();
    await typeCard('4242424242424242');
    await agree();
    await pay();
    expect(await screen.findByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
    expect(screen.getByText(/^Free until 5 December 2026\. Then £8\.99 per month/)).toBeVisible();
    expect(payment.requests).toEqual(['POST /payment/client-secret', 'confirm seti_1', 'PUT /payment/me', 'POST /payment/subscriptions']);
  });

  test('the order sends the version of the terms that was shown with the consent', async () => {
    payment.methods = [savedCard('pm_1', '4242')];
    payment.defaultCard = 'pm_1';
    await open();
    expect(await screen.findByRole('link', { name: 'Read the terms of 27 November 2026' })).toHaveAttribute('href', '/legal/terms');
    await agree();
    await pay();
    await screen.findByText('Thank you! Your subscription to Library has begun.');
    expect(payment.bodies).toMatchObject([{ priceId: 'price-uk-library-month', termsVersion: '2026-11-27' }]);
  });

  test('an order that the gift card balance pays says until when, needs no card and offers one', async () => {
    payment.balance = 2697;
    await open();
    expect(
      await screen.findByText(/^Your gift card balance pays the first 3 charges in full, until 5 March 2027\. From then on/),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No card: with my gift card balance, until 5 March 2027' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Add a card' })).toBeVisible();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await agree();
    await pay();
    expect(await screen.findByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
    expect(payment.requests).toEqual(['POST /payment/subscriptions']);
  });

  test('an order that the gift card balance pays in part shows both parts and needs a card', async () => {
    payment.balance = 500;
    await open();
    expect(
      await screen.findByText('Your gift card balance pays £5.00 of the first charge. We charge the other £3.99 to your card.'),
    ).toBeVisible();
    expect(await screen.findByLabelText('Card number')).toBeVisible();
  });

  test('an order without consent is not sent and focuses the checkbox', async () => {
    await open();
    await typeCard('4242424242424242');
    await pay();
    expect(await screen.findByText('Agree to this to go on.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^I agree to the terms/ })).toHaveFocus();
    expect(payment.requests).not.toContain('confirm seti_1');
  });

  test('a double click on the order button makes one subscription', async () => {
    await open();
    await typeCard('4242424242424242');
    await agree();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Order and pay' }));
    await screen.findByText('Thank you! Your subscription to Library has begun.');
    expect(payment.requests.filter((call) => call === 'POST /payment/subscriptions')).toHaveLength(1);
  });

  test('an order with the saved card needs no other card', async () => {
    payment.methods = [savedCard('pm_1', '4242')];
    payment.defaultCard = 'pm_1';
    await open();
    await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12/40' });
    await agree();
    await pay();
    await screen.findByText('Thank you! Your subscription to Library has begun.');
    expect(payment.requests).toEqual(['POST /payment/subscriptions']);
  });

  const useCoupon = async (code: string) => {
    const field = await screen.findByLabelText('Discount code');
    await userEvent.clear(field);
    await userEvent.type(field, code);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  };

  test('a valid coupon reduces the price of the order', async () => {
    await open();
    await useCoupon('welcome20');
    expect(await screen.findByText(/Then £7\.19 per month/)).toBeVisible();
    expect(screen.getByLabelText('Discount code')).toHaveAccessibleDescription(
      'Discount code WELCOME20 applied. It lowers every charge, also after a change of plan.',
    );
  });

  test.each([
    ['nope', /^Invalid Coupon! There is no such code\./],
    ['summer2020', /^Invalid Coupon! This code has expired\./],
    ['used', /^Invalid Coupon! You have already used this code/],
  ])('the invalid coupon %s shows the reason and leaves the full price', { tags: ['shell §5.27', 'admin §8.26'] }, async (code, words) => {
    payment.methods = [savedCard('pm_1', '4242')];
    await open();
    await useCoupon(code);
    await vi.waitFor(() => expect(screen.getByLabelText('Discount code')).toHaveAccessibleDescription(words));
    expect(screen.getByText(/Then £8\.99 per month/)).toBeVisible();
    await agree();
    await pay();
    await screen.findByText('Thank you! Your subscription to Library has begun.');
    expect(payment.bodies.at(-1)).toMatchObject({ priceId: 'price-uk-library-month', termsVersion: '2026-11-27' });
  });

  test('an order is not offered until its terms can be loaded', async () => {
    payment.errors.set('GET /payment/subscription-preview', { status: 403, name: 'forbidden' });
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Order and pay' })).toBeNull();
    payment.errors.clear();
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Order and pay' })).toBeVisible();
  });

  test('an order keeps the coupon, but neither the card nor the consent, when the session ends', async () => {
    const { session } = await open();
    const signedIn = session.getSnapshot();
    await userEvent.type(await screen.findByLabelText('Discount code'), 'welcome20');
    await typeCard('4242424242424242');
    await agree();
    await session.expire();
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    session.become(signedIn);
    expect(await screen.findByLabelText('Discount code')).toHaveValue('welcome20');
    expect(screen.getByText('This is a draft from before. It is not saved yet.')).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: /^I agree to the terms/ })).not.toBeChecked();
    expect(screen.getByLabelText('Card number')).toHaveValue('');
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toMatch(/4242\D?4242/);
    await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
    expect(screen.getByLabelText('Discount code')).toHaveValue('');
    expect(screen.queryByText(/^This is a draft/)).toBeNull();
  });

  test('an order whose subscription fails is retried with the saved card, which is not saved again', async () => {
    payment.errors.set('POST /payment/subscriptions', { status: 400, name: 'ValidationError' });
    await open();
    await typeCard('4242424242424242');
    await agree();
    await pay();
    expect(await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12/40' })).toBeChecked();
    expect(screen.getByText('The subscription could not begin. Your card is saved. Try again.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    payment.errors.clear();
    await pay();
    await screen.findByText('Thank you! Your subscription to Library has begun.');
    expect(payment.requests.filter((call) => call.startsWith('confirm'))).toHaveLength(1);
  });

  test('an order of a plan that is already subscribed to is not offered', async () => {
    payment.subscriptions = [heldSubscription()];
    await open();
    expect(await screen.findByText('You already have this plan.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order and pay' })).toBeNull();
  });

  test('an order beside a running plan is not offered, and links to the change of that plan', async () => {
    payment.subscriptions = [heldSubscription()];
    await open('/payment?price=price-uk-library-year');
    expect(await screen.findByText(/^You already have a plan: Library, £8\.99 per month \(Free trial\)\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/payment?change=sub_1&price=price-uk-library-year');
    expect(screen.queryByRole('button', { name: 'Order and pay' })).toBeNull();
  });

  test('Enter in a card field sends the order', async () => {
    await open();
    await agree();
    await typeCard('4242424242424242');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
  });

  test('a card that could not be made the default is not saved a second time by the retry', async () => {
    payment.methods = [savedCard('pm_1', '1881')];
    payment.defaultCard = 'pm_1';
    payment.errors.set('PUT /payment/me', { status: 400, name: 'ValidationError' });
    await open('/payment');
    await typeCard('4242424242424242');
    await userEvent.click(screen.getByRole('button', { name: 'Save the card' }));
    expect(await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12/40' })).toBeChecked();
    payment.errors.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Save the card' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    expect(payment.requests.filter((call) => call.startsWith('confirm'))).toHaveLength(1);
    expect(payment.defaultCard).toBe('pm_new');
  });

  test('an order of an unknown plan links to the offer', async () => {
    await open('/payment?price=price-uk-none');
    expect(await screen.findByText('There is no such plan. Choose one from the offer.')).toBeVisible();
  });
});

describe('the payment of an open charge', () => {
  beforeEach(() => {
    payment.subscriptions = [heldSubscription({ status: 'past_due', past_due_reason: 'card_declined' })];
    payment.methods = [savedCard('pm_2', '4444'), savedCard('pm_1', '4242')];
    payment.defaultCard = 'pm_1';
  });

  test('an open charge is paid with any saved card, by a click alone', async () => {
    await open('/payment?pay=sub_1');
    await userEvent.click(await screen.findByRole('radio', { name: 'Visa ending in 4444, expires 12/40' }));
    expect(payment.requests.filter((call) => !call.endsWith('client-secret'))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Pay £8.99 now' }));
    expect(await screen.findByText('Paid. Your subscription continues.')).toBeVisible();
    expect(payment.requests.filter((call) => !call.endsWith('client-secret'))).toEqual([
      'PUT /payment/me',
      'POST /payment/subscriptions/sub_1/payments',
    ]);
  });

  test('a charge that is declined again says so and keeps the page', async () => {
    const attributes = [{ attribute: 'card', reason: 'card_declined' }];
    payment.errors.set('POST /payment/subscriptions/sub_1/payments', { status: 402, name: 'PaymentFailedError', attributes });
    await open('/payment?pay=sub_1');
    await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12/40' });
    await userEvent.click(screen.getByRole('button', { name: 'Pay £8.99 now' }));
    expect(await screen.findByText(/^Your bank has declined the card\./)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Another card' })).toBeVisible();
  });

  test('nothing is asked for a subscription that has been paid', async () => {
    payment.subscriptions = [heldSubscription({ status: 'active' })];
    await open('/payment?pay=sub_1');
    expect(await screen.findByText('There is nothing to pay.')).toBeVisible();
  });
});

describe('a change of plan', () => {
  const now = { at: '2026-11-21T08:00:00.000Z', amount: 8541, tax: 1424, discount: 0, currency: 'gbp', from_balance: 0 };
  const confirmChange = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  beforeEach(() => {
    payment.subscriptions = [heldSubscription({ status: 'active', trial_end: null })];
    payment.methods = [savedCard('pm_1', '4242')];
    payment.defaultCard = 'pm_1';
  });

  test('a dearer plan shows what is charged now and next, and sends the sum that was shown', async () => {
    payment.planChange = { ...payment.planChange, charge_now: now, credit: 449 };
    await open('/payment?change=sub_1');
    expect(screen.queryByRole('button', { name: 'Order and pay' })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: /^Library .*per year/ }));
    expect(await screen.findByText('£85.41')).toBeVisible();
    expect(screen.getByText('The unused days of your present plan have reduced the price by £4.49.')).toBeVisible();
    expect(screen.getByText('£89.90 on 5 December 2026')).toBeVisible();
    await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12/40' });
    await confirmChange('Order and pay');
    expect(await screen.findByText('Your plan has been changed.')).toBeVisible();
    expect(payment.bodies.at(-1)).toMatchObject({ priceId: 'price-uk-library-year', amount: 8541 });
    // The preview of the plan that runs now would be refused.
    expect(payment.previews).toEqual(['price-uk-library-year']);
  });

  test('a sum that has changed meanwhile is not charged, and the new one is shown', async () => {
    payment.planChange = { ...payment.planChange, charge_now: now, credit: 449 };
    const conflict = { status: 409, name: 'ConflictError', attributes: [{ attribute: 'amount', reason: 'const' }] };
    payment.errors.set('POST /payment/subscriptions/sub_1/plan-changes', conflict);
    await open('/payment?change=sub_1&price=price-uk-library-year');
    await screen.findByRole('radio', { name: 'Visa ending in 4242, expires 12/40' });
    payment.planChange = { ...payment.planChange, charge_now: { ...now, amount: 8571 } };
    await confirmChange('Order and pay');
    expect(await screen.findByText(/^The amount has changed in the meantime\. Nothing has been charged\./)).toBeVisible();
    expect(await screen.findByText('£85.71')).toBeVisible();
    expect(payment.bodies).toMatchObject([{ priceId: 'price-uk-library-year', amount: 8541 }]);
  });

  test('a cheaper plan is confirmed without a card, waits for the end of the period and can be taken back', async () => {
    payment.subscriptions = [heldSubscription({ status: 'active', trial_end: null, items: [{ priceId: 'price-uk-library-year' }] })];
    await open('/payment?change=sub_1&price=price-uk-library-month');
    expect(await screen.findByText(/^On 5 December 2026\. Until then you keep the plan/)).toBeVisible();
    expect(screen.getByText('Nothing is charged today.')).toBeVisible();
    await confirmChange('Change plan');
    expect(await screen.findByText('From 5 December 2026: Library, £8.99 per month')).toBeVisible();
    await confirmChange('Keep the present plan');
    expect(await screen.findByText('Your plan stays as it is.')).toBeVisible();
    expect(payment.bodies).toMatchObject([
      { priceId: 'price-uk-library-month', amount: 0 },
      { priceId: 'price-uk-library-year', amount: 0 },
    ]);
  });

  test('a plan whose charge is open is paid before it is changed', async () => {
    payment.subscriptions = [heldSubscription({ status: 'past_due' })];
    await open('/payment?change=sub_1');
    expect(await screen.findByText(/^A payment is still open\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/payment?pay=sub_1');
  });
});

describe('a declined card', () => {
  test.each<[string, RegExp]>([
    ['4000000000000002', /^Your bank has declined the card\./],
    ['4000000000009995', /^There is not enough money on the card\./],
    ['4000000000000127', /^The security code is wrong\./],
    ['4000000000000069', /^The card has expired\./],
    ['4000000000000119', /^The card provider could not process the card\./],
    ['4111111111111111', /^The card number is not known\./],
  ])('the declined card %s shows the reason, and another card can be used', async (number, words) => {
    await open();
    await typeCard(number);
    await agree();
    await pay();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    await userEvent.clear(screen.getByLabelText('Card number'));
    await userEvent.type(screen.getByLabelText('Card number'), '4242424242424242');
    await pay();
    expect(await screen.findByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
  });

  test('a card that is not filled in shows the errors of all its fields at once', async () => {
    await open();
    await userEvent.type(await screen.findByLabelText('Card number'), '4242');
    await agree();
    await pay();
    expect(await screen.findByText('Check the card number.')).toBeVisible();
    const summary = await screen.findByRole('group', { name: 'Some fields need your attention' });
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(payment.requests).not.toContain('confirm seti_1');
  });
});

describe('a bank that requires authentication', () => {
  test('a card is accepted when its owner confirms at the bank', async () => {
    await open();
    await typeCard('4000002500003155');
    await agree();
    await pay();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, confirm', hidden: true }));
    expect(await screen.findByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
  });

  test('nothing is ordered when the owner of the card does not confirm at the bank', async () => {
    await open();
    await typeCard('4000002500003155');
    await agree();
    await pay();
    await userEvent.click(await screen.findByRole('button', { name: 'No, refuse', hidden: true }));
    expect(await screen.findByText(/^Your bank could not confirm that it was you\./)).toBeVisible();
    expect(payment.requests).not.toContain('POST /payment/subscriptions');
  });

  test('a redirect of the bank to /signup/success orders nothing by its URL alone', { tags: ['shell §7 Payment service.32'] }, async () => {
    const { left } = await open();
    await typeCard('4000002760003184');
    await agree();
    await pay();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, confirm', hidden: true }));
    await vi.waitFor(() => expect(left[0]).toContain('/signup/success?setup_intent=seti_1&setup_intent_client_secret='));
    expect(payment.requests).not.toContain('POST /payment/subscriptions');
  });
});

describe('a user who may not pay', () => {
  test('a user who acts as another user cannot pay and reads why', async () => {
    await open(order, { tokens: { act: { sub: 'uk-user-1', name: 'Support' } } });
    expect(await screen.findByText(/^Only the user themselves can see and do this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order and pay' })).toBeNull();
  });

  test('a user who is not a guardian cannot pay and is linked to the library', async () => {
    await open(order, { organizations: [{ uid: 'uk-school-2', name: 'School', role: 'employee', active: true }] });
    expect(await screen.findByText(/^Subscriptions are for guardians\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the library' })).toHaveAttribute('href', '/library');
  });
});

describe('a card provider that does not respond', () => {
  afterEach(() => vi.useRealTimers());

  test('a card provider that does not respond within 10 s shows an error and a retry button', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let silent = true;
    const answer = (request: Request) =>
      silent && request.url.endsWith('/payment/configuration') ? new Promise<never>(() => undefined) : payment.answer(request);
    await open(order, { answer });
    await screen.findByLabelText('The card fields are loading');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(screen.queryByText(/^The card provider does not answer\./)).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await screen.findByText(/^The card provider does not answer\. Nothing has been charged\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order and pay' })).toBeNull();
    expect(payment.requests).toEqual([]);
    silent = false;
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Card number')).toBeVisible();
  });
});

test('a card provider that does not match the service shows an error', async () => {
  const answer = async (request: Request) =>
    request.url.endsWith('/configuration') ? Response.json({ livemode: true, provider: 'stripe' }) : payment.answer(request);
  await open(order, { answer });
  expect(await screen.findByText(/Payment isn’t set up correctly here\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Order and pay' })).toBeNull();
  expect(payment.requests).toEqual([]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a payment that the service cannot start says that nothing was charged, once the order is sent', async () => {
  payment.errors.set('POST /payment/client-secret', { status: 409, name: 'ConflictError' });
  await open();
  await typeCard('4242424242424242');
  await vi.waitFor(() => expect(payment.requests).toContain('POST /payment/client-secret'));
  const message = 'The payment could not begin. Nothing has been charged. Try again.';
  expect(screen.queryByText(message)).toBeNull();
  await agree();
  await pay();
  expect(await screen.findByText(message)).toBeVisible();
  expect(payment.requests).not.toContain('confirm seti_1');
  expect(payment.requests).not.toContain('POST /payment/subscriptions');
});
