import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakePayment, fakePayment } from '../payment/testing/fakePayment.ts';
import { openPage } from '../testing/openPage.tsx';

let payment: FakePayment;
beforeEach(() => {
  payment = fakePayment();
  vi.stubGlobal('fetch', payment.fetch);
  window.localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('scrollTo', () => undefined);
});

const open = (path = '/gift-card') => openPage(path, { realm: 'uk', session: 'anonymous', answer: payment.answer });

async function fillIn(): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText('How many'), '2');
  await userEvent.type(screen.getByLabelText('Your name'), 'Maja Holm');
  await userEvent.type(screen.getByLabelText('Your email address'), 'maja@example.com');
  await userEvent.type(screen.getByLabelText('Greeting (optional)'), 'Read well!');
}
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Go on to payment' }));
async function pay(number: string): Promise<void> {
  const field = await screen.findByLabelText('Card number');
  await userEvent.clear(field);
  await userEvent.type(field, number);
  if (screen.getByLabelText<HTMLInputElement>('Expiry date').value === '') {
    await userEvent.type(screen.getByLabelText('Expiry date'), '1240');
    await userEvent.type(screen.getByLabelText('Security code'), '123');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Order and pay' }));
}

describe('buying a gift card', () => {
  test('is open to anybody: the order shows the mail that it makes, is paid by card and confirmed by the service', async () => {
    await open();
    await fillIn();
    expect(screen.getByText('Hello Maja Holm,')).toBeVisible();
    expect(screen.getAllByText('Read well!')).not.toHaveLength(0);
    expect(screen.getByText(/^Total: £53\.94/)).toBeVisible();
    await goOn();
    await pay('4242424242424242');
    expect(await screen.findByText('Thank you! The gift card is paid and on its way by email.')).toBeVisible();
    expect(payment.bodies[0]).toEqual({
      priceId: 'price-uk-gift',
      quantity: 2,
      name: 'Maja Holm',
      email: 'maja@example.com',
      message: 'Read well!',
    });
  });

  test('that is declined says why, and is tried again with another card on the same order', async () => {
    await open();
    await fillIn();
    await goOn();
    await pay('4000000000000002');
    expect(await screen.findByText(/^Your bank has declined the card\./)).toBeVisible();
    await pay('4242424242424242');
    expect(await screen.findByText('Thank you! The gift card is paid and on its way by email.')).toBeVisible();
    expect(payment.asked.filter((call) => call === 'POST /payment/order')).toHaveLength(1);
  });

  test('keeps the keyboard at what takes the place of the form, and of the payment', async () => {
    await open();
    await fillIn();
    await goOn();
    expect(document.activeElement).toContainElement(await screen.findByRole('region', { name: 'Payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change the order' }));
    expect(document.activeElement).toContainElement(screen.getByLabelText('Your name'));
  });

  test('needs a name and an address', async () => {
    await open();
    await goOn();
    expect(await screen.findByLabelText('Your name')).toHaveAccessibleDescription('Fill in this field.');
    expect(payment.asked).toEqual([]);
  });

  test('that cannot be ordered says that nothing was charged', async () => {
    payment.refusals.set('POST /payment/order', { status: 400, name: 'ValidationError' });
    await open();
    await fillIn();
    await goOn();
    expect(await screen.findByText('The order could not be made. Nothing has been charged. Try again.')).toBeVisible();
  });
});

describe('somebody who acts for another', () => {
  test.each(['/gift-card', '/gift-card?code=GIFT-UK-DEMO-2025'])('buys and redeems no gift cards, and reads why: %s', async (path) => {
    await openPage(path, { realm: 'uk', answer: payment.answer, tokens: { act: { sub: 'uk-user-1', name: 'Support' } } });
    expect(await screen.findByText(/^Whoever acts for another person cannot pay for them\./)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

test('a gift card that is redeemed by its link leads on to the subscriptions', async () => {
  const answer = (request: Request) =>
    request.url.endsWith('/gift-cards/redemptions')
      ? Response.json({
          id: 'cus_1',
          name: 'Maja Holm',
          email: 'maja@example.com',
          balance: 2697,
          invoice_settings: { default_payment_method: null },
        })
      : payment.answer(request);
  await openPage('/gift-card?code=GIFT-UK-DEMO-2025', { realm: 'uk', answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText(/^Redeemed\. You have £26\.97 left/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your subscriptions' })).toHaveAttribute('href', '/subscriptions');
});

test('the link of a gift card’s mail asks a visitor to sign in first, and brings them back', async () => {
  await open('/gift-card?code=GIFT-UK-DEMO-2025');
  expect(await screen.findByText('Sign in or create an account to redeem the gift card GIFT-UK-DEMO-2025.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?redirect=%2Fgift-card%3Fcode%3DGIFT-UK-DEMO-2025');
});
