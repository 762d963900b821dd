import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { book } from '../../library/testing/book.ts';
import { openPage } from '../../testing/openPage.tsx';
import { type FakePayment, fakePayment, heldSubscription } from '../testing/fakePayment.ts';

const family = [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian' as const, active: true }];
let payment: FakePayment;

beforeEach(() => {
  payment = fakePayment();
  vi.stubGlobal('fetch', payment.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const comeBack = (query: string) => openPage(`/signup/success${query}`, { realm: 'uk', organizations: family, answer: payment.answer });

describe('the return from a card payment', () => {
  test('the success page names the address once, apart from what is charged and its tax', async () => {
    window.sessionStorage.setItem('realmkit-ordered:se-user-3', 'sub_1');
    payment.subscriptions = [heldSubscription()];
    await openPage('/signup/success', { realm: 'uk', organizations: family, me: { emailVerified: false }, answer: payment.answer });
    const sent = await screen.findByText(/We’ve sent a confirmation to/);
    expect(sent).toHaveTextContent(
      'We’ve sent a confirmation to astrid.lindqvist@example.se. This address is not confirmed yet. Confirm it in your profile',
    );
    const charge = screen.getByText(/^Free until 5 December 2026/);
    expect(charge.nextElementSibling).toHaveTextContent('Of which VAT: £1.50');
    expect(charge).not.toContainElement(sent);
  });

  test('a forged redirect_status does not count as a payment', async () => {
    await comeBack('?redirect_status=succeeded');
    expect(await screen.findByText(/^There is no order to show here\./)).toBeVisible();
    expect(payment.requests).toEqual([]);
  });

  test('the success page thanks nobody for a plan that was not ordered in this tab', async () => {
    payment.subscriptions = [heldSubscription()];
    await comeBack('');
    expect(await screen.findByText(/^There is no order to show here\./)).toBeVisible();
    expect(screen.queryByText(/^Thank you!/)).toBeNull();
  });

  test('the return from a card setup asks the card provider before it subscribes to the ordered plan', {
    tags: ['shell §2.23'],
  }, async () => {
    window.localStorage.setItem(
      'realmkit-order:se-user-3',
      '{"wanted":{"priceId":"price-uk-library-month","termsVersion":"2026-01-01"},"doneAddress":"/signup/success"}',
    );
    await payment.fetch('http://services.example/__sandbox/card-provider/intents/seti_1_secret_x/confirm', {
      method: 'POST',
      body: JSON.stringify({ card: { number: '4242424242424242' } }),
    });
    await comeBack('?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_x&redirect_status=failed');
    expect(await screen.findByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
    expect(payment.requests).toEqual(['confirm seti_1', 'retrieve seti_1', 'PUT /payment/me', 'POST /payment/subscriptions']);
    expect(payment.bodies.at(-1)).toEqual({ priceId: 'price-uk-library-month', termsVersion: '2026-01-01' });
  });

  test('the return from a bank to an open charge offers the confirmed card and charges only by a click', async () => {
    payment.subscriptions = [heldSubscription({ status: 'past_due', past_due_reason: 'authentication_required' })];
    window.localStorage.setItem('realmkit-order:se-user-3', '{"doneAddress":"/payment?pay=sub_1"}');
    await payment.fetch('http://services.example/__sandbox/card-provider/intents/seti_1_secret_x/confirm', {
      method: 'POST',
      body: JSON.stringify({ card: { number: '4242424242424242' } }),
    });
    await comeBack('?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_x');
    expect(await screen.findByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
    expect(screen.getByText(/^Your bank has confirmed the card.* one step is left, the button below\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay £8.99 now' })).toBeVisible();
    expect(payment.requests).toEqual(['confirm seti_1', 'retrieve seti_1', 'PUT /payment/me']);
  });

  test('the return from a card setup that did not succeed at the provider saves nothing', async () => {
    await comeBack('?setup_intent_client_secret=seti_1_secret_x&redirect_status=succeeded');
    expect(await screen.findByText(/^The card could not be confirmed\./)).toBeVisible();
    expect(payment.requests).toEqual(['retrieve seti_1']);
  });

  test('the success page shows the active subscription after a reload or Back', async () => {
    payment.subscriptions = [heldSubscription()];
    window.sessionStorage.setItem('realmkit-ordered:se-user-3', 'sub_1');
    await comeBack('');
    expect(await screen.findByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
    expect(screen.getByText(/^Free until 5 December 2026\. Then £8\.99 per month is charged/)).toBeVisible();
    expect(screen.getByText(/^We’ve sent a confirmation to /)).toBeVisible();
    expect(payment.requests).toEqual([]);
  });

  test('the success page shows a few books to start with, and none if the library does not answer', async () => {
    payment.subscriptions = [heldSubscription()];
    window.sessionStorage.setItem('realmkit-ordered:se-user-3', 'sub_1');
    const openWith = (library: () => Response) =>
      openPage('/signup/success', {
        realm: 'uk',
        organizations: family,
        answer: (request) => (new URL(request.url).pathname === '/library/v1/books' ? library() : payment.answer(request)),
      });
    await openWith(() => Response.json({ data: [1, 2, 3].map((id) => book({ id: `book-${id}`, title: `Book ${id}` })) }));
    const shelf = await screen.findByRole('region', { name: 'Start with these books in English' });
    expect(within(shelf).getByRole('link', { name: 'Book 1' })).toHaveAttribute('href', '/library/book/book-1');
    expect(within(shelf).getByRole('link', { name: 'All books in English' })).toHaveAttribute('href', '/library?language=en');
    expect(within(shelf).getByRole('link', { name: 'Books in all languages' })).toHaveAttribute('href', '/library?language=all');
    expect(screen.queryByRole('region', { name: 'Books in other languages' })).toBeNull();
    cleanup();
    await openWith(() => new Response(null, { status: 404 }));
    expect(await screen.findByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
    expect(screen.queryByRole('region', { name: /Start with these books/ })).toBeNull();
  });

  test.each([
    [0, 'Start with these books', /^No book in English can be read here yet\./],
    [2, 'Books in other languages', undefined],
  ])('of %i books in the family’s language the success page shows the others under %j', async (count, title, lead) => {
    payment.subscriptions = [heldSubscription()];
    window.sessionStorage.setItem('realmkit-ordered:se-user-3', 'sub_1');
    const own = Array.from({ length: count }, (_, index) => book({ id: `own-${index}`, title: `Own ${index}`, language: 'en' }));
    const others = Array.from({ length: 8 }, (_, index) => book({ id: `other-${index}`, title: `Other ${index}` }));
    const requests: string[] = [];
    await openPage('/signup/success', {
      realm: 'uk',
      organizations: family,
      answer: (request) => {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname !== '/library/v1/books') return payment.answer(request);
        requests.push(searchParams.toString());
        return Response.json({ data: searchParams.has('language') ? own : [...own, ...others] });
      },
    });
    const shelf = await screen.findByRole('region', { name: title });
    expect(within(shelf).getAllByRole('article')).toHaveLength(6);
    expect(within(shelf).queryByRole('link', { name: 'Own 0' })).toBeNull();
    expect(within(shelf).getByRole('link', { name: 'Books in all languages' })).toBeVisible();
    if (lead) expect(within(shelf).getByText(lead)).toBeVisible();
    expect(screen.queryAllByRole('region', { name: 'Start with these books in English' })).toHaveLength(count === 0 ? 0 : 1);
    expect(requests).toEqual([
      'language=en&readable=true&sort=relevance&limit=6&offset=0',
      'readable=true&sort=relevance&limit=9&offset=0',
    ]);
  });

  test('the success page says that an ordered plan is overdue and links to its payment', async () => {
    payment.subscriptions = [heldSubscription({ status: 'past_due', past_due_reason: 'card_declined' })];
    window.sessionStorage.setItem('realmkit-ordered:se-user-3', 'sub_1');
    await comeBack('');
    expect(await screen.findByText(/your bank declined the card/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/payment?pay=sub_1');
    expect(screen.queryByText(/^Thank you!/)).toBeNull();
  });
});

describe('the return from the payment of an order', () => {
  test.each([
    ['completed', /^Thank you! The gift card is paid/],
    ['failed', 'The payment did not go through.'],
    ['processing', /^The payment is under way\./],
    ['created', 'There is no order to show. Nothing has been charged.'],
  ] as const)(
    'an order that is %s shows the status that the service reports',
    { tags: ['shell §2.22', 'shell §7 Payment service.33'] },
    async (status, words) => {
      payment.orderStatus = status;
      await comeBack('?order=order_1&payment_intent=pi_1&redirect_status=succeeded');
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  test('an order that is processing is shown as paid as soon as the service reports it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      payment.orderStatus = 'processing';
      await comeBack('?order=order_1');
      expect(await screen.findByText(/^The payment is under way\./)).toBeVisible();
      payment.orderStatus = 'completed';
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await screen.findByText(/^Thank you! The gift card is paid/)).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  test('an order whose status cannot be read asks the user not to pay again', async () => {
    payment.errors.set('GET /payment/order/order_1', { status: 404, name: 'not_found' });
    await comeBack('?order=order_1');
    expect(await screen.findByText(/^We don’t know yet if the payment went through\./)).toBeVisible();
  });
});
