import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectReport } from '../../../../../../../scripts/suites/reports.ts';
import { mondayMorning, openingTime, openTestSandbox, type TestSandbox } from '../../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../../../sandbox/testing/visitor.ts';
import { createCardProvider } from './createCardProvider.ts';
import { stripeCards } from './stripeCards.ts';
import { StrictStripe } from './testing/strictStripe.ts';

test.each([[undefined], ['']])('without a key there is no other provider than the simulated one (%j)', async (key) => {
  expect(await createCardProvider(key)).toBeUndefined();
});

test('a key of the test mode selects the official Stripe client', async () => {
  expect((await createCardProvider('sk_test_123'))?.name).toBe('stripe');
});

test.each(['sk_live_123', 'pk_test_123', 'nonsense'])('the key %s is refused, because no money moves here', async (key) => {
  await expect(createCardProvider(key)).rejects.toThrow('test mode');
});

describe('payments through Stripe', () => {
  const stripe = new StrictStripe();
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox('PGlite', { cards: stripeCards(await stripe.open()) });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
  }, openingTime);
  afterAll(async () => {
    await sandbox.close();
    await stripe.close();
  });
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { now: mondayMorning } });
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
    stripe.received.length = 0;
  });

  const pay = (method: string, path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, method, `/payment${path}`, { token, json, headers: { 'x-country': 'se' } });
  /** Saves a test card and makes it the default; returns its id and that of the customer. */
  const withCard = async (number = '4242424242424242'): Promise<{ customer: string; card: string }> => {
    await pay('POST', '/client-secret');
    const customer = stripe.sent('POST /v1/setup_intents').at(-1)?.form.customer ?? '';
    const card = stripe.saveCard(customer, number);
    await pay('PUT', '/me', { invoice_settings: { default_payment_method: card } });
    return { customer, card };
  };

  test('the configuration names the provider and is not in live mode', async () => {
    expect((await pay('GET', '/configuration')).body).toEqual({ livemode: false, provider: 'stripe' });
  });

  test('a card is set up for a Stripe customer that is created once', async () => {
    const made = await pay('POST', '/client-secret');
    expect(made.body.setupIntent).toEqual({
      id: expect.stringMatching(/^seti_/),
      client_secret: expect.stringMatching(/_secret$/),
      status: 'requires_payment_method',
      payment_method: null,
    });
    await pay('POST', '/client-secret');
    expect(stripe.sent('POST /v1/customers')).toHaveLength(1);
    expect(stripe.sent('POST /v1/setup_intents')[0]?.form).toMatchObject({
      customer: expect.stringMatching(/^cus_/),
      usage: 'off_session',
      'payment_method_types[0]': 'card',
    });
  });

  test('after a reset, the customer of before is not found again by the key of its creation', async () => {
    await pay('POST', '/client-secret');
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
    await pay('POST', '/client-secret');
    expect(new Set(stripe.sent('POST /v1/customers').map(({ key }) => key)).size).toBe(2);
  });

  test('the card of a deleted user is detached by the next job, and the customer at Stripe is deleted 30 days later', async () => {
    const { customer, card } = await withCard();
    const { uid } = (await ask(sandbox.app, 'GET', '/account/me', { token })).body;
    const superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    await ask(sandbox.app, 'DELETE', `/customer-management/eu/users/${uid}`, { token: superuser });
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 60 } });
    expect(stripe.sent(`POST /v1/payment_methods/${card}/detach`)).toHaveLength(1);
    const days = (count: number) => ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: count * 24 * 3600 } });
    await days(29);
    expect(stripe.sent(`DELETE /v1/customers/${customer}`)).toHaveLength(0);
    await days(1);
    expect(stripe.sent(`DELETE /v1/customers/${customer}`)).toHaveLength(1);
  });

  test('the saved cards are the cards that Stripe has', async () => {
    const { card: id } = await withCard();
    const { body } = await pay('GET', '/payment-methods');
    expect(body.paymentMethods.data).toEqual([{ id, card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } }]);
    expect((await pay('GET', '/me')).body.invoice_settings.default_payment_method).toBe(id);
  });

  test('the end of a trial is charged off session with its own idempotency key', async () => {
    const { customer, card } = await withCard();
    const { prices } = (await pay('GET', '/products')).body;
    const price = prices.find(({ interval }: { interval: string | null }) => interval === 'month');
    expect((await pay('POST', '/subscriptions', { priceId: price.id })).status).toBe(201);
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 15 * 86_400 } });
    const [charge] = stripe.sent('POST /v1/payment_intents');
    expect(charge?.form).toMatchObject({ customer, payment_method: card, off_session: 'true', confirm: 'true' });
    expect(Number(charge?.form.amount)).toBe(price.amount);
    expect(charge?.key).toMatch(/^charge_/);
  });

  test('a withdrawal refunds the charge at Stripe, without the part that a gift card paid', async () => {
    await withCard();
    await pay('POST', '/subscriptions', { priceId: 'price-se-library-month' });
    await pay('POST', '/gift-cards/redemptions', { code: 'GIFT-SE-DEMO-2025' });
    await pay('POST', '/subscriptions', { priceId: 'price-se-library-year' });
    expect(stripe.sent('POST /v1/payment_intents')[0]?.form.amount).toBe(String(99_000 - 29_700));
    const { email } = (await pay('GET', '/me')).body;
    await pay('POST', '/withdrawals', { name: 'Maja', email });
    expect(stripe.sent('POST /v1/refunds')).toMatchObject([
      { form: { amount: String(99_000 - 29_700) }, key: expect.stringMatching(/^refund-in_/) },
    ]);
    expect((await pay('GET', '/me')).body.balance).toBe(29_700);
  });

  test('a refund that was done in the dashboard of Stripe counts as done, and a withdrawal ends the plan', async () => {
    await (await repeatableOrder())();
    const done = { status: 400, body: { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Done.' } } };
    stripe.answersInstead = (call) => (call === 'POST /v1/refunds' ? done : undefined);
    const { email } = (await pay('GET', '/me')).body;
    expect((await pay('POST', '/withdrawals', { name: 'Maja', email })).body.contracts).toBe(1);
    stripe.answersInstead = undefined;
    expect((await pay('GET', '/subscriptions')).body.data).toEqual([]);
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 60 } });
    expect(stripe.sent('POST /v1/refunds')).toHaveLength(1);
  });

  /** Returns a function that orders a plan without a trial, each time with the same Idempotency-Key. */
  const repeatableOrder = async (number?: string) => {
    await withCard(number);
    const { engine, tables } = sandbox.shards.eu;
    await engine.database.update(tables.customers).set({ hadTrial: true });
    const { prices } = (await pay('GET', '/products')).body;
    const price = prices.find(({ interval }: { interval: string | null }) => interval === 'month');
    const headers = { 'x-country': 'se', 'idempotency-key': 'one-subscription' };
    return () => ask(sandbox.app, 'POST', '/payment/subscriptions', { token, json: { priceId: price.id }, headers });
  };

  test('a subscription whose charge lost its answer is charged and stored once when the request is repeated', async () => {
    const subscribe = await repeatableOrder();
    stripe.losesAnswerOf = 'POST /v1/payment_intents';
    expectReport('What became of a charge is not known');
    const { status, headers, body } = await subscribe();
    expect([status, headers.get('retry-after'), body.attributes]).toEqual([409, '10', [{ attribute: 'payment', reason: 'pending' }]]);
    stripe.losesAnswerOf = undefined;
    expect([(await subscribe()).status, (await subscribe()).status]).toEqual([201, 201]);
    const charges = stripe.sent('POST /v1/payment_intents');
    expect(charges.length).toBeGreaterThan(1);
    expect(new Set(charges.map(({ key }) => key)).size).toBe(1);
    expect((await pay('GET', '/subscriptions')).body.data).toHaveLength(1);
    expect((await pay('GET', '/invoices')).body.data).toHaveLength(1);
  });

  test('a declined charge is tried again as another charge, even with the same Idempotency-Key', async () => {
    const subscribe = await repeatableOrder('4000000000000341');
    expect((await subscribe()).status).toBe(402);
    await withCard();
    expect((await subscribe()).status).toBe(201);
    expect(new Set(stripe.sent('POST /v1/payment_intents').map(({ key }) => key)).size).toBe(2);
  });

  test('a request that Stripe refuses is a fault of the service, not of the card', async () => {
    const subscribe = await repeatableOrder();
    const error = { type: 'invalid_request_error', code: 'parameter_unknown', message: 'Received unknown parameter.' };
    stripe.answersInstead = (call) => (call === 'POST /v1/payment_intents' ? { status: 400, body: { error } } : undefined);
    expectReport('The card provider refused a charge: CardRequestError: Received unknown parameter.');
    expectReport('The sandbox failed at createSubscription: Error: The card provider refused a charge.');
    expect((await subscribe()).status).toBe(500);
    stripe.answersInstead = undefined;
    expect((await pay('GET', '/subscriptions')).body.data).toEqual([]);
  });

  test('an order is paid when Stripe reports its payment', async () => {
    const { prices } = (await pay('GET', '/products')).body;
    const gift = prices.find(({ interval }: { interval: string | null }) => interval === null);
    const order = { priceId: gift.id, quantity: 1, name: 'Maja', email: 'maja@example.se', message: '' };
    const { body } = await pay('POST', '/order', order);
    const secret = body.paymentIntent.client_secret;
    const state = async (): Promise<string> => (await pay('GET', `/order/${body.orderId}`)).body.status;
    expect(await state()).toBe('created');
    stripe.pay(secret, '4000000000000002');
    expect(await state()).toBe('failed');
    stripe.pay(secret, '4242424242424242');
    expect([await state(), await state()]).toEqual(['completed', 'completed']);
    const { body: mails } = await ask(sandbox.app, 'GET', '/__sandbox/mails?realm=se');
    expect(mails.data.filter(({ recipient }: { recipient: string }) => recipient === 'maja@example.se')).toHaveLength(2);
  });

  test('a card that is declined later makes the subscription past due', async () => {
    await withCard('4000000000000341');
    const { prices } = (await pay('GET', '/products')).body;
    const price = prices.find(({ interval }: { interval: string | null }) => interval === 'month');
    await pay('POST', '/subscriptions', { priceId: price.id });
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 15 * 86_400 } });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
    expect((await pay('GET', '/subscriptions')).body.data[0].status).toBe('past_due');
  });

  test('deleting all cards detaches them at Stripe too', async () => {
    const { card } = await withCard();
    expect((await pay('DELETE', '/payment-methods')).status).toBe(204);
    expect(stripe.sent(`POST /v1/payment_methods/${card}/detach`)).toHaveLength(1);
  });
});
