import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mondayMorning, openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, type TestRequest, tokenOf } from '../../../sandbox/testing/visitor.ts';
import type { ChargeTerms } from './expectedTerms.ts';

const day = 86_400;
const month = 'price-se-library-month';
const year = 'price-se-library-year';
const gift = { priceId: 'price-se-gift', quantity: 2, name: 'Maja', email: 'maja.holm@example.se', message: '' };

describe.each(serviceDatabases)('acts that cost, on %s', (kind) => {
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
  const call = (method: string, path: string, json?: unknown, key?: string): Promise<Reply> => {
    const headers = { 'X-Country': 'se', ...(key !== undefined && { 'Idempotency-Key': key }) };
    const request: TestRequest = json === undefined ? { token, headers } : { token, headers, json };
    return ask(sandbox.app, method, `/payment${path}`, request);
  };
  const saveCard = async (number = '4242424242424242') => {
    const { body } = await call('POST', '/client-secret');
    const card = { number, exp_month: 12, exp_year: 2040 };
    const confirmed = await control(`card-provider/intents/${body.setupIntent.client_secret}/confirm`, { card });
    await call('PUT', '/me', { invoice_settings: { default_payment_method: confirmed.body.intent.payment_method } });
  };
  const pass = async (days: number) => {
    await control('clock', { advance: days * day });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
  };
  /** Returns everything that an act could change. */
  const state = async () => ({
    subscriptions: (await call('GET', '/subscriptions')).body.data,
    invoices: (await call('GET', '/invoices')).body.data,
    customer: (await call('GET', '/me')).body,
  });

  /** An act that costs: how it comes about, where its terms are read, and how it is done. */
  interface Act {
    readonly prepare: () => Promise<void>;
    readonly terms: () => Promise<ChargeTerms>;
    readonly path: () => Promise<string>;
    readonly body: (terms: ChargeTerms) => object;
  }

  const held = async () => (await call('GET', '/subscriptions')).body.data[0];
  const acts: Readonly<Record<string, Act>> = {
    createOrder: {
      prepare: async () => undefined,
      terms: async () => (await call('GET', `/order-preview?priceId=${gift.priceId}&quantity=${gift.quantity}`)).body.terms,
      path: async () => '/order',
      body: () => gift,
    },
    createSubscription: {
      prepare: saveCard,
      terms: async () => (await call('GET', `/subscription-preview?priceId=${month}`)).body.terms,
      path: async () => '/subscriptions',
      body: () => ({ priceId: month }),
    },
    changePlan: {
      prepare: async () => {
        await saveCard();
        await call('POST', '/subscriptions', { priceId: month });
        await pass(20);
      },
      terms: async () => (await call('GET', `/subscriptions/${(await held()).id}/plan-change-preview?priceId=${year}`)).body.terms,
      path: async () => `/subscriptions/${(await held()).id}/plan-changes`,
      body: ({ amount }) => ({ priceId: year, amount }),
    },
    payOpenInvoice: {
      prepare: async () => {
        await saveCard('4000000000000341');
        await call('POST', '/subscriptions', { priceId: month });
        await pass(15);
        await saveCard();
      },
      terms: async () => (await held()).open_terms,
      path: async () => `/subscriptions/${(await held()).id}/payments`,
      body: () => ({}),
    },
  };
  const others: Readonly<Record<keyof ChargeTerms, unknown>> = {
    amount: 1,
    from_balance: 1,
    currency: 'eur',
    first_charge_on: '2030-01-01',
    recurring_amount: 1,
    alongside: ['sub_other'],
  };

  describe.each(Object.entries(acts))('%s', (name, act) => {
    test('it is done where it does what its button named, and a repeat gets the first answer', async () => {
      await act.prepare();
      const terms = await act.terms();
      const path = await act.path();
      const key = randomUUID();
      const done = await call('POST', path, { ...act.body(terms), expected: terms }, key);
      expect([done.status, done.body.terms]).toEqual([name === 'payOpenInvoice' || name === 'changePlan' ? 200 : 201, undefined]);
      const after = await state();
      const repeated = await call('POST', path, { ...act.body(terms), expected: { ...terms, recurring_amount: 1 } }, key);
      expect(repeated).toMatchObject({ status: done.status, body: done.body });
      expect(await state()).toEqual(after);
    });

    test('it is refused with the new terms, and changes nothing, where anything differs', async () => {
      await act.prepare();
      const terms = await act.terms();
      const path = await act.path();
      const before = await state();
      for (const [property, value] of Object.entries(others)) {
        const expected = { ...terms, [property]: value };
        const refused = await call('POST', path, { ...act.body(expected), expected });
        expect([refused.status, refused.body]).toMatchObject([409, { attributes: [{ attribute: `expected.${property}` }], terms }]);
      }
      expect(await state()).toEqual(before);
    });

    test('it is done without a word about its terms', async () => {
      await act.prepare();
      const { status } = await call('POST', await act.path(), act.body(await act.terms()));
      expect([200, 201]).toContain(status);
    });
  });

  describe('the order of a page that was open in two tabs', () => {
    test('an order whose page said that it is free is not charged at once, and names what runs by now', async () => {
      await saveCard();
      const { terms, trial_end } = (await call('GET', `/subscription-preview?priceId=${year}`)).body;
      expect([terms.first_charge_on, terms.amount, terms.alongside]).toEqual([trial_end.slice(0, 10), 99_000, []]);
      const other = (await call('POST', '/subscriptions', { priceId: month })).body;
      const refused = await call('POST', '/subscriptions', { priceId: year, expected: terms });
      const now = { ...terms, first_charge_on: null, alongside: [other.id] };
      expect([refused.status, refused.body.terms]).toEqual([409, now]);
      expect((await call('GET', '/invoices')).body.data).toEqual([]);
      expect((await call('POST', '/subscriptions', { priceId: year, expected: now })).status).toBe(201);
      expect((await call('GET', '/invoices')).body.data).toMatchObject([{ status: 'paid', amount_paid: 99_000 }]);
    });

    test('an order that has lost its coupon to another tab is refused', async () => {
      await saveCard();
      const { terms } = (await call('GET', `/subscription-preview?priceId=${month}`)).body;
      const cheaper = { ...terms, amount: 7920, recurring_amount: 7920 };
      expect((await call('POST', '/subscriptions', { priceId: month, expected: cheaper })).body.terms).toEqual(terms);
    });

    test('of two orders at once with the same terms one is done', async () => {
      await saveCard();
      const [monthly, yearly] = await Promise.all(
        [month, year].map(async (priceId) => {
          const { terms } = (await call('GET', `/subscription-preview?priceId=${priceId}`)).body;
          return { priceId, expected: terms };
        }),
      );
      const replies = await Promise.all([monthly, yearly].map((body) => call('POST', '/subscriptions', body)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect((await call('GET', '/invoices')).body.data).toEqual([]);
    });

    test('a sum that is paid in one tab is not paid in the other', async () => {
      await acts.payOpenInvoice?.prepare();
      const expected = (await held()).open_terms;
      const path = `/subscriptions/${(await held()).id}/payments`;
      expect((await call('POST', path, { expected })).status).toBe(200);
      expect(await call('POST', path, { expected })).toMatchObject({ status: 409, body: { terms: { amount: 0 } } });
    });

    test('the terms of a subscription that ends name no price that recurs', async () => {
      await acts.payOpenInvoice?.prepare();
      await call('PUT', `/subscriptions/${(await held()).id}`, { cancel_at_period_end: true });
      expect((await held()).open_terms).toMatchObject({ amount: 9900, recurring_amount: 0 });
    });

    test('a change of plan whose two sums differ is invalid', async () => {
      await acts.changePlan?.prepare();
      const expected = await acts.changePlan?.terms();
      const body = { priceId: year, amount: 1, expected };
      expect((await call('POST', `/subscriptions/${(await held()).id}/plan-changes`, body)).status).toBe(400);
    });
  });
});
