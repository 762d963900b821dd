import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mondayMorning, openingTime, openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';
import { refundedOf } from '../cards/provider/cardBook.ts';

const day = 86_400;
const asksAlways = '4000002760003184';

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
/** Answers the bank about an intent, in the browser. */
const answer = (secret: string, outcome: 'success' | 'fail'): Promise<Reply> =>
  control(`card-provider/intents/${secret}/authenticate`, { outcome });
const saveCard = async (number: string): Promise<void> => {
  const secret = (await pay('POST', '/client-secret')).body.setupIntent.client_secret;
  await control(`card-provider/intents/${secret}/confirm`, { card: { number, exp_month: 12, exp_year: 2040 } });
  if (number === asksAlways) await answer(secret, 'success');
  const { intent } = (await ask(sandbox.app, 'GET', `/__sandbox/card-provider/intents/${secret}`)).body;
  await pay('PUT', '/me', { invoice_settings: { default_payment_method: intent.payment_method } });
};
const pass = async (seconds: number): Promise<void> => {
  await control('clock', { advance: seconds });
  token = await tokenOf(sandbox.app, 'se', 'guardian');
};
/** Returns the charges of saved cards that were paid, whatever was given back of them since. */
const paidCharges = async () => {
  const { engine, tables } = sandbox.shards.eu;
  const rows = await engine.database.select().from(tables.cardCharges).where(eq(tables.cardCharges.status, 'succeeded'));
  return rows.filter(({ card }) => card !== null);
};
const isBankAsking = { name: 'PaymentFailedError', attributes: [{ attribute: 'card', reason: 'authentication_required' }] };

/** Returns the path of an overdue invoice whose bank asks the owner. */
const overdue = async (): Promise<string> => {
  await saveCard(asksAlways);
  const { body } = await pay('POST', '/subscriptions', { priceId: 'price-se-library-month' });
  await pass(15 * day);
  const [held] = (await pay('GET', '/subscriptions')).body.data;
  expect(held).toMatchObject({ status: 'past_due', past_due_reason: 'authentication_required' });
  return `/subscriptions/${body.id}/payments`;
};

/** Lets the guardian have had a trial. */
const withoutTrial = async (): Promise<void> => {
  const { engine, tables } = sandbox.shards.eu;
  await pay('GET', '/me');
  await engine.database.update(tables.customers).set({ hadTrial: true });
};

test('an open invoice is confirmed with the saved card by its own secret, and is charged once', async () => {
  const path = await overdue();
  const pending = await pay('POST', path);
  expect([pending.status, pending.body]).toMatchObject([402, isBankAsking]);
  // A second tab is asked about the same charge.
  expect((await pay('POST', path)).body.client_secret).toBe(pending.body.client_secret);
  await answer(pending.body.client_secret, 'success');
  expect((await pay('POST', path)).body).toMatchObject({ status: 'active', past_due_reason: null, open_invoice: null });
  expect((await pay('POST', path)).status).toBe(200);
  expect(await paidCharges()).toHaveLength(1);
  expect((await pay('GET', '/invoices')).body.data).toMatchObject([{ status: 'paid', amount_paid: 9900 }]);
});

test('an owner who fails at the bank tries again, and the former attempt cannot be paid any more', async () => {
  const path = await overdue();
  const first = (await pay('POST', path)).body.client_secret;
  await answer(first, 'fail');
  const second = (await pay('POST', path)).body.client_secret;
  expect(second).not.toBe(first);
  expect((await answer(first, 'success')).status).toBe(400);
  await answer(second, 'success');
  expect((await pay('POST', path)).status).toBe(200);
  expect(await paidCharges()).toHaveLength(1);
});

test('a tab that closes at the bank is taken up later, and an answer that came late is not charged again by the next try', async () => {
  const path = await overdue();
  const pending = (await pay('POST', path)).body.client_secret;
  await pass(600);
  expect((await pay('POST', path)).body.client_secret).toBe(pending);
  await answer(pending, 'success');
  await pass(4 * day);
  expect((await pay('GET', '/subscriptions')).body.data[0].status).toBe('active');
  expect(await paidCharges()).toHaveLength(1);
});

test('another card gives the charge up that waits at the bank', async () => {
  const path = await overdue();
  const pending = (await pay('POST', path)).body.client_secret;
  await saveCard('4242424242424242');
  expect((await pay('POST', path)).status).toBe(200);
  expect((await answer(pending, 'success')).status).toBe(400);
  expect(await paidCharges()).toHaveLength(1);
});

test('an order without a trial waits for the bank and is then made, once', async () => {
  await saveCard(asksAlways);
  await withoutTrial();
  const order = () => pay('POST', '/subscriptions', { priceId: 'price-se-library-month' });
  const pending = await order();
  expect([pending.status, pending.body]).toMatchObject([402, isBankAsking]);
  expect([(await pay('GET', '/subscriptions')).body.data, (await pay('GET', '/invoices')).body.data]).toEqual([[], []]);
  await answer(pending.body.client_secret, 'success');
  expect((await order()).status).toBe(201);
  expect(await paidCharges()).toHaveLength(1);
  expect((await pay('GET', '/invoices')).body.data).toMatchObject([{ status: 'paid' }]);
});

test('a change of plan waits for the bank and is then made, once', async () => {
  await saveCard('4242424242424242');
  await withoutTrial();
  const { id } = (await pay('POST', '/subscriptions', { priceId: 'price-se-library-month' })).body;
  await saveCard(asksAlways);
  const { amount } = (await pay('GET', `/subscriptions/${id}/plan-change-preview?priceId=price-se-library-year`)).body.charge_now;
  const change = () => pay('POST', `/subscriptions/${id}/plan-changes`, { priceId: 'price-se-library-year', amount });
  const pending = await change();
  expect([pending.status, pending.body]).toMatchObject([402, isBankAsking]);
  await answer(pending.body.client_secret, 'success');
  expect((await change()).body).toMatchObject({ items: [{ priceId: 'price-se-library-year' }] });
  expect((await paidCharges()).map((charge) => charge.amount).sort()).toEqual([9900, amount].sort());
});

test('what was paid at the bank for an order that nobody came back for is given back', async () => {
  await saveCard(asksAlways);
  await withoutTrial();
  const pending = await pay('POST', '/subscriptions', { priceId: 'price-se-library-month' });
  await answer(pending.body.client_secret, 'success');
  await pass(2 * 3600);
  expect((await paidCharges()).map(refundedOf)).toEqual([9900]);
  expect((await pay('GET', '/subscriptions')).body.data).toEqual([]);
});

test('a declined card is told as declined', async () => {
  await saveCard('4000000000000341');
  await withoutTrial();
  const { status, body } = await pay('POST', '/subscriptions', { priceId: 'price-se-library-month' });
  expect([status, body.attributes, body.client_secret]).toEqual([402, [{ attribute: 'card', reason: 'card_declined' }], undefined]);
});

test('an overdue plan that was cancelled names what is open, and can be paid', async () => {
  await saveCard('4000000000000341');
  const { id } = (await pay('POST', '/subscriptions', { priceId: 'price-se-library-month' })).body;
  await pass(15 * day);
  const { body } = await pay('PUT', `/subscriptions/${id}`, { cancel_at_period_end: true });
  expect(body).toMatchObject({ status: 'past_due', next_charge: null, open_invoice: { amount: 9900, from_balance: 0, currency: 'sek' } });
  await pay('POST', '/gift-cards/redemptions', { code: 'GIFT-SE-DEMO-2025' });
  expect((await pay('GET', '/subscriptions')).body.data[0].open_invoice).toMatchObject({ amount: 9900, from_balance: 9900 });
  expect((await pay('POST', `/subscriptions/${id}/payments`)).body).toMatchObject({ status: 'active', cancel_at_period_end: true });
});
