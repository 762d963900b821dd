import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectReport } from '../../../scripts/suites/reports.ts';
import { type FakePayment, fakePayment, heldSubscription } from '../payment/testing/fakePayment.ts';
import { openPage } from '../testing/openPage.tsx';

let payment: FakePayment;
beforeEach(() => {
  payment = fakePayment();
  vi.stubGlobal('fetch', payment.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const open = (path = '/gift-card') => openPage(path, { realm: 'uk', session: 'anonymous', answer: payment.answer });

async function fillIn(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: /^2 cards/ }));
  await userEvent.type(screen.getByLabelText('Your name'), 'Maja Holm');
  await userEvent.type(screen.getByLabelText('Your email'), 'maja@example.com');
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

describe('the purchase of a gift card', () => {
  test('a visitor buys a gift card: the form previews the email, the card pays the order and the service confirms it', {
    tags: ['shell §2.43', 'shell §3.18', 'shell §7 Payment service.30'],
  }, async () => {
    await open();
    await fillIn();
    expect(await screen.findByText('Hello Maja Holm,')).toBeVisible();
    expect(await screen.findByText('Your greeting: Read well!')).toBeVisible();
    expect(screen.getByText(/^Total: £53\.94/).closest('p')).toHaveTextContent('Of which VAT: £9.00');
    await goOn();
    await pay('4242424242424242');
    expect(await screen.findByText('Thank you! The gift card is paid and on its way by email.')).toBeVisible();
    expect(payment.bodies[0]).toMatchObject({
      priceId: 'price-uk-gift',
      quantity: 2,
      name: 'Maja Holm',
      email: 'maja@example.com',
      message: 'Read well!',
    });
  });

  test('what a buyer types is on the gift card, which shows its value', async () => {
    await open();
    await fillIn();
    const card = screen.getByRole('figure', { name: 'Gift card' });
    expect(card).toHaveTextContent('£26.97');
    expect(within(card).getByText('Read well!')).toBeVisible();
    expect(within(card).getByText('From Maja Holm')).toBeVisible();
  });

  test('the tile of other numbers opens them, and the chosen number of gift cards is ordered', async () => {
    await open();
    await fillIn();
    await userEvent.click(screen.getByRole('radio', { name: 'More' }));
    await userEvent.selectOptions(screen.getByLabelText('Number of cards'), '7');
    await goOn();
    await screen.findByRole('region', { name: 'Payment' });
    expect(payment.bodies[0]).toMatchObject({ quantity: 7 });
    await userEvent.click(screen.getByRole('button', { name: 'Change the order' }));
    expect(screen.getByRole('radio', { name: 'More' })).toBeChecked();
    expect(screen.getByLabelText('Number of cards')).toHaveValue('7');
  });

  test('a declined payment of a gift card shows the reason, and another card pays the same order', async () => {
    expectReport('The payment of an order cannot go from processing to created.');
    await open();
    await fillIn();
    await goOn();
    await pay('4000000000000002');
    expect(await screen.findByText(/^Your bank has declined the card\./)).toBeVisible();
    await pay('4242424242424242');
    expect(await screen.findByText('Thank you! The gift card is paid and on its way by email.')).toBeVisible();
    expect(payment.requests.filter((call) => call === 'POST /payment/order')).toHaveLength(1);
  });

  test('the focus moves to the payment when it replaces the form, and back to the form', async () => {
    await open();
    await fillIn();
    await goOn();
    expect(await screen.findByRole('heading', { name: 'Payment' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the order' }));
    await vi.waitFor(() => expect(document.activeElement).toContainElement(screen.getByLabelText('Your name')));
  });

  test('the gift card form requires a name and an email address', async () => {
    await open();
    await goOn();
    expect(await screen.findByLabelText('Your name')).toHaveAccessibleDescription('Fill in this field.');
    expect(payment.requests).toEqual([]);
  });

  test('an order of a gift card that fails says that nothing was charged', async () => {
    payment.errors.set('POST /payment/order', { status: 400, name: 'ValidationError' });
    await open();
    await fillIn();
    await goOn();
    expect(await screen.findByText('The order could not be made. Nothing has been charged. Try again.')).toBeVisible();
    expect(payment.requests).not.toContain('confirm pi_1');
  });
});

describe('a user who acts as another user', () => {
  test.each(['/gift-card', '/gift-card?code=GIFT-UK-DEMO-2025'])(
    'a user who acts as another user cannot use gift cards on %s and reads why',
    async (path) => {
      await openPage(path, { realm: 'uk', answer: payment.answer, tokens: { act: { sub: 'uk-user-1', name: 'Support' } } });
      expect(await screen.findByText(/^Only the user themselves can see and do this/)).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );
});

test('a gift card that is redeemed by its link leads to the subscriptions of somebody who has one', async () => {
  payment.subscriptions = [heldSubscription()];
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
  expect(await screen.findByText(/^Redeemed\. Your balance is £26\.97\./)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See your subscriptions' })).toHaveAttribute('href', '/subscriptions');
});

test.each([201, 202, 204])('a redemption that is answered with %i instead of 200 is an error, and no balance is shown', async (status) => {
  const answer = async (request: Request) => {
    if (!request.url.endsWith('/gift-cards/redemptions')) return payment.answer(request);
    const customer = await payment.answer(request);
    return new Response(status === 204 ? null : customer?.body, { status, headers: { 'content-type': 'application/json' } });
  };
  await openPage('/gift-card?code=GIFT-UK-DEMO-2025', { realm: 'uk', answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
  expect(screen.queryByText(/^Redeemed\./)).toBeNull();
});

test('a redeemed gift card shows for each plan how far it reaches, and leads to the order of the chosen one', async () => {
  await openPage('/gift-card?code=GIFT-UK-DEMO-2025', { realm: 'uk', answer: payment.answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText(/^Your gift card balance pays the first 3 charges in full, until 5 March 2027\./)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Library .*per year/ }));
  expect(
    await screen.findByText('Your gift card balance pays £26.97 of the first charge. We charge the other £62.93 to your card.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on to the order' })).toHaveAttribute('href', '/payment?price=price-uk-library-year');
});

test('the link in a gift card email asks a visitor to log in or to create an account first, and both return to the gift card', async () => {
  await open('/gift-card?code=GIFT-UK-DEMO-2025');
  expect(await screen.findByText('Log in or create an account to redeem the gift card GIFT-UK-DEMO-2025.')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fgift-card%3Fcode%3DGIFT-UK-DEMO-2025',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  await userEvent.type(await screen.findByLabelText('First name'), 'Maja');
  await userEvent.type(screen.getByLabelText('Last name'), 'Holm');
  await userEvent.type(screen.getByLabelText('Email'), 'maja@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a-long-sentence');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'a-long-sentence');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read the privacy policy.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create account and continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText(/^Redeemed\. Your balance is £26\.97\./)).toBeVisible();
});
