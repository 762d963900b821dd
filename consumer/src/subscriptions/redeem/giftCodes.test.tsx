import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakePayment, fakePayment, heldSubscription, savedCard } from '../../payment/testing/fakePayment.ts';
import { openPage } from '../../testing/openPage.tsx';

const family = [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian' as const, active: true }];
const redemption = 'POST /payment/gift-cards/redemptions';

let payment: FakePayment;
beforeEach(() => {
  payment = fakePayment();
  payment.methods = [savedCard('pm_1', '4242')];
  payment.defaultCard = 'pm_1';
  vi.stubGlobal('fetch', payment.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const open = (path: string) => openPage(path, { realm: 'uk', organizations: family, answer: payment.answer });
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

describe('the discount field', () => {
  test.each(['/payment?price=price-uk-library-month', '/subscriptions'])('it redeems the code of a gift card on %s', async (path) => {
    if (path === '/subscriptions') payment.subscriptions = [heldSubscription()];
    await open(path);
    await type('Discount code', ' gift-uk-7q4m-2kxd{Enter}');
    expect(await screen.findByText('Redeemed. Your balance is £26.97. We use it before charging your card.')).toBeVisible();
    expect(payment.bodies.at(payment.requests.indexOf(redemption))).toEqual({ code: 'GIFT-UK-7Q4M-2KXD' });
    expect(screen.getByLabelText('Discount code')).toHaveValue('');
  });

  test('what a redeemed gift card pays of the order is shown', async () => {
    await open('/payment?price=price-uk-library-month');
    await type('Discount code', 'GIFT-UK-7Q4M-2KXD{Enter}');
    expect(await screen.findByText(/^Your gift card balance pays the first 3 charges in full/)).toBeVisible();
  });

  test('it says why the code of a gift card was not redeemed', async () => {
    payment.errors.set(redemption, { status: 409, name: 'ConflictError' });
    await open('/payment?price=price-uk-library-month');
    await type('Discount code', 'GIFT-UK-USED{Enter}');
    await vi.waitFor(() =>
      expect(screen.getByLabelText('Discount code')).toHaveAccessibleDescription('This gift card has been redeemed already.'),
    );
  });

  test('it says before that another code takes the place of the present one', async () => {
    const next_charge = { at: '2026-12-05T08:00:00.000Z', amount: 719, tax: 120, discount: 180, currency: 'gbp', from_balance: 0 };
    payment.subscriptions = [heldSubscription({ couponId: 'WELCOME20', next_charge })];
    await open('/subscriptions');
    expect(await screen.findByLabelText('Discount code')).toHaveAccessibleDescription(
      'WELCOME20 takes £1.80 off each charge. Another code replaces it, even one that takes off less.',
    );
  });
});

describe('the page of gift cards', () => {
  test('a family that is logged in redeems its code there', async () => {
    await open('/gift-card');
    await type('Code of the gift card', 'GIFT-UK-7Q4M-2KXD{Enter}');
    expect(await screen.findByText(/^Redeemed\. Your balance is £26\.97\./)).toBeVisible();
  });

  test('a visitor is led to the login and the sign-up, which keep the code', async () => {
    await openPage('/gift-card', { realm: 'uk', session: 'anonymous', answer: payment.answer });
    await type('Code of the gift card', 'gift-uk-7q4m-2kxd{Enter}');
    expect(await screen.findByText('Log in or create an account to redeem the gift card GIFT-UK-7Q4M-2KXD.')).toBeVisible();
  });

  test('a code that was typed before the session ended is there after the login', async () => {
    const { session } = await open('/gift-card');
    const signedIn = session.getSnapshot();
    await type('Code of the gift card', 'GIFT-UK-7Q4M');
    await session.expire();
    session.become(signedIn);
    await vi.waitFor(() => expect(screen.getByLabelText('Code of the gift card')).toHaveValue('GIFT-UK-7Q4M'));
  });
});

describe('the sign-up', () => {
  const signUp = async () => {
    await openPage('/signup', { realm: 'uk', session: 'anonymous', organizations: family, answer: payment.answer });
    await type('First name', 'Maja');
    await type('Last name', 'Holm');
    await type('Email', 'maja@example.com');
    await type('Password', 'a long sentence');
    await type('Repeat the password', 'a long sentence');
    await type('Code of a gift card (optional)', 'gift-uk-7q4m-2kxd');
    await userEvent.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create account and continue' }));
  };

  test('a code in hand is redeemed as soon as the account exists', async () => {
    await signUp();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
    expect(payment.requests).toContain(redemption);
    expect(payment.balance).toBe(2697);
  });

  test('a code that could not be redeemed is kept on the page of the gift card', async () => {
    payment.errors.set(redemption, { status: 404, name: 'not_found' });
    await signUp();
    expect(await screen.findByRole('heading', { level: 1, name: 'Redeem a gift card' })).toBeVisible();
    expect(screen.getByLabelText('Code of the gift card')).toHaveValue('gift-uk-7q4m-2kxd');
  });
});
