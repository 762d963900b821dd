import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shardOf } from '../../access/serviceShard.ts';
import { type Realm, realms } from '../../database/realms.ts';
import { mondayMorning, openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { ask, claimsOf, exchange, type Reply, signInAs, type TestRequest, tokenOf } from '../../sandbox/testing/visitor.ts';

const good = '4242 4242 4242 4242';
const day = 86_400;

describe.each(serviceDatabases)('payments on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await resetFamilies('se');
    await control('clock', { now: mondayMorning });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
  });

  const control = (path: string, json: unknown): Promise<Reply> => ask(sandbox.app, 'POST', `/__sandbox/${path}`, { json });
  /** Resets a realm, but for the demo subscription: charging it for each month since the seed would take longer than most tests. */
  const resetFamilies = async (realm: Realm): Promise<void> => {
    await control('reset', { realm });
    const { engine, tables } = shardOf(sandbox.shards, realm);
    const { paidSubscriptions } = tables;
    await engine.database.update(paidSubscriptions).set({ dueAt: Number.MAX_SAFE_INTEGER }).where(eq(paidSubscriptions.realm, realm));
  };
  const call = (method: string, path: string, request: TestRequest = {}, country = 'se'): Promise<Reply> =>
    ask(sandbox.app, method, `/payment${path}`, { token, ...request, headers: { 'X-Country': country, ...request.headers } });
  const typed = (number: string) => ({ card: { number, exp_month: 12, exp_year: 2040 } });
  const confirm = (secret: string, number: string): Promise<Reply> => control(`card-provider/intents/${secret}/confirm`, typed(number));
  const saveCard = async (number = good): Promise<string> => {
    const { body } = await call('POST', '/client-secret');
    const { status, body: confirmed } = await confirm(body.setupIntent.client_secret, number);
    expect(status).toBe(200);
    await call('PUT', '/me', { json: { invoice_settings: { default_payment_method: confirmed.intent.payment_method } } });
    return confirmed.intent.payment_method;
  };
  const subscribe = (more: object = {}): Promise<Reply> =>
    call('POST', '/subscriptions', { json: { priceId: 'price-se-library-month', ...more } });
  const now = async (): Promise<number> => Date.parse((await ask(sandbox.app, 'GET', '/__sandbox/clock')).body.now);
  /** Moves the clock and renews the token, which has expired by then. */
  const pass = async (days: number): Promise<void> => {
    await control('clock', { advance: days * day });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
  };
  type ListedMail = { readonly id: string; readonly recipient: string; readonly subject: string; readonly link: string | null };
  /** Returns the mails to an address, the newest first; by default to the logged-in guardian. */
  const mailsTo = async (address?: string, realm = 'se'): Promise<ListedMail[]> => {
    const recipient = address ?? (await call('GET', '/me', {}, realm)).body.email;
    const mails: ListedMail[] = (await ask(sandbox.app, 'GET', `/__sandbox/mails/links?realm=${realm}`)).body.data;
    return mails.filter((mail) => mail.recipient === recipient);
  };
  const kronor = (amount: number) =>
    new Intl.NumberFormat('sv', { style: 'currency', currency: 'SEK' }).format(amount / 100).replaceAll(/\s/g, ' ');
  const longDay = (at: string | number) => new Date(at).toLocaleDateString('sv-SE', { dateStyle: 'long', timeZone: 'Europe/Stockholm' });
  /** Returns label and value of the rows of a mail's table. */
  const rowsOf = async (mail: ListedMail | undefined): Promise<string[][]> => {
    const html: string = (await ask(sandbox.app, 'GET', `/__sandbox/mails/${mail?.id}`)).body;
    return [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)].map(([, ...cells]) =>
      cells.map((cell) => cell.replaceAll(/\s/g, ' ')),
    );
  };
  const textOf = async (mail: ListedMail | undefined): Promise<string> =>
    (await ask(sandbox.app, 'GET', `/__sandbox/mails/${mail?.id}?as=text`)).body;
  const daysAfter = (moment: string, days: number) => new Date(Date.parse(moment) + days * day * 1000).toISOString();
  const redeemDemoCard = (country = 'se') =>
    call('POST', '/gift-cards/redemptions', { json: { code: `GIFT-${country.toUpperCase()}-DEMO-2025` } }, country);
  const balance = async (country = 'se'): Promise<number> => (await call('GET', '/me', {}, country)).body.balance;
  const held = async () => (await call('GET', '/subscriptions')).body.data;
  const invoices = async () => (await call('GET', '/invoices')).body.data;

  test.each([
    ['de', 'eur'],
    ['fi', 'eur'],
    ['fr', 'eur'],
    ['nl', 'eur'],
    ['no', 'nok'],
    ['se', 'sek'],
    ['uk', 'gbp'],
    ['us', 'usd'],
  ])('the products of %s have prices in %s', { tags: ['shell §7 Payment service.29'] }, async (country, currency) => {
    const { status, body } = await call('GET', '/products', { token: undefined }, country);
    expect(status).toBe(200);
    expect(new Set(body.prices.map((price: { currency: string }) => price.currency))).toEqual(new Set([currency]));
    const products = body.products.map(({ id }: { id: string }) => id);
    expect(new Set(products)).toEqual(new Set(body.prices.map(({ productId }: { productId: string }) => productId)));
    expect(body.prices.every((price: { taxIncluded: boolean }) => price.taxIncluded === (country !== 'us'))).toBe(true);
  });

  test('a request without the country header or with another country than the account’s is refused', async () => {
    const { status, body } = await ask(sandbox.app, 'GET', '/payment/me', { token });
    expect([status, body.attributes]).toEqual([400, [{ attribute: 'X-Country', reason: 'required' }]]);
    expect((await call('GET', '/me', {}, 'fi')).status).toBe(400);
  });

  test('the payment service is not in live mode', async () => {
    expect((await call('GET', '/configuration')).body).toEqual({ livemode: false, provider: 'simulated' });
    expect((await call('POST', '/client-secret')).body.livemode).toBe(false);
  });

  test('a card is set up, saved and made the default payment method', {
    tags: ['shell §7 Payment service.3', 'shell §7 Payment service.11', 'shell §7 Payment service.15'],
  }, async () => {
    const id = await saveCard();
    expect((await call('GET', '/payment-methods')).body.paymentMethods.data).toEqual([
      { id, card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } },
    ]);
    expect((await call('GET', '/me')).body.invoice_settings.default_payment_method).toBe(id);
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'card_declined'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000119', 'processing_error'],
    ['4111111111111111', 'incorrect_number'],
  ])('the card %s is refused with the code %s', async (number, code) => {
    const { body } = await call('POST', '/client-secret');
    const { status, body: answer } = await confirm(body.setupIntent.client_secret, number);
    expect([status, answer.error.code]).toEqual([402, code]);
    expect((await call('GET', '/payment-methods')).body.paymentMethods.data).toEqual([]);
  });

  test('a second confirmation of an intent gets an unexpected state error', async () => {
    const { body } = await call('POST', '/client-secret');
    await confirm(body.setupIntent.client_secret, good);
    const second = await confirm(body.setupIntent.client_secret, good);
    expect([second.status, second.body.error?.code]).toEqual([400, 'setup_intent_unexpected_state']);
  });

  test('3-D Secure requires authentication and accepts or refuses the card', async () => {
    const secret = (await call('POST', '/client-secret')).body.setupIntent.client_secret;
    expect((await confirm(secret, '4000002500003155')).body.intent.status).toBe('requires_action');
    const refused = await control(`card-provider/intents/${secret}/authenticate`, { outcome: 'fail' });
    expect([refused.status, refused.body.error.code]).toEqual([402, 'setup_intent_authentication_failure']);
    await confirm(secret, '4000002500003155');
    expect((await control(`card-provider/intents/${secret}/authenticate`, { outcome: 'success' })).body.intent.status).toBe('succeeded');
  });

  test('an abandoned 3-D Secure authentication can start again with another card', async () => {
    const secret = (await call('POST', '/client-secret')).body.setupIntent.client_secret;
    await confirm(secret, '4000002500003155');
    expect((await confirm(secret, good)).body.intent.status).toBe('succeeded');
    const late = await control(`card-provider/intents/${secret}/authenticate`, { outcome: 'success' });
    expect(late.body.error.code).toBe('setup_intent_unexpected_state');
    expect((await call('GET', '/payment-methods')).body.paymentMethods.data).toHaveLength(1);
  });

  test('the first subscription starts with a trial of 14 days and returns the next charge', {
    tags: ['shell §7 Payment service.21', 'shell §9.11', 'admin §9.19'],
  }, async () => {
    await saveCard();
    const before = await now();
    const { status, body } = await subscribe();
    expect([status, body.status]).toEqual([201, 'trialing']);
    expect(body.next_charge).toEqual({ at: body.trial_end, amount: 9900, tax: 560, discount: 0, currency: 'sek', from_balance: 0 });
    const started = Date.parse(body.trial_end) - 14 * day * 1000;
    expect(started).toBeGreaterThanOrEqual(before);
    expect(started).toBeLessThanOrEqual(await now());
    expect(await held()).toEqual([body]);
    expect(await invoices()).toEqual([]);
  });

  test('a subscription without a card is refused', async () => {
    const { status, body } = await subscribe();
    expect([status, body.name]).toEqual([402, 'PaymentFailedError']);
  });

  test('the end of a trial sends a reminder first, then charges, and each month after that charges again', async () => {
    await saveCard();
    await subscribe();
    const reminders = async () => (await mailsTo()).filter(({ subject }) => subject === 'Din provperiod tar snart slut').length;
    await pass(10.9);
    expect(await reminders()).toBe(0);
    await pass(0.2);
    expect(await reminders()).toBe(1);
    await pass(2.8);
    expect(await invoices()).toEqual([]);
    await pass(0.2);
    expect((await held())[0].status).toBe('active');
    expect((await invoices()).map(({ status }: { status: string }) => status)).toEqual(['paid']);
    await pass(350);
    expect(await invoices()).toHaveLength(12);
  });

  test('a second subscription is charged immediately, and a duplicate one is a conflict', async () => {
    await saveCard();
    await subscribe();
    const { status, body } = await call('POST', '/subscriptions', { json: { priceId: 'price-se-sign-month' } });
    expect([status, body.status, body.trial_end]).toEqual([201, 'active', null]);
    expect(await invoices()).toMatchObject([{ status: 'paid', amount_paid: 13_860 }]);
    expect((await subscribe()).body.name).toBe('ConflictError');
  });

  test('concurrent subscriptions create one, and a repeated request gets the first response', async () => {
    await saveCard();
    const replies = await Promise.all(Array.from({ length: 20 }, () => subscribe()));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await held()).toHaveLength(1);
    const headers = { 'Idempotency-Key': randomUUID() };
    const again = () => call('POST', '/subscriptions', { json: { priceId: 'price-se-sign-year' }, headers });
    const [first, second] = [await again(), await again()];
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect(await invoices()).toHaveLength(1);
  });

  test('a subscription is cancelled at the end of its period, and the cancellation can be reverted before', async () => {
    await saveCard();
    const { id, next_charge } = (await subscribe()).body;
    const put = (cancel: boolean) => call('PUT', `/subscriptions/${id}`, { json: { cancel_at_period_end: cancel } });
    expect((await put(true)).body).toMatchObject({ cancel_at_period_end: true, next_charge: null });
    expect((await put(false)).body).toMatchObject({ cancel_at_period_end: false, next_charge });
    await put(true);
    await pass(13.9);
    expect(await held()).toHaveLength(1);
    await pass(1.1);
    expect(await held()).toEqual([]);
    expect(await invoices()).toEqual([]);
    expect((await put(false)).status).toBe(404);
  });

  test('each failed charge is told by mail with the day of the next attempt, and so is the end', async () => {
    const { email } = (await call('GET', '/me')).body;
    const subjects = async (): Promise<string[]> => {
      const { body } = await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se');
      const mails: { recipient: string; subject: string }[] = body.data;
      return mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
    };
    await saveCard('4000 0000 0000 0341');
    await subscribe();
    await pass(15);
    expect((await subjects())[0]).toBe('Din betalning misslyckades');
    const [mail] = (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body.data.filter(
      ({ recipient }: { recipient: string }) => recipient === email,
    );
    const retryAt = new Date((await held())[0].next_charge.at);
    const text = (await ask(sandbox.app, 'GET', `/__sandbox/mails/${mail.id}?as=text`)).body;
    expect(text).toContain(`den ${longDay(retryAt.getTime())}`);
    const [open] = await invoices();
    expect(await rowsOf(mail)).toEqual([
      ['Abonnemang', 'Bibliotek'],
      ['Pris', `${kronor(open.amount_due)} per månad`],
      ['Period', `${longDay(open.period_start)} – ${longDay(daysAfter(open.period_end, -1))}`],
    ]);
    await pass(3);
    await pass(5);
    expect((await subjects()).filter((subject) => subject === 'Din betalning misslyckades')).toHaveLength(3);
    await pass(7);
    expect((await subjects())[0]).toBe('Ditt abonnemang har upphört');
  });

  test('an overdue subscription that is cancelled ends on the day that the response and the mail name', async () => {
    await saveCard('4000 0000 0000 0341');
    const { id } = (await subscribe()).body;
    await pass(15);
    const put = await call('PUT', `/subscriptions/${id}`, { json: { cancel_at_period_end: true } });
    const endsAt = Date.parse(put.body.ends_at);
    expect(endsAt).toBeLessThan(Date.parse(put.body.current_period_end));
    const { email } = (await call('GET', '/me')).body;
    const mails: { id: string; recipient: string }[] = (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body.data;
    const mail = mails.find(({ recipient }) => recipient === email);
    const text = (await ask(sandbox.app, 'GET', `/__sandbox/mails/${mail?.id}?as=text`)).body;
    const day = new Date(endsAt).toLocaleDateString('sv-SE', { dateStyle: 'long', timeZone: 'Europe/Stockholm' });
    expect(text).toContain(`upphör den ${day}`);
    const { now } = (await ask(sandbox.app, 'GET', '/__sandbox/clock')).body;
    const rest = (endsAt - Date.parse(now)) / 1000;
    await control('clock', { advance: Math.floor(rest) - 60 });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
    expect(await held()).toHaveLength(1);
    await control('clock', { advance: 120 });
    expect(await held()).toEqual([]);
  });

  test('the end of a cancelled subscription is told by mail', async () => {
    await saveCard();
    const { id } = (await subscribe()).body;
    await call('PUT', `/subscriptions/${id}`, { json: { cancel_at_period_end: true } });
    await pass(15);
    const { email } = (await call('GET', '/me')).body;
    const mails: { recipient: string; subject: string }[] = (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body.data;
    expect(mails.find(({ recipient }) => recipient === email)?.subject).toBe('Ditt abonnemang har upphört');
  });

  describe('the subscriptions of a family in its tokens and its profile', () => {
    /** Returns the types of paid plans in the claims of a new token and in the profile, which agree. */
    const planTypes = async (): Promise<string[]> => {
      token = await tokenOf(sandbox.app, 'se', 'guardian');
      const types: string[] = claimsOf(token).subscriptions.map(({ type }: { type: string }) => type);
      const { body } = await ask(sandbox.app, 'GET', '/control-panel/v1/me', { token });
      const profile: { label: string; value: { active: boolean }[] }[] = body.attributes.subscriptions.value;
      const active = profile.filter(({ value }) => value.some((period) => period.active)).map(({ label }) => label);
      expect(active.toSorted()).toEqual(types.toSorted());
      return types.filter((type) => /consumer$|sign-language$/.test(type));
    };

    test('a plan is in the token from its order, also on trial, until it has ended', async () => {
      expect(await planTypes()).toEqual([]);
      await saveCard();
      const { id } = (await subscribe()).body;
      expect(await planTypes()).toEqual(['polylino-consumer']);
      await call('PUT', `/subscriptions/${id}`, { json: { cancel_at_period_end: true } });
      expect(await planTypes()).toEqual(['polylino-consumer']);
      await pass(15);
      expect(await planTypes()).toEqual([]);
    });

    test('two plans are one consumer type in the token, and sign language is beside it', async () => {
      await saveCard();
      await subscribe();
      await call('POST', '/subscriptions', { json: { priceId: 'price-se-sign-month' } });
      expect(await planTypes()).toEqual(['polylino-consumer', 'polylino-sign-language']);
    });

    test('a family opens books with its plan and sign language with the larger one, until the plan has ended', async () => {
      const family = { firstname: 'Maja', lastname: 'Holm', email: 'maja.holm@example.se', password: 'realmkit-demo', country: 'se' };
      await ask(sandbox.app, 'POST', '/account/register', { json: family });
      const opened = async () => {
        token = await tokenOf(sandbox.app, 'se', family.email);
        const { status, body } = await ask(sandbox.app, 'GET', '/library/v1/books/book-1/policy', { token });
        return [status, body.openedBy ?? body.locked];
      };
      expect(await opened()).toEqual([403, 'plan']);
      await saveCard();
      const { id } = (await subscribe()).body;
      expect(await opened()).toEqual([200, [{ media: 'signLanguage', openedBy: 'plan' }]]);
      const larger = (await subscribe({ priceId: 'price-se-sign-month' })).body;
      expect(await opened()).toEqual([200, []]);
      for (const plan of [id, larger.id]) await call('PUT', `/subscriptions/${plan}`, { json: { cancel_at_period_end: true } });
      expect(await opened()).toEqual([200, []]);
      await control('clock', { advance: 40 * day });
      expect(await opened()).toEqual([403, 'plan']);
    });

    test('a withdrawal removes a plan from the token', async () => {
      await saveCard();
      await subscribe();
      const { email } = (await call('GET', '/me')).body;
      await call('POST', '/withdrawals', { json: { name: 'Maja', email } });
      expect(await planTypes()).toEqual([]);
    });

    test('a plan stays in the token while its charge is retried, and leaves it after the last retry', async () => {
      await saveCard('4000 0000 0000 0341');
      await subscribe();
      await pass(15);
      expect((await held())[0].status).toBe('past_due');
      expect(await planTypes()).toEqual(['polylino-consumer']);
      await pass(3);
      await pass(5);
      await pass(7);
      expect(await held()).toEqual([]);
      expect(await planTypes()).toEqual([]);
    });
  });

  test.each([
    ['paid', good],
    ['past due', '4000 0000 0000 0341'],
  ])('a user who is deleted while their subscription is %s is charged no more and gets no receipt', async (_state, number) => {
    await saveCard(number);
    await subscribe();
    await pass(15);
    const { email } = (await call('GET', '/me')).body;
    const superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    const uid = claimsOf(token).sub;
    expect((await ask(sandbox.app, 'DELETE', `/customer-management/eu/users/${uid}`, { token: superuser })).status).toBe(200);
    const { invoices } = sandbox.shards.eu.tables;
    const countInvoices = () => sandbox.shards.eu.engine.database.$count(invoices, eq(invoices.userUid, uid));
    const before = await countInvoices();
    // After 30 days the emails are erased with the person.
    await control('clock', { advance: 29 * day });
    const mails = (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body.data;
    const receipts = mails.filter(
      (mail: { recipient: string; subject: string }) => mail.recipient === email && mail.subject.startsWith('Kvitto'),
    );
    expect(receipts).toHaveLength(number === good ? 1 : 0);
    await control('clock', { advance: 11 * day });
    // The erasure has given back what unused days are worth, by a credit note.
    expect(await countInvoices()).toBe(number === good ? before + 1 : before);
  });

  test('a coupon reduces the next charge, and an unknown, expired or used coupon is invalid', async () => {
    await saveCard();
    const { id } = (await subscribe()).body;
    const apply = (couponId: string) => call('POST', `/subscription-coupon/${id}`, { json: { couponId } });
    expect((await apply('WELCOME20')).body.next_charge.amount).toBe(7920);
    expect((await apply('WELCOME20')).status).toBe(200);
    const errorOf = ({ status, body }: Reply) => [status, body.name, body.message, body.attributes?.[0].reason];
    const invalid = (reason: string) => [400, 'InvalidInputError', 'Invalid Coupon!', reason];
    expect(errorOf(await apply('NONE'))).toEqual(invalid('unknown'));
    expect(errorOf(await apply('constructor'))).toEqual(invalid('unknown'));
    expect(errorOf(await apply('SUMMER2020'))).toEqual(invalid('expired'));
    const another = (couponId: string) => call('POST', '/subscriptions', { json: { priceId: 'price-se-sign-month', couponId } });
    expect(errorOf(await another('WELCOME20'))).toEqual(invalid('used'));
    expect((await another('SCHOOL50')).status).toBe(201);
    await pass(15);
    expect((await invoices()).map(({ amount_paid }: { amount_paid: number }) => amount_paid)).toEqual([7920, 6930]);
  });

  test('the preview of a subscription shows the trial of the first one, the immediate charge of a later one and the coupon', async () => {
    const terms = (more = '') => call('GET', `/subscription-preview?priceId=price-se-library-month${more}`);
    const { status, body } = await terms();
    expect([status, body.trial_end, body.first_charge.amount]).toEqual([200, body.first_charge.at, 9900]);
    expect(Date.parse(body.trial_end) - (await now())).toBeGreaterThan(13.9 * day * 1000);
    expect((await terms('&couponId=WELCOME20')).body.first_charge.amount).toBe(7920);
    expect((await terms('&couponId=NOPE')).body.message).toBe('Invalid Coupon!');
    await saveCard();
    await subscribe();
    expect((await call('GET', '/subscription-preview?priceId=price-se-sign-month')).body).toMatchObject({
      trial_end: null,
      interval: 'month',
    });
    expect((await call('GET', '/subscription-preview?priceId=price-se-gift')).status).toBe(400);
  });

  test('an order and a cancellation are confirmed by email', async () => {
    await saveCard();
    const { body } = await subscribe();
    await call('PUT', `/subscriptions/${body.id}`, { json: { cancel_at_period_end: true } });
    const [cancelled, started, ...others] = await mailsTo();
    expect([cancelled?.subject, started?.subject, others]).toEqual(['Bekräftelse på din uppsägning', 'Ditt abonnemang har börjat', []]);
    expect(await rowsOf(started)).toEqual([
      ['Abonnemang', 'Bibliotek'],
      ['Pris', `${kronor(9900)} per månad`],
      ['Första debiteringen', longDay(body.trial_end)],
      ['Avtalsnummer', body.id],
    ]);
    expect(await rowsOf(cancelled)).toEqual([['Avtalsnummer', body.id]]);
  });

  test('the accepted version of the terms is stored with the order and named in its confirmation', async () => {
    await saveCard();
    const { body } = await subscribe({ termsVersion: '2026-01-01' });
    expect([body.termsVersion, (await held())[0].termsVersion]).toEqual(['2026-01-01', '2026-01-01']);
    const { body: mails } = await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se');
    const { body: text } = await ask(sandbox.app, 'GET', `/__sandbox/mails/${mails.data[0].id}?as=text`);
    expect(text).toContain('Du har godkänt villkoren i versionen från 1 januari 2026.');
    expect((await subscribe({ priceId: 'price-se-library-year', termsVersion: 'the newest' })).status).toBe(400);
  });

  test('a failed charge is retried until a new card pays it or the subscription ends', async () => {
    await saveCard('4000000000000341');
    await subscribe();
    await pass(15);
    expect((await held())[0].status).toBe('past_due');
    expect((await invoices())[0].status).toBe('open');
    await saveCard();
    await pass(3);
    expect((await held())[0].status).toBe('active');
    expect((await invoices()).map(({ status }: { status: string }) => status)).toEqual(['paid']);
    await saveCard('4000000000000341');
    await pass(60);
    expect(await held()).toEqual([]);
    expect((await invoices())[0].status).toBe('void');
  });

  describe('a change of plan', () => {
    type Charge = { at: string; amount: number; tax: number };
    const price = (name: string) => `price-se-${name}`;
    const preview = (id: string, name: string) => call('GET', `/subscriptions/${id}/plan-change-preview?priceId=${price(name)}`);
    const change = (id: string, name: string, amount = 0) =>
      call('POST', `/subscriptions/${id}/plan-changes`, { json: { priceId: price(name), amount } });
    const latestMail = async (): Promise<{ subject: string; text: string }> => {
      const { email } = (await call('GET', '/me')).body;
      const mails: { id: string; recipient: string; subject: string }[] = (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se'))
        .body.data;
      const mail = mails.find(({ recipient }) => recipient === email);
      return { subject: mail?.subject ?? '', text: (await ask(sandbox.app, 'GET', `/__sandbox/mails/${mail?.id}?as=text`)).body };
    };
    const order = async (name: string, card = good): Promise<string> => {
      await saveCard(card);
      return (await subscribe({ priceId: price(name) })).body.id;
    };
    const atNextCharge = async ({ at }: Charge) => {
      const { now } = (await ask(sandbox.app, 'GET', '/__sandbox/clock')).body;
      await control('clock', { advance: Math.ceil((Date.parse(at) - Date.parse(now)) / 1000) });
      token = await tokenOf(sandbox.app, 'se', 'guardian');
    };

    test.each([
      ['library-month', 'sign-month', 13_860],
      ['library-month', 'library-year', 99_000],
      ['sign-month', 'library-year', 99_000],
      ['library-year', 'sign-year', 138_600],
    ])('a change from %s to %s starts at once, and its preview names the sums of invoice, mail and next charge', async (from, to, full) => {
      const id = await order(from);
      await pass(25);
      const { body: terms } = await preview(id, to);
      const [invoice] = await invoices();
      const days = (Date.parse(invoice.period_end) - Date.parse(invoice.period_start)) / (day * 1000);
      // The period began 11 days ago, and the twelfth day counts as unused.
      expect(terms.credit).toBe(Math.round((invoice.amount_due * (days - 11)) / days));
      expect(terms.charge_now.amount).toBe(full - terms.credit);
      expect((await change(id, to, terms.charge_now.amount - 1)).body.attributes).toEqual([{ attribute: 'amount', reason: 'const' }]);
      const { status, body } = await change(id, to, terms.charge_now.amount);
      const { at, ...sums } = terms.next_charge;
      expect([status, body.items]).toEqual([200, [{ priceId: price(to) }]]);
      expect(body.next_charge).toMatchObject(sums);
      expect(Date.parse(body.next_charge.at) - Date.parse(at)).toBeLessThan(60_000);
      const { amount: amount_due, tax } = terms.charge_now;
      expect((await invoices())[0]).toMatchObject({ status: 'paid', amount_due, amount_paid: amount_due, tax, credit: terms.credit });
      const { subject, text } = await latestMail();
      expect(subject).toBe('Ditt abonnemang har ändrats');
      for (const sum of [amount_due, terms.credit, terms.next_charge.amount]) expect(text.replaceAll(/\s/g, ' ')).toContain(kronor(sum));
      expect(await rowsOf((await mailsTo())[0])).toEqual([
        ['Outnyttjade dagar av ditt tidigare abonnemang', kronor(-terms.credit)],
        ['Debiterat i dag', kronor(amount_due)],
        ['Nästa debitering', `${kronor(terms.next_charge.amount)}, ${longDay(at)}`],
      ]);
      await atNextCharge(body.next_charge);
      const { amount, tax: nextTax } = terms.next_charge;
      expect((await invoices())[0]).toMatchObject({ amount_paid: amount, tax: nextTax, credit: 0 });
      expect(await invoices()).toHaveLength(3);
    });

    test('a second change on the same day counts what the first one was worth, not only what it charged', async () => {
      const id = await order('library-month');
      await pass(14);
      const { body: first } = await preview(id, 'sign-month');
      await change(id, 'sign-month', first.charge_now.amount);
      const { body: second } = await preview(id, 'library-year');
      expect([first.charge_now.amount, second.credit, second.charge_now.amount]).toEqual([3960, 13_860, 85_140]);
    });

    test('a cheaper plan waits for the end of the paid period, can be taken back, and is what is charged and opened then', async () => {
      const id = await order('sign-year');
      await pass(15);
      const { body: terms } = await preview(id, 'library-month');
      expect(terms).toMatchObject({ charge_now: null, credit: 0, next_charge: { amount: 9900, at: terms.starts_at } });
      const { body } = await change(id, 'library-month');
      expect(body).toMatchObject({
        items: [{ priceId: price('sign-year') }],
        pending_change: { priceId: price('library-month'), at: terms.starts_at },
        next_charge: terms.next_charge,
      });
      expect((await latestMail()).text.replaceAll(/\s/g, ' ')).toContain(kronor(9900));
      expect((await subscribe()).status).toBe(409);
      const { body: taken } = await change(id, 'sign-year');
      expect([taken.pending_change, taken.next_charge.amount]).toEqual([null, 138_600]);
      expect((await change(id, 'sign-year')).body.attributes).toEqual([{ attribute: 'priceId', reason: 'unique' }]);
      await change(id, 'library-month');
      await atNextCharge(terms.next_charge);
      expect((await held())[0]).toMatchObject({ items: [{ priceId: price('library-month') }], pending_change: null, status: 'active' });
      expect((await invoices())[0]).toMatchObject({ amount_paid: terms.next_charge.amount, tax: terms.next_charge.tax });
      expect(claimsOf(token).subscriptions.map(({ type }: { type: string }) => type)).not.toContain('polylino-sign-language');
    });

    test('a cancelled subscription ends without the plan that was to follow it', async () => {
      const id = await order('library-year');
      await pass(15);
      await change(id, 'library-month');
      const { body } = await call('PUT', `/subscriptions/${id}`, { json: { cancel_at_period_end: true } });
      expect([body.pending_change, body.next_charge]).toEqual([null, null]);
    });

    test('a change during the trial charges nothing, and the trial keeps its end', async () => {
      const id = await order('library-month');
      const [{ trial_end }] = await held();
      const { body: terms } = await preview(id, 'sign-year');
      expect(terms).toMatchObject({ charge_now: null, next_charge: { at: trial_end, amount: 138_600 } });
      expect((await change(id, 'sign-year')).body).toMatchObject({ status: 'trialing', trial_end, next_charge: terms.next_charge });
      expect(await invoices()).toEqual([]);
      await pass(15);
      expect((await invoices()).map(({ amount_paid }: { amount_paid: number }) => amount_paid)).toEqual([138_600]);
    });

    test('a change counts the coupon and the balance of gift cards', async () => {
      const id = await order('library-month');
      await call('POST', `/subscription-coupon/${id}`, { json: { couponId: 'WELCOME20' } });
      await pass(15);
      await call('POST', '/gift-cards/redemptions', { json: { code: 'GIFT-SE-DEMO-2025' } });
      const { body: terms } = await preview(id, 'library-year');
      expect(terms.charge_now).toMatchObject({ amount: 79_200 - terms.credit, discount: 19_800 });
      expect(terms.charge_now.from_balance).toBe(29_700);
      await change(id, 'library-year', terms.charge_now.amount);
      expect((await call('GET', '/me')).body.balance).toBe(0);
    });

    test('a change is refused while a charge is open, and a declined one changes nothing', async () => {
      const id = await order('library-month');
      await pass(15);
      await saveCard('4000 0000 0000 0341');
      const { body: terms } = await preview(id, 'library-year');
      expect((await change(id, 'library-year', terms.charge_now.amount)).status).toBe(402);
      expect((await held())[0]).toMatchObject({ items: [{ priceId: price('library-month') }], status: 'active' });
      expect(await invoices()).toHaveLength(1);
      await pass(31);
      expect((await preview(id, 'library-year')).body.attributes).toEqual([{ attribute: 'status', reason: 'past_due' }]);
    });
  });

  test.each([
    ['unpaid', '4000 0000 0000 0341'],
    ['requested', good],
    ['withdrawn', good],
  ])('a subscription that has ended is listed as %s, with its end', async (reason, number) => {
    await saveCard(number);
    const { id } = (await subscribe()).body;
    const { email } = (await call('GET', '/me')).body;
    if (reason === 'withdrawn') await call('POST', '/withdrawals', { json: { name: 'Maja', email } });
    if (reason === 'requested') await call('PUT', `/subscriptions/${id}`, { json: { cancel_at_period_end: true } });
    await pass(15);
    const [retry] = await held();
    for (const days of [3, 5, 7]) await pass(days);
    expect(await held()).toEqual([]);
    const { data } = (await call('GET', '/subscriptions?status=canceled')).body;
    expect(data).toMatchObject([{ id, status: 'canceled', end_reason: reason, next_charge: null }]);
    expect(Date.parse(data[0].ends_at)).toBeGreaterThanOrEqual(Date.parse(retry?.next_charge.at ?? 0));
  });

  test('one card is removed, the next one takes its place, and the last one stays while a subscription requires it', async () => {
    const last = await saveCard();
    const lost = await saveCard('5555555555554444');
    const { id } = (await subscribe()).body;
    const remove = (card: string) => call('DELETE', `/payment-methods/${card}`);
    expect((await remove(lost)).status).toBe(204);
    expect((await call('GET', '/payment-methods')).body.paymentMethods.data).toMatchObject([{ id: last }]);
    expect((await call('GET', '/me')).body.invoice_settings.default_payment_method).toBe(last);
    expect([(await remove(last)).body.name, (await remove(lost)).status]).toEqual(['ConflictError', 404]);
    await call('PUT', `/subscriptions/${id}`, { json: { cancel_at_period_end: true } });
    expect((await remove(last)).status).toBe(204);
    const again = await saveCard();
    expect((await call('GET', '/payment-methods')).body.paymentMethods.data).toMatchObject([{ id: again }]);
    expect((await call('GET', '/me')).body.invoice_settings.default_payment_method).toBe(again);
  });

  test('all cards are deleted together, but not while a subscription requires one', async () => {
    await saveCard();
    await saveCard('5555555555554444');
    const { id } = (await subscribe()).body;
    expect((await call('DELETE', '/payment-methods')).body.name).toBe('ConflictError');
    await call('PUT', `/subscriptions/${id}`, { json: { cancel_at_period_end: true } });
    expect((await call('DELETE', '/payment-methods')).status).toBe(204);
    expect((await call('GET', '/payment-methods')).body.paymentMethods.data).toEqual([]);
    expect((await call('GET', '/me')).body.invoice_settings.default_payment_method).toBeNull();
  });

  const order = (quantity = 2): Promise<Reply> =>
    call('POST', '/order', {
      token: undefined,
      json: { priceId: 'price-se-gift', quantity, name: 'Maja', email: 'maja@example.se', message: 'Grattis!' },
    });

  test('gift cards are ordered without an account, paid, sent by email and redeemed once', {
    tags: ['shell §7 Payment service.6'],
  }, async () => {
    const { status, body } = await order();
    expect([status, body.paymentIntent.amount]).toEqual([201, 59_400]);
    const state = async () => (await call('GET', `/order/${body.orderId}`, { token: undefined })).body.status;
    expect(await state()).toBe('created');
    await confirm(body.paymentIntent.client_secret, good);
    expect(await state()).toBe('completed');
    const [receipt, gift, ...others] = await mailsTo('maja@example.se');
    expect([receipt?.subject, gift?.subject, others]).toEqual(['Kvitto SE-000002', 'Dina 2 presentkort hos Realmkit', []]);
    expect(await rowsOf(receipt)).toEqual([
      ['Order- och fakturanummer', 'SE-000002'],
      ['2 × Presentkort', kronor(59_400)],
      ['Summa', kronor(59_400)],
      ['Nettobelopp', kronor(56_038)],
      ['varav 6 % moms', kronor(3362)],
      ['Debiterat ditt kort', kronor(59_400)],
    ]);
    // The paragraphs name no amount.
    expect((await textOf(receipt)).match(/594,00/g)).toHaveLength(3);
    const codes = [...(await textOf(gift)).matchAll(/gift-card\?code=(\S+)/g)].map(([, one]) => one);
    expect(new Set(codes).size).toBe(2);
    expect(await rowsOf(gift)).toEqual(codes.map((one) => ['Presentkortets kod', one]));
    expect(await textOf(gift)).not.toContain('594');
    const [code] = codes;
    const redeem = () => call('POST', '/gift-cards/redemptions', { json: { code } });
    const replies = await Promise.all(Array.from({ length: 10 }, redeem));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await call('GET', '/me')).body.balance).toBe(29_700);
    expect((await call('POST', '/gift-cards/redemptions', { json: { code: 'GIFT-SE-NONE' } })).status).toBe(404);
  });

  test('an order whose card is declined gets the status failed', async () => {
    const { body } = await order(1);
    await confirm(body.paymentIntent.client_secret, '4000000000000002');
    expect((await call('GET', `/order/${body.orderId}`)).body.status).toBe('failed');
    expect(await mailsTo('maja@example.se')).toEqual([]);
    await confirm(body.paymentIntent.client_secret, good);
    expect((await call('GET', `/order/${body.orderId}`)).body.status).toBe('completed');
  });

  test.each(['de', 'fi', 'fr', 'no', 'nl', 'se', 'uk', 'us'] as const)(
    'a gift card of %s pays exactly three months without a card, then the subscription ends as announced by mail',
    async (country) => {
      await resetFamilies(country);
      const passTo = async (moment: string, days: number) => {
        await control('clock', { now: daysAfter(moment, days) });
        token = await tokenOf(sandbox.app, country, 'guardian');
      };
      const get = async (path: string) => (await call('GET', path, {}, country)).body;
      token = await tokenOf(sandbox.app, country, 'guardian');
      await redeemDemoCard(country);
      const priceId = `price-${country}-library-month`;
      const terms = await get(`/subscription-preview?priceId=${priceId}`);
      expect([terms.card_required, terms.balance_coverage.charges]).toEqual([false, 3]);
      const { status, body } = await call('POST', '/subscriptions', { json: { priceId } }, country);
      expect(status).toBe(201);
      const dayOf = (moment: string) => moment.slice(0, 10);
      expect([body.balance_coverage.charges, dayOf(body.card_needed_at)]).toEqual([3, dayOf(terms.balance_coverage.until)]);
      const [confirmation] = await mailsTo(undefined, country);
      expect(await textOf(confirmation)).toMatch(/\b3\b/);
      const { trial_end: trialEnd, card_needed_at: end } = body;
      await passTo(trialEnd, 65);
      expect(await balance(country)).toBe(0);
      const paid: { status: string; from_balance: number; amount_paid: number }[] = (await get('/invoices')).data;
      expect(paid.map(({ status: state, from_balance: part, amount_paid: sum }) => [state, part - sum])).toEqual(
        Array.from({ length: 3 }, () => ['paid', 0]),
      );
      const { length: before } = await mailsTo(undefined, country);
      await passTo(end, -1);
      expect((await get('/subscriptions')).data).toHaveLength(1);
      expect(await mailsTo(undefined, country)).toHaveLength(before + 1);
      await passTo(end, 1);
      expect((await get('/subscriptions')).data).toEqual([]);
      expect(await mailsTo(undefined, country)).toHaveLength(before + 2);
      expect((await get('/invoices')).data).toHaveLength(3);
    },
  );

  test('a card that is added before the gift card balance is used up goes on paying', async () => {
    await redeemDemoCard();
    const { card_needed_at: end } = (await subscribe()).body;
    await control('clock', { now: daysAfter(end, -1) });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
    const [reminder] = await mailsTo();
    expect(reminder).toMatchObject({
      subject: 'Ditt presentkortssaldo är snart slut',
      link: 'http://realmkit.se.localhost:8080/subscriptions',
    });
    await saveCard();
    await pass(2);
    expect((await held())[0]).toMatchObject({ status: 'active', card_needed_at: null });
    expect((await invoices())[0]).toMatchObject({ status: 'paid', from_balance: 0, amount_paid: 9900 });
  });

  test('a balance below the first charge needs a card, and preview, confirmation, receipt and invoice show both parts', async () => {
    await redeemDemoCard();
    const yearly = { priceId: 'price-se-library-year' };
    const terms = (await call('GET', `/subscription-preview?priceId=${yearly.priceId}`)).body;
    expect(terms).toMatchObject({ card_required: true, balance_coverage: null, first_charge: { amount: 99_000, from_balance: 29_700 } });
    expect((await subscribe(yearly)).status).toBe(402);
    await saveCard();
    await subscribe(yearly);
    const parts = /297,00\skr[\s\S]*693,00\skr/;
    expect(await textOf((await mailsTo())[0])).toMatch(parts);
    await pass(12);
    expect(await textOf((await mailsTo())[0])).toMatch(parts);
    await pass(3);
    const [receipt] = await mailsTo();
    expect(await textOf(receipt)).toMatch(parts);
    expect(receipt?.link).toBe('http://realmkit.se.localhost:8080/subscriptions');
    const [invoice] = await invoices();
    const page = (await call('GET', `/invoices/${invoice.id}/file`)).body;
    expect(page).toMatch(
      /Realmkit Sverige AB[\s\S]*SE000000001201[\s\S]*presentkortssaldo[\s\S]*297,00\skr[\s\S]*kort[\s\S]*693,00\skr[\s\S]*varav 6\s% moms[\s\S]*39,23\skr/,
    );
  });

  test('a withdrawal gives the gift card part back to the balance, and the next order uses it', async () => {
    await saveCard();
    await subscribe();
    await redeemDemoCard();
    await subscribe({ priceId: 'price-se-sign-year' });
    expect(await balance()).toBe(0);
    const { email } = (await call('GET', '/me')).body;
    await call('POST', '/withdrawals', { json: { name: 'Maja', email } });
    expect(await balance()).toBe(29_700);
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ status: 'refunded', from_balance: 29_700 });
    expect(await rowsOf((await mailsTo(email))[0])).toEqual(
      expect.arrayContaining([
        ['Återfört till presentkortssaldot', kronor(29_700)],
        ['Återbetalt till ditt kort', kronor(invoice.amount_paid - 29_700)],
      ]),
    );
    const page = (await call('GET', `/invoices/${invoice.id}/file`)).body;
    expect(page).toMatch(/Återfört till presentkortssaldot[\s\S]*297,00[\s\S]*Återbetalt till ditt kort/);
    await subscribe();
    expect(await balance()).toBe(29_700 - 9900);
  });

  describe('the rest of a gift card of a user who is deleted', () => {
    const guardian = '/customer-management/eu/users/se-user-4';
    const superuser = () => tokenOf(sandbox.app, 'se', 'superuser');
    /** Redeems a gift card, and lets the guardian be deleted; returns the confirmed address. */
    const leaveBalance = async (): Promise<string> => {
      const { email } = (await call('GET', '/me')).body;
      await redeemDemoCard();
      expect((await ask(sandbox.app, 'DELETE', guardian, { token: await superuser() })).status).toBe(200);
      return email;
    };

    test('a user who is deleted gets the rest of their gift card back as a code that another account redeems', async () => {
      await saveCard();
      await subscribe();
      const email = await leaveBalance();
      await control('clock', { advance: 29 * day });
      expect(await mailsTo(email)).not.toContainEqual(expect.objectContaining({ subject: 'Det som är kvar av ditt presentkort' }));
      await control('clock', { advance: day });
      const [mail, ...others] = await mailsTo(email);
      expect([mail?.subject, others]).toEqual(['Det som är kvar av ditt presentkort', []]);
      const rows = await rowsOf(mail);
      token = await tokenOf(sandbox.app, 'se', 'consumer');
      const code = new URL(mail?.link ?? '').searchParams.get('code');
      expect(rows).toEqual([
        ['Presentkortssaldo', kronor(29_700)],
        ['Presentkortets kod', code],
      ]);
      expect((await call('POST', '/gift-cards/redemptions', { json: { code } })).body.balance).toBe(29_700);
      await Promise.all([sandbox.purge(), sandbox.purge()]);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    test('a user who is restored has the balance again, and nothing was sent', async () => {
      const email = await leaveBalance();
      await control('clock', { advance: 29 * day });
      expect((await ask(sandbox.app, 'POST', `${guardian}/restore`, { token: await superuser() })).status).toBe(204);
      await control('clock', { advance: 2 * day });
      token = await tokenOf(sandbox.app, 'se', 'guardian');
      expect([await balance(), await mailsTo(email)]).toEqual([29_700, []]);
    });

    test('the code goes to the address that the owner confirmed, not to one that staff wrote since', async () => {
      const { email: confirmed } = (await call('GET', '/me')).body;
      const json = { data: { email: 'mallory@example.se' } };
      const admin = await tokenOf(sandbox.app, 'se', 'schooladmin');
      expect((await ask(sandbox.app, 'PATCH', '/control-panel/v1/guardians/4', { token: admin, json })).status).toBe(204);
      await leaveBalance();
      await control('clock', { advance: 30 * day });
      expect([(await mailsTo(confirmed)).length, await mailsTo('mallory@example.se')]).toEqual([1, []]);
    });

    test('without a confirmed address nothing is sent, and the support finds the card by the number on the invoices', async () => {
      const { engine, tables } = sandbox.shards.eu;
      await engine.database.update(tables.users).set({ lastConfirmedEmail: null }).where(eq(tables.users.uid, 'se-user-4'));
      const email = await leaveBalance();
      await control('clock', { advance: 30 * day });
      expect(await mailsTo(email)).toEqual([]);
      expect(await engine.database.select().from(tables.giftCards).where(eq(tables.giftCards.orderId, 'se-user-4'))).toMatchObject([
        { worth: 29_700, redeemedBy: null },
      ]);
    });
  });

  test('the preview of an order shows its sum with tax and the text of the mail that is sent', async () => {
    const gift = { priceId: 'price-us-gift', quantity: 20, name: 'Maya', message: 'Enjoy!' };
    const preview = (await call('GET', `/order-preview?priceId=${gift.priceId}&quantity=20`, { token: undefined }, 'us')).body;
    const { body } = await call('POST', '/order', { token: undefined, json: { ...gift, email: 'maya@example.com' } }, 'us');
    // Gift cards are not taxed at their sale in the us.
    expect([preview.amount, preview.tax, preview.tax_percent]).toEqual([body.paymentIntent.amount, 0, 0]);
    await confirm(body.paymentIntent.client_secret, good);
    await call('GET', `/order/${body.orderId}`, { token: undefined }, 'us');
    const sent = (await mailsTo('maya@example.com', 'us')).at(-1);
    const withoutSpaces = (text: string) => text.replaceAll(/[\s:]+/g, ' ');
    const withoutCodes = (text: string) => text.replaceAll(/GIFT-US-[•\w]{4}-[•\w]{4}-[•\w]{4}/g, 'CODE');
    expect(sent?.subject).toBe(preview.mail.subject);
    const filledIn = preview.mail.paragraphs.join('\n\n').replace('{name}', gift.name).replace('{message}', gift.message);
    expect(withoutSpaces(withoutCodes(await textOf(sent)))).toContain(withoutSpaces(withoutCodes(filledIn)));
  });

  test('an order of a logged-in buyer is among their invoices', async () => {
    const json = { priceId: 'price-se-gift', quantity: 1, name: 'Maja', email: 'maja@example.se', message: '' };
    const { body } = await call('POST', '/order', { json });
    await confirm(body.paymentIntent.client_secret, good);
    await call('GET', `/order/${body.orderId}`);
    expect((await invoices())[0]).toMatchObject({
      subscription: null,
      amount_paid: 29_700,
      tax: 1681,
      tax_percent: 6,
      description: '1 × Presentkort',
    });
  });

  test('the balance of a gift card is used before the card is charged', async () => {
    await call('POST', '/gift-cards/redemptions', { json: { code: 'GIFT-SE-DEMO-2025' } });
    await saveCard('4000000000000341');
    await subscribe();
    await pass(15);
    expect((await invoices())[0].status).toBe('paid');
    expect((await call('GET', '/me')).body.balance).toBe(29_700 - 9900);
  });

  test.each(['student', 'shared', 'teacher'])(
    'the account %s cannot buy: it gets neither a client secret nor a subscription',
    async (name) => {
      token = await tokenOf(sandbox.app, 'se', name);
      expect((await call('POST', '/client-secret')).body.name).toBe('forbidden');
      expect((await subscribe()).body.name).toBe('forbidden');
    },
  );

  test('only its owner can download an invoice', async () => {
    await saveCard();
    await subscribe();
    await pass(15);
    const [invoice] = await invoices();
    const file = await call('GET', `/invoices/${invoice.id}/file`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.body).toContain(invoice.number);
    token = await tokenOf(sandbox.app, 'se', 'consumer');
    expect((await call('GET', `/invoices/${invoice.id}/file`)).status).toBe(404);
  });

  describe('a contract that is ended with a form', () => {
    const newest = async (realm = 'se') => (await ask(sandbox.app, 'GET', `/__sandbox/mails/links?realm=${realm}`)).body.data[0];
    const textOf = async ({ id }: { id: string }): Promise<string> =>
      (await ask(sandbox.app, 'GET', `/__sandbox/mails/${id}?as=text`)).body;
    const ownEmail = async (): Promise<string> => (await call('GET', '/me')).body.email;
    const send = async (path: string, more: object = {}, country = 'se') =>
      call('POST', path, { token: undefined, json: { name: 'Maja', email: await ownEmail(), ...more } }, country);
    /** Follows the newest link of the realm that confirms a declaration. */
    const follow = async (realm = 'se') => {
      const { data } = (await ask(sandbox.app, 'GET', `/__sandbox/mails/links?realm=${realm}`)).body;
      const mail = data.find(({ link }: { link: string }) => link.includes('/legal/confirm?token='));
      const json = { token: new URL(mail.link).searchParams.get('token') };
      return call('POST', '/contract-declarations/confirmations', { token: undefined, json }, realm);
    };

    test('a withdrawal by somebody who knows an address changes nothing until the link of its mail is followed', async () => {
      await saveCard();
      await subscribe();
      await call('POST', '/subscriptions', { json: { priceId: 'price-se-sign-month' } });
      const sent = await send('/withdrawals', { name: 'Somebody Else' });
      expect([sent.status, sent.body]).toMatchObject([202, { kind: 'withdrawal', status: 'pending', contracts: 0 }]);
      expect(await held()).toHaveLength(2);
      expect((await newest()).recipient).toBe(await ownEmail());
      const link = new URL((await newest()).link);
      const refund = vi.spyOn(sandbox.shards.eu.cards, 'refund');
      expect((await follow()).body).toMatchObject({ status: 'effective', contracts: 2, receivedAt: sent.body.receivedAt });
      expect(await held()).toEqual([]);
      expect((await invoices()).map(({ kind, status }: { kind: string; status: string }) => [kind, status])).toEqual([
        ['credit_note', 'refunded'],
        ['invoice', 'refunded'],
      ]);
      expect(refund).toHaveBeenCalledOnce();
      refund.mockRestore();
      expect((await newest()).subject).toBe('Bekräftelse på att du ångrat ditt köp');
      await subscribe();
      const again = { token: undefined, json: { token: link.searchParams.get('token') } };
      expect((await call('POST', '/contract-declarations/confirmations', again)).body.contracts).toBe(2);
      expect(await held()).toHaveLength(1);
    });

    test('a withdrawal of the 14th day counts although its link is followed on the 16th day, after the first charge', async () => {
      await saveCard();
      await subscribe();
      await pass(13.9);
      await send('/withdrawals');
      await pass(2);
      expect((await invoices())[0].status).toBe('paid');
      expect((await follow()).body.contracts).toBe(1);
      expect(await held()).toEqual([]);
      expect((await invoices())[0].status).toBe('refunded');
    });

    test('a withdrawal after the 14th day ends nothing, and its mail says so', async () => {
      await saveCard();
      await subscribe();
      // Later than any holiday moves the end.
      await pass(22);
      await send('/withdrawals');
      expect((await follow()).body.contracts).toBe(0);
      expect(await held()).toHaveLength(1);
      expect(await textOf(await newest())).toContain('ingenting ändras');
    });

    test('the contract number of the order’s mail and the address of the account end that contract at once', async () => {
      await saveCard();
      await subscribe();
      const contract = /Avtalsnummer +(\S+)/.exec(await textOf(await newest()))?.[1];
      await call('POST', '/subscriptions', { json: { priceId: 'price-se-sign-month' } });
      expect((await send('/withdrawals', { contract, email: 'somebody.else@example.se' })).body.status).toBe('pending');
      expect(await held()).toHaveLength(2);
      await send('/withdrawals', { contract });
      expect((await held()).map(({ items }: { items: { priceId: string }[] }) => items[0]?.priceId)).toEqual(['price-se-sign-month']);
    });

    test('the number of an invoice can be guessed, so a link is needed, and then that contract alone ends', async () => {
      await saveCard();
      await subscribe();
      await call('POST', '/subscriptions', { json: { priceId: 'price-se-sign-month' } });
      const [{ number }] = await invoices();
      expect((await send('/withdrawals', { contract: number })).body.status).toBe('pending');
      expect((await follow()).body.contracts).toBe(1);
      expect((await held()).map(({ items }: { items: { priceId: string }[] }) => items[0]?.priceId)).toEqual(['price-se-library-month']);
    });

    test('a user who is logged in ends their own contract at once, whatever address they type', async () => {
      await saveCard();
      await subscribe();
      const consumer = await tokenOf(sandbox.app, 'se', 'consumer');
      const victim = (await call('GET', '/me', { token: consumer })).body.email;
      const { body } = await call('POST', '/withdrawals', { json: { name: 'Maja', email: victim } });
      expect(body).toMatchObject({ status: 'effective', contracts: 1 });
      expect(await held()).toEqual([]);
      expect((await newest()).recipient).toBe(await ownEmail());
      expect((await call('GET', '/subscriptions', { token: consumer })).body.data).toHaveLength(1);
    });

    test('a user who acts as another one cannot end their contract', async () => {
      await saveCard();
      await subscribe();
      const act = { act_as: claimsOf(token).sub };
      const { access_token: acting } = (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'superuser', act))).body;
      const sent = await call('POST', '/withdrawals', { token: acting, json: { name: 'Maja', email: await ownEmail() } });
      expect([sent.status, sent.body.name]).toEqual([403, 'forbidden']);
      expect(await held()).toHaveLength(1);
    });

    test('a cancellation whose link is followed after a renewal ends with the period of its day, and the renewal is refunded', async () => {
      await control('reset', { realm: 'de' });
      const as = async (username: string) => ({ token: await tokenOf(sandbox.app, 'de', username) });
      const status = async () => (await call('GET', '/invoices', await as('consumer'), 'de')).body.data[0].status;
      const { body: me } = await call('GET', '/me', await as('consumer'), 'de');
      const { body } = await call('GET', '/subscriptions', await as('consumer'), 'de');
      expect(body.data[0].status).toBe('active');
      const before = Date.parse(body.data[0].current_period_end) - 3 * day * 1000;
      await control('clock', { now: new Date(before).toISOString() });
      await send('/contract-cancellations', { email: me.email }, 'de');
      await pass(6);
      expect(await status()).toBe('paid');
      const refund = vi.spyOn(sandbox.shards.eu.cards, 'refund');
      expect((await follow('de')).body).toMatchObject({ kind: 'cancellation', contracts: 1 });
      expect((await call('GET', '/subscriptions', await as('consumer'), 'de')).body.data).toEqual([]);
      expect(await status()).toBe('refunded');
      expect(refund).toHaveBeenCalledOnce();
      refund.mockRestore();
      expect((await newest('de')).subject).toBe('Bestätigung Ihrer Kündigung');
    });

    test('a cancellation whose link is followed within its period ends with that period', async () => {
      await control('reset', { realm: 'de' });
      const consumer = await tokenOf(sandbox.app, 'de', 'consumer');
      const { body: me } = await call('GET', '/me', { token: consumer }, 'de');
      const { body } = await send('/contract-cancellations', { email: me.email }, 'de');
      expect(body).toMatchObject({ kind: 'cancellation', status: 'pending' });
      expect(await newest('de')).toMatchObject({ recipient: me.email, subject: 'Bestätigen Sie Ihre Kündigung' });
      await follow('de');
      expect((await call('GET', '/subscriptions', { token: consumer }, 'de')).body.data[0].cancel_at_period_end).toBe(true);
    });

    test('there is no withdrawal in the United States', async () => {
      expect((await send('/withdrawals', {}, 'us')).body.name).toBe('forbidden');
    });

    test.each(realms)('whoever pays in %s can cancel without a login and with an address that is not confirmed', async (realm) => {
      await control('reset', { realm });
      const consumer = { token: await tokenOf(sandbox.app, realm, 'consumer') };
      const { body: me } = await call('GET', '/me', consumer, realm);
      const { body } = await send('/contract-cancellations', { email: me.email }, realm);
      expect(body).toMatchObject({ kind: 'cancellation', status: 'pending' });
      expect((await newest(realm)).recipient).toBe(me.email);
      expect((await follow(realm)).body).toMatchObject({ status: 'effective', contracts: 1 });
      expect((await call('GET', '/subscriptions', consumer, realm)).body.data[0].cancel_at_period_end).toBe(true);
    });

    test.each(['/withdrawals', '/contract-cancellations'])(
      '%s with a look-alike of an address mails its link to the address of the account alone',
      async (path) => {
        const email = 'mike.kilo@skola.example';
        const account = { firstname: 'Mike', lastname: 'Kilo', email, password: 'realmkit-demo', country: 'se' };
        await ask(sandbox.app, 'POST', '/account/register', { json: account });
        token = await tokenOf(sandbox.app, 'se', email);
        await saveCard();
        await subscribe();
        expect((await send(path, { email: 'mi\u212Ae.kilo@skola.example' })).body.status).toBe('pending');
        expect((await newest()).recipient).toBe(email);
        expect((await follow()).body.contracts).toBe(1);
      },
    );

    test('the link of a mail to an address that no account has ends nothing, also if an account gets a look-alike of it', async () => {
      const lookAlike = 'mi\u212Ae.kilo@skola.example';
      await send('/withdrawals', { email: lookAlike });
      expect((await newest()).recipient).toBe(lookAlike);
      await saveCard();
      await subscribe();
      const { users } = sandbox.shards.eu.tables;
      const email = 'mike.kilo@skola.example';
      await sandbox.shards.eu.engine.database
        .update(users)
        .set({ email, emailComparisonKey: email })
        .where(eq(users.email, await ownEmail()));
      expect((await follow()).body.contracts).toBe(0);
      expect(await held()).toHaveLength(1);
    });

    test('a name that a stranger typed is no link in the mail', async () => {
      await send('/withdrawals', { name: 'Hej http://evil.example/ Click <b>here</b>! Dr. Åsa O’Brien' });
      const text = await textOf(await newest());
      expect(text).toContain('Hej Hej http evil example Click b here b Dr. Åsa O’Brien!');
      expect(text.match(/https?:\/\/\S+/g)).toEqual([(await newest()).link]);
    });

    test('declarations stay listed for staff, with those whose link nobody has followed', async () => {
      await send('/withdrawals', { reason: 'Too few books' });
      await pass(80);
      const { body } = await ask(sandbox.app, 'GET', '/__sandbox/declarations?realm=se');
      expect(body.data).toMatchObject([
        { kind: 'withdrawal', name: 'Maja', email: await ownEmail(), reason: 'Too few books', confirmedAt: null },
      ]);
    });
  });

  test('the demo account with a subscription has an invoice for every month until now', async () => {
    await control('reset', { realm: 'se' });
    token = await tokenOf(sandbox.app, 'se', 'consumer');
    expect((await held())[0]).toMatchObject({ status: 'active', items: [{ priceId: 'price-se-library-month' }] });
    expect((await invoices()).length).toBeGreaterThan(1);
  });
});
