import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectReport } from '../../../../../../scripts/suites/reports.ts';
import { mondayMorning, openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, exchange, type Reply, signInAs, type TestRequest, tokenOf } from '../../../sandbox/testing/visitor.ts';
import { GatedCards } from '../testing/gatedCards.ts';

const country = { 'X-Country': 'se' };
const password = 'en-lang-mening';
const card = { card: { number: '4242424242424242', exp_month: 12, exp_year: 2040 } };
const month = { priceId: 'price-se-library-month' };
const pending = [{ attribute: 'payment', reason: 'pending' }];

/** Ends the plans of the demo accounts, which a provider would be requested to charge for every month since the seed. */
async function endSeededPlans({ shards }: TestSandbox): Promise<void> {
  for (const { engine, tables } of [shards.eu, shards.us])
    await engine.database.update(tables.paidSubscriptions).set({ status: 'canceled', endedAt: 0, endReason: 'requested' });
}

describe.each(serviceDatabases)('a card provider that answers late on %s', (kind) => {
  const provider = new GatedCards();
  let sandbox: TestSandbox;
  beforeAll(async () => {
    // Whoever has to wait gives up at once, and a read does not wait at all; the provider may take as long as a test needs.
    sandbox = await openTestSandbox(kind, { cards: provider.cards, chargeTimes: { call: openingTime, change: openingTime, read: 1 } });
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    provider.open();
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { now: mondayMorning } });
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    await endSeededPlans(sandbox);
    provider.book.clear();
    provider.calls = 0;
    provider.refundFails = undefined;
  });

  const send = (method: string, path: string, request?: TestRequest): Promise<Reply> => ask(sandbox.app, method, path, request);
  const pay = (token: string, method: string, path: string, json?: unknown, key?: string): Promise<Reply> =>
    send(method, `/payment${path}`, { token, json, headers: { ...country, ...(key !== undefined && { 'Idempotency-Key': key }) } });
  const signIn = async (email: string): Promise<string> =>
    (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', email, {}, password))).body.access_token;

  /** Returns a family without a trial that has a card, with the token of its guardian. */
  async function family() {
    const email = `${randomUUID()}@example.se`;
    const { body } = await send('POST', '/account/register', {
      json: { firstname: 'Maja', lastname: 'Holm', email, password, country: 'se' },
    });
    const token = await signIn(email);
    const { setupIntent } = (await pay(token, 'POST', '/client-secret')).body;
    const confirm = `/__sandbox/card-provider/intents/${setupIntent.client_secret}/confirm`;
    const { intent } = (await send('POST', confirm, { json: card })).body;
    await pay(token, 'PUT', '/me', { invoice_settings: { default_payment_method: intent.payment_method } });
    const { engine, tables } = sandbox.shards.eu;
    await engine.database.update(tables.customers).set({ hadTrial: true }).where(eq(tables.customers.userUid, body.uid));
    return { token, email, uid: body.uid as string };
  }

  /** Expects one charge in the provider's book for each invoice that the card paid, over the same amount, and none without. */
  async function expectBooksToAgree(): Promise<void> {
    const { engine, tables } = sandbox.shards.eu;
    const { invoices } = tables;
    const rows = await engine.database
      .select()
      .from(invoices)
      .where(and(eq(invoices.realm, 'se'), isNotNull(invoices.charge)));
    const ofInvoices = rows.map(({ charge, amountPaid, fromBalance, status }) => {
      const amount = amountPaid - fromBalance;
      return { id: charge ?? '', amount, refunded: status === 'refunded' ? amount : 0 };
    });
    const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
    expect(ofInvoices.toSorted(byId)).toEqual([...provider.book.values()].toSorted(byId));
  }
  const subscriptionsOf = async (token: string) => (await pay(token, 'GET', '/subscriptions')).body.data;
  const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort();

  /** Sends requests while the provider does not answer, lets it answer, and returns the responses. */
  async function whileSilent(...requests: (() => Promise<Reply>)[]): Promise<Reply[]> {
    provider.close();
    const sent = requests.map((request) => request());
    await Promise.race([provider.requested, Promise.all(sent)]);
    provider.open();
    return Promise.all(sent);
  }

  test('other people and services get their answers while a charge waits, and the own page shows what is known', async () => {
    const { token } = await family();
    const other = await tokenOf(sandbox.app, 'se', 'teacher');
    provider.close();
    const ordered = pay(token, 'POST', '/subscriptions', month);
    await provider.requested;
    expect((await send('GET', '/account/me', { token: other })).status).toBe(200);
    expect(await subscriptionsOf(token)).toEqual([]);
    provider.open();
    expect((await ordered).status).toBe(201);
    await expectBooksToAgree();
  });

  test('of four orders at once one is charged', async () => {
    const { token } = await family();
    const replies = await whileSilent(...Array.from({ length: 4 }, () => () => pay(token, 'POST', '/subscriptions', month)));
    expect(statusesOf(replies)).toEqual([201, 409, 409, 409]);
    expect(provider.book.size).toBe(1);
    await expectBooksToAgree();
  });

  test('an order that is repeated with its key while it is charged gets one result', async () => {
    const { token } = await family();
    const key = randomUUID();
    const replies = await whileSilent(...Array.from({ length: 3 }, () => () => pay(token, 'POST', '/subscriptions', month, key)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`))).toEqual(new Set([`201 ${replies[0]?.body.id}`]));
    expect(provider.calls).toBe(1);
    await expectBooksToAgree();
  });

  test('of three changes at once one is charged', async () => {
    const { token } = await family();
    const { id } = (await pay(token, 'POST', '/subscriptions', month)).body;
    const { charge_now } = (await pay(token, 'GET', `/subscriptions/${id}/plan-change-preview?priceId=price-se-library-year`)).body;
    const change = { priceId: 'price-se-library-year', amount: charge_now.amount };
    const replies = await whileSilent(
      ...Array.from({ length: 3 }, () => () => pay(token, 'POST', `/subscriptions/${id}/plan-changes`, change)),
    );
    expect(statusesOf(replies)).toEqual([200, 409, 409]);
    expect(provider.book.size).toBe(2);
    await expectBooksToAgree();
  });

  test('of three payments of what is open one is charged', async () => {
    const { token, uid } = await family();
    const { id } = (await pay(token, 'POST', '/subscriptions', month)).body;
    const { engine, tables } = sandbox.shards.eu;
    await engine.database
      .update(tables.paidSubscriptions)
      .set({ status: 'past_due', failure: 'card_declined', periodStart: 1 })
      .where(eq(tables.paidSubscriptions.userUid, uid));
    const replies = await whileSilent(...Array.from({ length: 3 }, () => () => pay(token, 'POST', `/subscriptions/${id}/payments`)));
    expect(statusesOf(replies)).toEqual([200, 200, 200]);
    expect(provider.book.size).toBe(2);
    await expectBooksToAgree();
  });

  test.each<[string, (family: { token: string; email: string; uid: string }, id: string) => Promise<Reply>, number]>([
    ['a cancellation', ({ token }, id) => pay(token, 'PUT', `/subscriptions/${id}`, { cancel_at_period_end: true }), 200],
    ['a coupon', ({ token }, id) => pay(token, 'POST', `/subscription-coupon/${id}`, { couponId: 'SCHOOL50' }), 200],
    ['a gift card', ({ token }) => pay(token, 'POST', '/gift-cards/redemptions', { code: 'GIFT-SE-DEMO-2025' }), 200],
    ['the removal of all cards', ({ token }) => pay(token, 'DELETE', '/payment-methods'), 409],
    ['a cancellation by form', ({ token, email }) => pay(token, 'POST', '/contract-cancellations', { name: 'Maja', email }), 202],
    ['a withdrawal', ({ token, email }) => pay(token, 'POST', '/withdrawals', { name: 'Maja', email }), 202],
    ['the deletion of the account', ({ token }) => send('DELETE', '/account/me', { token }), 204],
    [
      'a deletion by staff',
      async ({ uid }) => send('DELETE', `/customer-management/eu/users/${uid}`, { token: await tokenOf(sandbox.app, 'se', 'superuser') }),
      200,
    ],
  ])('%s waits for a charge that has not ended, with a key and without, and the books agree after it', async (_, act, status) => {
    const person = await family();
    const { id } = (await pay(person.token, 'POST', '/subscriptions', month)).body;
    const second = { priceId: 'price-se-library-year' };
    const [ordered, acted] = await whileSilent(
      () => pay(person.token, 'POST', '/subscriptions', second),
      async () => {
        await provider.requested;
        return act(person, id);
      },
    );
    expect([ordered?.status, acted?.status]).toEqual([201, status]);
    await sandbox.runJobs();
    await expectBooksToAgree();
  });

  test('three withdrawals at once give back once', async () => {
    const { token, email } = await family();
    await pay(token, 'POST', '/subscriptions', month);
    const replies = await Promise.all(Array.from({ length: 3 }, () => pay(token, 'POST', '/withdrawals', { name: 'Maja', email })));
    expect(statusesOf(replies)).toEqual([202, 202, 202]);
    await sandbox.runJobs();
    expect([...provider.book.values()].map(({ amount, refunded }) => amount - refunded)).toEqual([0]);
    await expectBooksToAgree();
  });

  test('a refund that the provider does not do is requested for again, and the withdrawal has its effect at once', async () => {
    const { token, email } = await family();
    await pay(token, 'POST', '/subscriptions', month);
    provider.refundFails = new Error('The provider is away.');
    expectReport('The provider is away.');
    expect((await pay(token, 'POST', '/withdrawals', { name: 'Maja', email })).body.contracts).toBe(1);
    expect(await subscriptionsOf(token)).toEqual([]);
    await sandbox.runJobs();
    provider.refundFails = undefined;
    await sandbox.runJobs();
    await sandbox.runJobs();
    expect([...provider.book.values()].map(({ amount, refunded }) => amount - refunded)).toEqual([0]);
    await expectBooksToAgree();
  });

  test('the balance is reserved while a charge is open', async () => {
    const { token, uid } = await family();
    await pay(token, 'POST', '/gift-cards/redemptions', { code: 'GIFT-SE-DEMO-2025' });
    provider.close();
    const ordered = pay(token, 'POST', '/subscriptions', { priceId: 'price-se-library-year' });
    await provider.requested;
    expect((await pay(token, 'GET', '/me')).body.balance).toBe(0);
    provider.open();
    expect((await ordered).status).toBe(201);
    const { engine, tables } = sandbox.shards.eu;
    const [customer] = await engine.database.select().from(tables.customers).where(eq(tables.customers.userUid, uid));
    expect(customer?.balance).toBe(0);
    await expectBooksToAgree();
  });

  test('a renewal is charged once by two moves of the clock and a page that come while it is charged', async () => {
    const { token, email } = await family();
    await pay(token, 'POST', '/subscriptions', month);
    const advance = () => send('POST', '/__sandbox/clock', { json: { advance: 20 * 86_400 } });
    await whileSilent(advance, advance);
    expect((await pay(await signIn(email), 'GET', '/invoices')).body.data).toHaveLength(2);
    await expectBooksToAgree();
  });
});

describe.each(serviceDatabases)('a card provider that does not answer in time on %s', (kind) => {
  const provider = new GatedCards();
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind, { cards: provider.cards, chargeTimes: { call: 1, change: 1, read: 1 } });
  }, openingTime);
  afterAll(() => sandbox.close());

  test('the order is refused for now, and gets its result when it is repeated with its key', async () => {
    const token = await tokenOf(sandbox.app, 'se', 'guardian');
    const order = (method: string, path: string, json?: unknown): Promise<Reply> =>
      ask(sandbox.app, method, `/payment${path}`, { token, json, headers: { ...country, 'Idempotency-Key': 'the-order' } });
    const { setupIntent } = (await order('POST', '/client-secret')).body;
    const confirm = `/__sandbox/card-provider/intents/${setupIntent.client_secret}/confirm`;
    const { intent } = (await ask(sandbox.app, 'POST', confirm, { json: card })).body;
    await order('PUT', '/me', { invoice_settings: { default_payment_method: intent.payment_method } });
    await endSeededPlans(sandbox);
    const { engine, tables } = sandbox.shards.eu;
    await engine.database.update(tables.customers).set({ hadTrial: true });
    expectReport('The card provider did not answer in time');
    provider.close();
    const refused = await order('POST', '/subscriptions', month);
    expect([refused.status, refused.headers.get('retry-after'), refused.body.attributes]).toEqual([409, '10', pending]);
    // Whatever else the family does waits as long, and is refused too.
    const coupon = await order('POST', '/gift-cards/redemptions', { code: 'GIFT-SE-DEMO-2025' });
    expect([coupon.status, coupon.headers.get('retry-after'), coupon.body.attributes]).toEqual([409, '10', pending]);
    await provider.requested;
    provider.open();
    await sandbox.runJobs();
    const repeated = await order('POST', '/subscriptions', month);
    expect(repeated.status).toBe(201);
    expect((await order('GET', '/subscriptions')).body.data.map(({ id }: { id: string }) => id)).toEqual([repeated.body.id]);
    expect(provider.book.size).toBe(1);
  });
});
