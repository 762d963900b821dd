import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shardOf } from '../../../../access/serviceShard.ts';
import { type Realm, realms } from '../../../../database/realms.ts';
import { languageOfRealm } from '../../../../mail/language.ts';
import { mailFormats } from '../../../../mail/mailFormats.ts';
import { mondayMorning, openingTime, openTestSandbox, type TestSandbox } from '../../../../sandbox/testing/testSandbox.ts';
import { ask, claimsOf, type Reply, tokenOf } from '../../../../sandbox/testing/visitor.ts';
import { billingMailsOf } from '../../mails/billingMailsOf.ts';

const day = 86_400;
const good = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0341';
const secure = '4000 0027 6000 3184';

describe('what a family is told before a charge or an end', () => {
  let sandbox: TestSandbox;
  let realm: Realm;
  let token: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox('PGlite');
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(() => visit('se'));

  const control = (path: string, json: unknown): Promise<Reply> => ask(sandbox.app, 'POST', `/__sandbox/${path}`, { json });
  /** Begins anew in a realm, with the clock at the present and the demo subscription at rest. */
  async function visit(country: Realm): Promise<void> {
    realm = country;
    await control('reset', { realm });
    await control('clock', { now: mondayMorning });
    const { engine, tables } = shardOf(sandbox.shards, realm);
    await engine.database
      .update(tables.paidSubscriptions)
      .set({ dueAt: Number.MAX_SAFE_INTEGER })
      .where(eq(tables.paidSubscriptions.realm, realm));
    token = await tokenOf(sandbox.app, realm, 'guardian');
  }
  const call = (method: string, path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, method, `/payment${path}`, { token, headers: { 'X-Country': realm }, ...(json !== undefined && { json }) });
  const saveCard = async (number = good, expiry: Date | undefined = undefined): Promise<void> => {
    const { client_secret: secret } = (await call('POST', '/client-secret')).body.setupIntent;
    const card = { number, exp_month: expiry ? expiry.getUTCMonth() + 1 : 12, exp_year: expiry?.getUTCFullYear() ?? 2060 };
    const { body } = await control(`card-provider/intents/${secret}/confirm`, { card });
    const { intent } =
      body.intent.status === 'succeeded'
        ? body
        : (await control(`card-provider/intents/${secret}/authenticate`, { outcome: 'success' })).body;
    await call('PUT', '/me', { invoice_settings: { default_payment_method: intent.payment_method } });
  };
  const order = async (plan = 'library-month'): Promise<string> =>
    (await call('POST', '/subscriptions', { priceId: `price-${realm}-${plan}` })).body.id;
  const cancel = (id: string, ends = true): Promise<Reply> => call('PUT', `/subscriptions/${id}`, { cancel_at_period_end: ends });
  const pass = async (days: number): Promise<void> => {
    await control('clock', { advance: Math.round(days * day) });
    token = await tokenOf(sandbox.app, realm, 'guardian');
  };
  const now = async (): Promise<number> => Date.parse((await ask(sandbox.app, 'GET', '/__sandbox/clock')).body.now);
  const passTo = async (moment: string, days = 0): Promise<void> => pass((Date.parse(moment) - (await now())) / (1000 * day) + days);
  const held = async () => (await call('GET', '/subscriptions')).body.data;
  const ended = async () => (await call('GET', '/subscriptions?status=canceled')).body.data;
  type ListedMail = {
    readonly id: string;
    readonly recipient: string;
    readonly subject: string;
    readonly link: string;
    readonly sentAt: number;
  };
  /** Returns the mails to the guardian, the oldest first. */
  const mails = async (): Promise<ListedMail[]> => {
    const { email } = (await call('GET', '/me')).body;
    const { data } = (await ask(sandbox.app, 'GET', `/__sandbox/mails/links?realm=${realm}`)).body;
    return data.filter(({ recipient }: ListedMail) => recipient === email).toReversed();
  };
  const subjects = async (): Promise<string[]> => (await mails()).map(({ subject }) => subject);
  const textOf = async (mail: ListedMail | undefined): Promise<string> =>
    (await ask(sandbox.app, 'GET', `/__sandbox/mails/${mail?.id}?as=text`)).body;
  const facts = { name: '', product: '', amount: '', at: '', until: '', balance: undefined, hasNotice: false, last4: '', expiry: '' };
  const renewal = () => billingMailsOf(languageOfRealm(realm)).yearRenews(facts).subject;
  const count = async (subject: string): Promise<number> => (await subjects()).filter((other) => other === subject).length;

  test('a plan that is kept after its card was removed ends on the day that is said, with a mail before that speaks of no gift card', async () => {
    await saveCard();
    const id = await order();
    await pass(15);
    await cancel(id);
    await call('DELETE', '/payment-methods');
    const { body } = await cancel(id, false);
    await pass(20);
    await passTo(body.card_needed_at, 1);
    expect(await held()).toEqual([]);
    expect(await ended()).toMatchObject([{ end_reason: 'card_missing', ends_at: body.card_needed_at }]);
    expect((await subjects()).slice(-2)).toEqual(['Ditt abonnemang saknar kort', 'Ditt abonnemang har upphört']);
    for (const mail of (await mails()).slice(-2)) expect(await textOf(mail)).not.toMatch(/presentkortssaldo/i);
  });

  test('a plan that is kept without a card on its last day is told at once that it ends', async () => {
    await saveCard();
    const id = await order();
    await pass(13.5);
    await cancel(id);
    await call('DELETE', '/payment-methods');
    await cancel(id, false);
    expect((await subjects()).at(-1)).toBe('Ditt abonnemang saknar kort');
  });

  test('a gift card balance that is used up is the reason of mail and end, and another gift card keeps the plan', async () => {
    await call('POST', '/gift-cards/redemptions', { code: 'GIFT-SE-DEMO-2025' });
    await order();
    const [{ card_needed_at: end }] = await held();
    await passTo(end, -1);
    expect((await subjects()).at(-1)).toBe('Ditt presentkortssaldo är snart slut');
    await passTo(end, 1);
    expect(await ended()).toMatchObject([{ end_reason: 'balance_used_up', ends_at: end }]);
  });

  test('a dearer plan in the last days of a trial that no balance pays ends with the trial, and a mail says so at once', async () => {
    await call('POST', '/gift-cards/redemptions', { code: 'GIFT-SE-DEMO-2025' });
    const id = await order();
    await pass(13);
    const { body } = await call('POST', `/subscriptions/${id}/plan-changes`, { priceId: 'price-se-library-year', amount: 0 });
    expect(body.card_needed_at).toBe(body.trial_end);
    expect((await subjects()).at(-1)).toBe('Ditt presentkortssaldo är snart slut');
    await pass(2);
    expect(await ended()).toMatchObject([{ ends_at: body.card_needed_at }]);
  });

  test('an open charge is followed by the charge of its period, also in what a balance covers', async () => {
    await saveCard(declined);
    const id = await order();
    await pass(15);
    await call('POST', '/gift-cards/redemptions', { code: 'GIFT-SE-DEMO-2025' });
    const [{ balance_coverage: said, current_period_end: periodEnd }] = await held();
    await call('POST', `/subscriptions/${id}/payments`);
    const [{ balance_coverage: paid }] = await held();
    expect([said.charges, paid.charges, paid.until]).toEqual([3, 2, said.until]);
    expect(Date.parse(said.until)).toBeGreaterThan(Date.parse(periodEnd));
  });

  describe('a failed charge', () => {
    test.each([
      [declined, 'din bank avvisade det', '/subscriptions'],
      [secure, 'Det är inget fel på ditt kort', '/payment?pay='],
    ])('the mails of the card %s say why, and the last one that it is the last', async (number, reason, path) => {
      await saveCard(number);
      await order();
      await pass(14.1);
      for (const days of [3, 5]) await pass(days);
      const [{ next_charge }] = await held();
      const failed = (await mails()).slice(-3);
      const texts = await Promise.all(failed.map(textOf));
      for (const text of texts) expect(text).toContain(reason);
      expect(texts.map((text) => text.includes('en sista gång'))).toEqual([false, false, true]);
      expect(texts[2]).toContain(mailFormats(languageOfRealm('se')).day(Date.parse(next_charge.at)));
      expect(failed[2]?.link).toContain(path);
      await pass(7);
      expect(await ended()).toMatchObject([{ end_reason: 'unpaid', ends_at: next_charge.at }]);
    });
  });

  describe('the renewal of a year', () => {
    test.each(realms)(
      'the families of %s are told once, 35 days before another year is charged, and in a jump before the charge',
      async (country) => {
        await visit(country);
        await saveCard();
        await order('library-year');
        await pass(15);
        const [{ current_period_end: end, next_charge: next }] = await held();
        await passTo(end, -35.1);
        expect(await count(renewal())).toBe(0);
        await passTo(end, -34.9);
        expect(await count(renewal())).toBe(1);
        const text = (await textOf((await mails()).at(-1))).replaceAll(/\s/g, ' ');
        const { day: formatDay, money } = mailFormats(languageOfRealm(country));
        for (const fact of [money(next.amount, next.currency), formatDay(Date.parse(end)), formatDay(Date.parse(end) - day * 1000)])
          expect(text).toContain(fact.replaceAll(/\s/g, ' '));
        await passTo(end, -1);
        expect(await count(renewal())).toBe(1);
        await passTo(end, 370);
        const sent = await subjects();
        // Mails are erased after 180 days: the second year's notice is left, and the receipt of its charge follows.
        expect(sent.slice(sent.lastIndexOf(renewal()))).toEqual([renewal(), sent.at(-1)]);
        expect(sent.at(-1)).toMatch(/\d{6}$/);
      },
    );

    test('another price is told again, and its mail puts the last day in a frame', async () => {
      await visit('fr');
      await saveCard();
      const id = await order('library-year');
      await pass(15);
      const [{ current_period_end: end }] = await held();
      await passTo(end, -30);
      await call('POST', `/subscription-coupon/${id}`, { couponId: 'SCHOOL50' });
      expect(await count(renewal())).toBe(2);
      const html: string = (await ask(sandbox.app, 'GET', `/__sandbox/mails/${(await mails()).at(-1)?.id}`)).body;
      expect(/<p class="framed"[^>]*>(.*?)<\/p>/.exec(html)?.[1]).toContain('Date limite de résiliation');
    });

    test.each(['de', 'nl'] as const)('in %s a renewed year ends a month after the notice, and its unused days go back', async (country) => {
      await visit(country);
      await saveCard();
      const id = await order('library-year');
      await pass(15);
      const [first] = await held();
      expect([first.ends_at, first.refund_at_end]).toEqual([first.current_period_end, null]);
      await passTo(first.current_period_end, 60);
      const [renewed] = await held();
      const { body } = await cancel(id);
      expect(body.ends_at.slice(0, 10)).toBe(renewed.ends_at.slice(0, 10));
      expect(body.refund_at_end).toEqual(renewed.refund_at_end);
      const month = (Date.parse(body.ends_at) - (await now())) / (1000 * day);
      expect(month).toBeGreaterThan(27);
      expect(month).toBeLessThan(31.1);
      const { amount, currency } = body.refund_at_end;
      const [{ amount_paid: paid }] = (await call('GET', '/invoices')).body.data;
      expect(amount).toBeGreaterThan(0.7 * paid);
      expect(amount).toBeLessThan(0.78 * paid);
      const sum = mailFormats(languageOfRealm(country)).money(amount, currency);
      expect(await textOf((await mails()).at(-1))).toContain(sum);
      const refund = vi.spyOn(shardOf(sandbox.shards, country).cards, 'refund');
      await passTo(body.ends_at, 0.1);
      expect(await ended()).toMatchObject([{ end_reason: 'requested', ends_at: body.ends_at }]);
      expect(refund).toHaveBeenCalledExactlyOnceWith(expect.any(String), amount, expect.any(String));
      refund.mockRestore();
      expect(await textOf((await mails()).at(-1))).toContain(sum);
    });

    test('a year that is cancelled in its last month, or in another country, ends with the year', async () => {
      await visit('de');
      await saveCard();
      const id = await order('library-year');
      await pass(15);
      const [{ current_period_end: end }] = await held();
      await passTo(end, 350);
      const { body } = await cancel(id);
      expect([body.ends_at, body.refund_at_end]).toEqual([body.current_period_end, null]);
      await visit('se');
      await saveCard();
      const other = await order('library-year');
      await pass(15 + 400);
      const { body: elsewhere } = await cancel(other);
      expect([elsewhere.ends_at, elsewhere.refund_at_end]).toEqual([elsewhere.current_period_end, null]);
    });
  });

  describe('a card that expires', () => {
    test('a card that expires before the next charge is told 30 and 7 days before it, and a new card ends that', async () => {
      const { day: formatDay } = mailFormats(languageOfRealm('se'));
      const subject = billingMailsOf(languageOfRealm('se')).cardExpires(facts).subject;
      const expiry = new Date((await now()) + 330 * day * 1000);
      await saveCard(good, expiry);
      await order('library-year');
      await pass(15);
      const [{ next_charge: next, card_problem_at: early }] = await held();
      expect([early, await count(subject)]).toEqual([null, 0]);
      await passTo(next.at, -29.9);
      expect([(await held())[0].card_problem_at, await count(subject)]).toEqual([next.at, 1]);
      expect(await textOf((await mails()).at(-1))).toContain(formatDay(Date.parse(next.at)));
      await passTo(next.at, -8);
      expect(await count(subject)).toBe(1);
      await passTo(next.at, -6.9);
      expect(await count(subject)).toBe(2);
      await saveCard();
      expect((await held())[0].card_problem_at).toBeNull();
      await passTo(next.at, 1);
      expect([(await held())[0].status, await count(subject)]).toEqual(['active', 2]);
    });
  });

  test('after deletion and return no card is thought to be there', async () => {
    await saveCard();
    await order();
    const superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    const path = `/customer-management/eu/users/${claimsOf(token).sub}`;
    await ask(sandbox.app, 'DELETE', path, { token: superuser });
    expect((await ask(sandbox.app, 'POST', `${path}/restore`, { token: superuser })).status).toBe(204);
    token = await tokenOf(sandbox.app, 'se', 'guardian');
    expect((await call('GET', '/me')).body.invoice_settings.default_payment_method).toBeNull();
    expect((await call('GET', '/subscription-preview?priceId=price-se-library-month')).body.card_required).toBe(true);
  });
});
