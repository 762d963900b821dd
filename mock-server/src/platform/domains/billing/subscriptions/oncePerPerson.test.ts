import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mondayMorning, openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, exchange, type Reply, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

const day = 86_400;
const month = 'price-se-library-month';
const year = 'price-se-library-year';

describe.each(serviceDatabases)('what is given once, on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await control('reset', { realm: 'se' });
    await control('clock', { now: mondayMorning });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
  });

  const control = (path: string, json: unknown): Promise<Reply> => ask(sandbox.app, 'POST', `/__sandbox/${path}`, { json });
  const call = (method: string, path: string, json?: unknown, as = token): Promise<Reply> =>
    ask(sandbox.app, method, `/payment${path}`, { token: as, headers: { 'X-Country': 'se' }, json });
  const saveCard = async (as = token, expiry = 2040): Promise<string> => {
    const { body } = await call('POST', '/client-secret', {}, as);
    const card = { number: '4242424242424242', exp_month: 12, exp_year: expiry };
    const confirmed = await control(`card-provider/intents/${body.setupIntent.client_secret}/confirm`, { card });
    return confirmed.body.intent.payment_method;
  };
  const charge = (card: string, as = token) => call('PUT', '/me', { invoice_settings: { default_payment_method: card } }, as);
  const subscribe = (more: object = {}, as = token) => call('POST', '/subscriptions', { priceId: month, ...more }, as);
  const register = async (email: string): Promise<string> => {
    const json = { firstname: 'Maja', lastname: 'Holm', email, password: 'maja-och-alfons-1', country: 'se' };
    expect((await ask(sandbox.app, 'POST', '/account/register', { json })).status).toBe(201);
    const { body } = await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', email, {}, json.password));
    return body.access_token;
  };

  describe('a coupon for one subscription', () => {
    const welcome = { couponId: 'WELCOME20' };
    const apply = (id: string, couponId: string) => call('POST', `/subscription-coupon/${id}`, { couponId });
    beforeEach(async () => {
      await charge(await saveCard());
    });

    test('it counts once under two requests at once', async () => {
      const ids: string[] = [];
      for (const priceId of [month, year]) ids.push((await subscribe({ priceId })).body.id);
      const replies = await Promise.all(ids.map((id) => apply(id, 'WELCOME20')));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    });

    test('it counts once for an order beside another request', async () => {
      const { id } = (await subscribe()).body;
      const replies = await Promise.all([apply(id, 'WELCOME20'), subscribe({ priceId: year, ...welcome })]);
      expect(replies.filter(({ status }) => status === 400)).toHaveLength(1);
    });

    test('it is used for good when another coupon has replaced it, and may come back to its own subscription', async () => {
      const { id } = (await subscribe(welcome)).body;
      await apply(id, 'SCHOOL50');
      const refused = await subscribe({ priceId: year, ...welcome });
      expect([refused.status, refused.body.attributes]).toEqual([400, [{ attribute: 'couponId', reason: 'used' }]]);
      expect((await apply(id, 'WELCOME20')).body.couponId).toBe('WELCOME20');
    });

    test('it is not used by an order that is refused', async () => {
      const { terms } = (await call('GET', `/subscription-preview?priceId=${month}&couponId=WELCOME20`)).body;
      expect((await subscribe({ ...welcome, expected: { ...terms, amount: 1 } })).status).toBe(409);
      expect((await subscribe({ ...welcome, expected: terms })).status).toBe(201);
    });
  });

  describe('a trial', () => {
    const trialOf = async (as = token) => (await call('GET', `/subscription-preview?priceId=${month}`, undefined, as)).body.trial_end;

    test('an address that was deleted and is registered again has no second one', async () => {
      const email = `${randomUUID()}@example.se`;
      const first = await register(email);
      await charge(await saveCard(first), first);
      expect((await subscribe({}, first)).body.status).toBe('trialing');
      expect((await ask(sandbox.app, 'DELETE', '/account/me', { token: first })).status).toBe(204);
      const again = await register(email.toUpperCase());
      await charge(await saveCard(again), again);
      expect(await trialOf(again)).toBeNull();
      expect((await subscribe({}, again)).body.status).toBe('active');
    });

    test('a card that had one gives no second account another, and an order that expected it is refused with the new terms', async () => {
      const { engine, tables } = sandbox.shards.eu;
      const isPrint = async (card: string) =>
        engine.database.update(tables.paymentMethods).set({ fingerprint: 'print' }).where(eq(tables.paymentMethods.id, card));
      const card = await saveCard();
      await isPrint(card);
      await charge(card);
      await subscribe();
      const other = await register(`${randomUUID()}@example.se`);
      const { terms } = (await call('GET', `/subscription-preview?priceId=${month}`, undefined, other)).body;
      expect(terms.first_charge_on).not.toBeNull();
      const same = await saveCard(other);
      await isPrint(same);
      await charge(same, other);
      expect(await trialOf(other)).toBeNull();
      const refused = await subscribe({ expected: terms }, other);
      expect([refused.status, refused.body.terms]).toEqual([409, { ...terms, first_charge_on: null }]);
      expect((await subscribe({ expected: refused.body.terms }, other)).body.status).toBe('active');
    });

    test('a test card that is saved by two families gives both of them one', async () => {
      await charge(await saveCard());
      await subscribe();
      const other = await register(`${randomUUID()}@example.se`);
      await charge(await saveCard(other), other);
      expect((await subscribe({}, other)).body.status).toBe('trialing');
    });

    test('its marks say nobody’s address, and are erased after 24 months', async () => {
      const { engine, tables } = sandbox.shards.eu;
      await charge(await saveCard());
      await subscribe();
      const marks = await engine.database.select().from(tables.trialMarks);
      expect(marks).toHaveLength(2);
      expect(JSON.stringify(marks)).not.toContain('@');
      await control('clock', { advance: 731 * day });
      expect(await engine.database.$count(tables.trialMarks)).toBe(0);
    });
  });

  test('a card that is saved again is one card, which is charged in the place of its former entry', async () => {
    const former = await saveCard();
    await charge(former);
    const other = await saveCard(token, 2041);
    const again = await saveCard();
    const cards = (await call('GET', '/payment-methods')).body.paymentMethods.data.map(({ id }: { id: string }) => id);
    expect(cards.toSorted()).toEqual([again, other].toSorted());
    expect((await call('GET', '/me')).body.invoice_settings.default_payment_method).toBe(again);
  });
});
