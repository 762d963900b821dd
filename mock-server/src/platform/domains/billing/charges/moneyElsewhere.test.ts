import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mondayMorning, openingTime, openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';
import { refundInBook } from '../cards/provider/cardBook.ts';
import { minimumAmount } from '../cards/provider/minimumAmounts.ts';
import { signWebhook, simulatedWebhookSecret } from '../cards/provider/signedWebhook.ts';

const day = 86_400;
const good = { number: '4242424242424242', exp_month: 12, exp_year: 2040 };

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox('PGlite');
}, openingTime);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control('reset', { realm: 'se' });
  const { engine, tables } = sandbox.shards.eu;
  await engine.database.update(tables.paidSubscriptions).set({ dueAt: Number.MAX_SAFE_INTEGER });
  await control('clock', { now: mondayMorning });
  token = await tokenOf(sandbox.app, 'se', 'guardian');
});

const control = (path: string, json: unknown): Promise<Reply> => ask(sandbox.app, 'POST', `/__sandbox/${path}`, { json });
const pay = (method: string, path: string, json?: unknown): Promise<Reply> =>
  ask(sandbox.app, method, `/payment${path}`, { token, json, headers: { 'X-Country': 'se' } });
const pass = async (seconds: number): Promise<void> => {
  await control('clock', { advance: seconds });
  token = await tokenOf(sandbox.app, 'se', 'guardian');
};
const recipient = 'closed@example.se';
const mails = async (): Promise<number> =>
  (await ask(sandbox.app, 'GET', '/__sandbox/mails?realm=se')).body.data.filter(
    (mail: { recipient: string }) => mail.recipient === recipient,
  ).length;
const newOrder = { priceId: 'price-se-gift', quantity: 1, name: 'Maja', email: recipient, message: 'Grattis!' };
/** Orders a gift and pays it at the provider, and the tab closes: nobody asks for the order. */
const payAndLeave = async (): Promise<{ id: string; intent: string }> => {
  const { orderId, paymentIntent } = (await pay('POST', '/order', newOrder)).body;
  await control(`card-provider/intents/${paymentIntent.client_secret}/confirm`, { card: good });
  expect(await mails()).toBe(0);
  return { id: orderId, intent: paymentIntent.id };
};
/** Sends a webhook of the simulated provider, signed at a time of the machine in milliseconds. */
const hook = (object: object, { at = Date.now(), secret = simulatedWebhookSecret, filler = '' } = {}): Promise<Reply> => {
  const json = { type: 'some.event', data: { object }, filler };
  const headers = { 'stripe-signature': signWebhook(JSON.stringify(json), secret, at) };
  return ask(sandbox.app, 'POST', '/payment/webhooks/card-provider', { json, headers });
};

describe('a gift that was paid in a tab that closed', () => {
  test('arrives by the next job, once', async () => {
    await payAndLeave();
    await pass(day);
    expect(await mails()).toBe(2);
    await pass(day);
    expect(await mails()).toBe(2);
  });

  test('arrives by the webhook, which needs no country and no token and may come twice', async () => {
    const { id, intent } = await payAndLeave();
    for (const _time of [1, 2]) expect((await hook({ object: 'payment_intent', id: intent })).body).toEqual({ received: true });
    expect(await mails()).toBe(2);
    expect((await pay('GET', `/order/${id}`)).body.status).toBe('completed');
  });

  test('arrives before its order would be erased, although nobody asked for 31 days', async () => {
    await payAndLeave();
    await pass(31 * day);
    expect(await mails()).toBe(2);
  });
});

test('an order that was not paid is erased after 30 days and cannot be paid any more', async () => {
  const { orderId, paymentIntent } = (await pay('POST', '/order', newOrder)).body;
  await pass(31 * day);
  expect((await pay('GET', `/order/${orderId}`)).status).toBe(404);
  expect((await control(`card-provider/intents/${paymentIntent.client_secret}/confirm`, { card: good })).status).toBe(400);
});

test('a webhook is taken only with a fresh signature by the machine, whatever the clock of the sandbox shows', async () => {
  const object = { object: 'payment_intent', id: 'pi_unknown' };
  expect((await hook(object, { secret: 'whsec_other' })).status).toBe(400);
  expect((await hook(object, { at: Date.now() - 301_000 })).status).toBe(400);
  await pass(40 * day);
  expect((await hook(object)).status).toBe(200);
  expect((await hook({ object: 'customer', id: 'cus_1' })).status).toBe(200);
  expect((await hook(object, { filler: 'x'.repeat(257 * 1024) })).status).toBe(413);
  expect((await ask(sandbox.app, 'POST', '/payment/webhooks/card-provider', { json: { type: 'x', data: { object } } })).status).toBe(400);
});

/** Saves a card and subscribes without a trial; returns the charge of the first month. */
const subscribe = async (): Promise<string> => {
  const secret = (await pay('POST', '/client-secret')).body.setupIntent.client_secret;
  const { body } = await control(`card-provider/intents/${secret}/confirm`, { card: good });
  await pay('PUT', '/me', { invoice_settings: { default_payment_method: body.intent.payment_method } });
  const { engine, tables } = sandbox.shards.eu;
  await engine.database.update(tables.customers).set({ hadTrial: true });
  expect((await pay('POST', '/subscriptions', { priceId: 'price-se-library-month' })).status).toBe(201);
  const [charge] = await engine.database.select().from(tables.cardCharges).where(eq(tables.cardCharges.status, 'succeeded'));
  return charge?.id ?? '';
};
const withdraw = async (): Promise<Reply> => pay('POST', '/withdrawals', { name: 'Maja', email: (await pay('GET', '/me')).body.email });

test('a refund that was made elsewhere stands on the invoice, and the withdrawal after it ends the plan', async () => {
  const charge = await subscribe();
  await refundInBook(sandbox.shards.eu, charge, 4000, 'dashboard');
  await hook({ object: 'charge', id: 'ch_1', payment_intent: charge });
  expect((await pay('GET', '/invoices')).body.data).toMatchObject([{ status: 'paid', refunded_to_card: 4000, disputed: false }]);
  await refundInBook(sandbox.shards.eu, charge, 5900, 'dashboard-2');
  await hook({ object: 'refund', id: 're_1', payment_intent: charge });
  const [invoice] = (await pay('GET', '/invoices')).body.data;
  expect(invoice).toMatchObject({ status: 'refunded', refunded_to_card: 9900 });
  expect((await pay('GET', `/invoices/${invoice.id}/file`)).body).toContain('Återbetalt till ditt kort');
  expect((await withdraw()).status).toBe(202);
  expect((await pay('GET', '/subscriptions')).body.data).toEqual([]);
});

test('a withdrawal does not fail for a refund that the service has not heard of', async () => {
  await refundInBook(sandbox.shards.eu, await subscribe(), 9900, 'dashboard');
  expect((await withdraw()).status).toBe(202);
  expect((await pay('GET', '/subscriptions')).body.data).toEqual([]);
});

test('a disputed charge stands on the invoice, and a withdrawal does not fail for it', async () => {
  const charge = await subscribe();
  const { engine, tables } = sandbox.shards.eu;
  await engine.database.update(tables.cardCharges).set({ disputed: true }).where(eq(tables.cardCharges.id, charge));
  await hook({ object: 'dispute', id: 'dp_1', payment_intent: charge });
  expect((await pay('GET', '/invoices')).body.data).toMatchObject([{ disputed: true }]);
  expect((await withdraw()).status).toBe(202);
});

test('a balance that leaves less than a card can pay keeps so much, and the plan goes on', async () => {
  await subscribe();
  const { engine, tables } = sandbox.shards.eu;
  await engine.database.update(tables.customers).set({ balance: 9800 });
  expect((await pay('GET', '/subscriptions')).body.data[0].next_charge).toMatchObject({ amount: 9900, from_balance: 9600 });
  await pass(32 * day);
  expect((await pay('GET', '/subscriptions')).body.data[0].status).toBe('active');
  const [invoice] = (await pay('GET', '/invoices')).body.data;
  expect(invoice).toMatchObject({ status: 'paid', amount_paid: 9900, from_balance: 9900 - minimumAmount('sek') });
  expect((await pay('GET', '/me')).body.balance).toBe(200);
});

test('a whole sum that is less than a card can pay is charged to nobody and stands on the invoice as a discount', async () => {
  await subscribe();
  const { engine, tables } = sandbox.shards.eu;
  // What is left of the present period takes all but 1 krona off the price of the year.
  await engine.database.update(tables.invoices).set({ amountPaid: 98_900 }).where(eq(tables.invoices.realm, 'se'));
  const [{ id }] = (await pay('GET', '/subscriptions')).body.data;
  const { body: terms } = await pay('GET', `/subscriptions/${id}/plan-change-preview?priceId=price-se-library-year`);
  expect(terms.charge_now).toMatchObject({ amount: 0, tax: 0, from_balance: 0, waived: 100 });
  expect((await pay('POST', `/subscriptions/${id}/plan-changes`, { priceId: 'price-se-library-year', amount: 0 })).status).toBe(200);
  const [invoice] = (await pay('GET', '/invoices')).body.data;
  expect(invoice).toMatchObject({ status: 'paid', amount_due: 0, amount_paid: 0, tax: 0, waived: 100 });
  expect((await pay('GET', `/invoices/${invoice.id}/file`)).body).toContain('Rabatt: för lite för en kortbetalning');
});
