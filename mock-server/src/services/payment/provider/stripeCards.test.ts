import { createServer, type Server } from 'node:http';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectReport } from '../../../../../scripts/suites/reports.ts';
import { openingTime, openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';
import { createCardProvider } from './createCardProvider.ts';
import { stripeCards } from './stripeCards.ts';

interface Received {
  readonly call: string;
  readonly form: Readonly<Record<string, string>>;
  readonly key: string | undefined;
}

/** A fake of the Stripe API, limited to the calls of the adapter; the response to charges can be set. */
class FakeStripe {
  readonly received: Received[] = [];
  charge: { status: number; body: object } = { status: 200, body: { id: 'pi_1', object: 'payment_intent', status: 'succeeded' } };
  /** Whether charges are made but their answers are lost. */
  losesAnswer = false;
  order: object = { status: 'requires_payment_method', last_payment_error: null };
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const call = `${request.method} ${request.url}`;
      const key = request.headers['idempotency-key'];
      this.received.push({ call, form: Object.fromEntries(new URLSearchParams(text)), key: typeof key === 'string' ? key : undefined });
      const { status, body } = this.#respond(call, new URLSearchParams(text));
      if (this.losesAnswer && call === 'POST /v1/payment_intents') {
        response.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }

  #respond(call: string, form: URLSearchParams): { status: number; body: object } {
    const made = (body: object) => ({ status: 200, body });
    if (call === 'POST /v1/customers') return made({ id: 'cus_at_stripe', object: 'customer' });
    if (call === 'POST /v1/setup_intents')
      return made({ id: 'seti_1', object: 'setup_intent', client_secret: 'seti_1_secret', status: 'requires_payment_method' });
    if (call.startsWith('GET /v1/payment_methods'))
      return made({
        object: 'list',
        data: [{ id: 'pm_1', created: 1_760_000_000, card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } }],
      });
    if (call === 'POST /v1/payment_intents' && form.get('confirm') === 'true') return this.charge;
    if (call === 'POST /v1/payment_intents')
      return made({ id: 'pi_order', client_secret: 'pi_order_secret', status: 'requires_payment_method' });
    if (call === 'GET /v1/payment_intents/pi_order') return made({ id: 'pi_order', ...this.order });
    if (call === 'POST /v1/refunds') return made({ id: 're_1', object: 'refund', status: 'succeeded' });
    if (call === 'POST /v1/payment_methods/pm_1/detach') return made({ id: 'pm_1', object: 'payment_method' });
    if (call === 'DELETE /v1/customers/cus_at_stripe') return made({ id: 'cus_at_stripe', object: 'customer', deleted: true });
    return { status: 404, body: { error: { type: 'invalid_request_error', message: `Nothing answers ${call}.` } } };
  }

  async open(): Promise<Stripe> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const bound = this.#server.address();
    if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port.');
    return new Stripe('sk_test_none', { host: '127.0.0.1', port: bound.port, protocol: 'http', maxNetworkRetries: 0 });
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Returns the received requests of one call. */
  sent(call: string): Received[] {
    return this.received.filter((one) => one.call === call);
  }
}

test.each([[undefined], ['']])('the simulated provider is used without a key (%j)', async (key) => {
  expect((await createCardProvider(key)).name).toBe('simulated');
});

test('a key of the test mode selects the official Stripe client', async () => {
  expect((await createCardProvider('sk_test_123')).name).toBe('stripe');
});

test.each(['sk_live_123', 'pk_test_123', 'nonsense'])('the key %s is refused, because no money moves here', async (key) => {
  await expect(createCardProvider(key)).rejects.toThrow('test mode');
});

describe('payments through Stripe', () => {
  const stripe = new FakeStripe();
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
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { reset: true } });
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
    stripe.received.length = 0;
  });

  const pay = (method: string, path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, method, `/payment${path}`, { token, json, headers: { 'x-country': 'se' } });
  const withCard = async (): Promise<void> => {
    await pay('POST', '/client-secret');
    await pay('PUT', '/me', { invoice_settings: { default_payment_method: 'pm_1' } });
  };

  test('the configuration names the provider and is not in live mode', async () => {
    expect((await pay('GET', '/configuration')).body).toEqual({ livemode: false, provider: 'stripe' });
  });

  test('a card is set up for a Stripe customer that is created once', async () => {
    const made = await pay('POST', '/client-secret');
    expect(made.body.setupIntent).toEqual({
      id: 'seti_1',
      client_secret: 'seti_1_secret',
      status: 'requires_payment_method',
      payment_method: null,
    });
    await pay('POST', '/client-secret');
    expect(stripe.sent('POST /v1/customers')).toHaveLength(1);
    expect(stripe.sent('POST /v1/setup_intents')[0]?.form).toMatchObject({
      customer: 'cus_at_stripe',
      usage: 'off_session',
      'payment_method_types[0]': 'card',
    });
  });

  test('the card of a deleted user is detached at once, and the customer at Stripe is deleted 30 days later', async () => {
    await withCard();
    const { uid } = (await ask(sandbox.app, 'GET', '/account/me', { token })).body;
    const superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    await ask(sandbox.app, 'DELETE', `/customer-management/eu/users/${uid}`, { token: superuser });
    expect(stripe.sent('POST /v1/payment_methods/pm_1/detach')).toHaveLength(1);
    const days = (count: number) => ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: count * 24 * 3600 } });
    await days(29);
    expect(stripe.sent('DELETE /v1/customers/cus_at_stripe')).toHaveLength(0);
    await days(1);
    expect(stripe.sent('DELETE /v1/customers/cus_at_stripe')).toHaveLength(1);
  });

  test('the saved cards are the cards that Stripe has', async () => {
    await withCard();
    const { body } = await pay('GET', '/payment-methods');
    expect(body.paymentMethods.data).toEqual([{ id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } }]);
    expect((await pay('GET', '/me')).body.invoice_settings.default_payment_method).toBe('pm_1');
  });

  test('the end of a trial is charged off session with its own idempotency key', async () => {
    await withCard();
    const { prices } = (await pay('GET', '/products')).body;
    const price = prices.find(({ interval }: { interval: string | null }) => interval === 'month');
    expect((await pay('POST', '/subscriptions', { priceId: price.id })).status).toBe(201);
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 15 * 86_400 } });
    const [charge] = stripe.sent('POST /v1/payment_intents');
    expect(charge?.form).toMatchObject({ customer: 'cus_at_stripe', payment_method: 'pm_1', off_session: 'true', confirm: 'true' });
    expect(Number(charge?.form.amount)).toBe(price.amount);
    expect(charge?.key).toMatch(/^sub_/);
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
      { form: { payment_intent: 'pi_1', amount: String(99_000 - 29_700) }, key: 'refund-pi_1-0' },
    ]);
    expect((await pay('GET', '/me')).body.balance).toBe(29_700);
  });

  /** Returns a function that orders a plan without a trial, each time with the same Idempotency-Key. */
  const repeatableOrder = async () => {
    await withCard();
    const { engine, tables } = sandbox.shards.eu;
    await engine.database.update(tables.customers).set({ hadTrial: true });
    const { prices } = (await pay('GET', '/products')).body;
    const price = prices.find(({ interval }: { interval: string | null }) => interval === 'month');
    const headers = { 'x-country': 'se', 'idempotency-key': 'one-subscription' };
    return () => ask(sandbox.app, 'POST', '/payment/subscriptions', { token, json: { priceId: price.id }, headers });
  };

  test('a subscription whose charge lost its answer is charged and stored once when the request is repeated', async () => {
    const subscribe = await repeatableOrder();
    stripe.losesAnswer = true;
    expectReport('The sandbox failed at createSubscription: Error: An error occurred with our connection to Stripe.');
    expect((await subscribe()).status).toBe(500);
    stripe.losesAnswer = false;
    expect([(await subscribe()).status, (await subscribe()).status]).toEqual([201, 201]);
    const charges = stripe.sent('POST /v1/payment_intents');
    expect(charges.length).toBeGreaterThan(1);
    expect(new Set(charges.map(({ key }) => key)).size).toBe(1);
    expect((await pay('GET', '/subscriptions')).body.data).toHaveLength(1);
    expect((await pay('GET', '/invoices')).body.data).toHaveLength(1);
  });

  test('a declined charge is tried again as another charge, even with the same Idempotency-Key', async () => {
    const subscribe = await repeatableOrder();
    const { charge } = stripe;
    stripe.charge = { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } } };
    expect((await subscribe()).status).toBe(402);
    stripe.charge = charge;
    expect((await subscribe()).status).toBe(201);
    expect(new Set(stripe.sent('POST /v1/payment_intents').map(({ key }) => key)).size).toBe(2);
  });

  test('an order is paid when Stripe reports its payment', async () => {
    const { prices } = (await pay('GET', '/products')).body;
    const gift = prices.find(({ interval }: { interval: string | null }) => interval === null);
    const order = { priceId: gift.id, quantity: 1, name: 'Maja', email: 'maja@example.se', message: '' };
    const { body } = await pay('POST', '/order', order);
    expect(body.paymentIntent.client_secret).toBe('pi_order_secret');
    const state = async (): Promise<string> => (await pay('GET', `/order/${body.orderId}`)).body.status;
    expect(await state()).toBe('created');
    stripe.order = { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } };
    expect(await state()).toBe('failed');
    stripe.order = { status: 'succeeded', last_payment_error: null };
    expect([await state(), await state()]).toEqual(['completed', 'completed']);
    const { body: mails } = await ask(sandbox.app, 'GET', '/__sandbox/mails?realm=se');
    expect(mails.data.filter(({ recipient }: { recipient: string }) => recipient === 'maja@example.se')).toHaveLength(2);
  });

  test('a card that is declined later makes the subscription past due', async () => {
    await withCard();
    const { prices } = (await pay('GET', '/products')).body;
    const price = prices.find(({ interval }: { interval: string | null }) => interval === 'month');
    await pay('POST', '/subscriptions', { priceId: price.id });
    stripe.charge = { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } } };
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 15 * 86_400 } });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
    expect((await pay('GET', '/subscriptions')).body.data[0].status).toBe('past_due');
  });

  test('deleting all cards detaches them at Stripe too', async () => {
    await withCard();
    expect((await pay('DELETE', '/payment-methods')).status).toBe(204);
    expect(stripe.sent('POST /v1/payment_methods/pm_1/detach')).toHaveLength(1);
  });
});
