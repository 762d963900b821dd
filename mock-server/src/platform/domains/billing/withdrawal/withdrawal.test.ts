import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shardOf } from '../../../access/serviceShard.ts';
import type { Realm } from '../../../database/realms.ts';
import { mondayMorning, openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, type TestRequest, tokenOf } from '../../../sandbox/testing/visitor.ts';

const day = 86_400;
const month = 9900;
const year = 99_000;

describe.each(serviceDatabases)('withdrawals on %s', (kind) => {
  let sandbox: TestSandbox;
  let token: string;
  let email: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await reset('se');
    await control('clock', { now: mondayMorning });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
    email = (await call('GET', '/me')).body.email;
  });

  const control = (path: string, json: unknown): Promise<Reply> => ask(sandbox.app, 'POST', `/__sandbox/${path}`, { json });
  /** Resets a realm, but for the demo subscription: charging it for each month since the seed would take longer than most tests. */
  const reset = async (realm: Realm): Promise<void> => {
    await control('reset', { realm });
    const { engine, tables } = shardOf(sandbox.shards, realm);
    const { paidSubscriptions } = tables;
    await engine.database.update(paidSubscriptions).set({ dueAt: Number.MAX_SAFE_INTEGER }).where(eq(paidSubscriptions.realm, realm));
  };
  const call = (method: string, path: string, request: TestRequest = {}): Promise<Reply> =>
    ask(sandbox.app, method, `/payment${path}`, { token, ...request, headers: { 'X-Country': 'se', ...request.headers } });
  const anonymous = (path: string, json: object): Promise<Reply> => call('POST', path, { token: undefined, json });
  const saveCard = async (): Promise<void> => {
    const { body } = await call('POST', '/client-secret');
    const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2040 };
    const { body: confirmed } = await control(`card-provider/intents/${body.setupIntent.client_secret}/confirm`, { card });
    await call('PUT', '/me', { json: { invoice_settings: { default_payment_method: confirmed.intent.payment_method } } });
  };
  const subscribe = async (more: object = {}) => {
    await saveCard();
    return (await call('POST', '/subscriptions', { json: { priceId: 'price-se-library-month', ...more } })).body;
  };
  /** Orders without a trial, as somebody does who has had one. */
  const subscribeWithoutTrial = async (more: object = {}) => {
    await saveCard();
    const { engine, tables } = sandbox.shards.eu;
    await engine.database.update(tables.customers).set({ hadTrial: true });
    return (await call('POST', '/subscriptions', { json: { priceId: 'price-se-library-month', ...more } })).body;
  };
  const changeToYear = async (id: string) => {
    const priceId = 'price-se-library-year';
    const { body } = await call('GET', `/subscriptions/${id}/plan-change-preview?priceId=${priceId}`);
    const amount: number = body.charge_now.amount;
    expect((await call('POST', `/subscriptions/${id}/plan-changes`, { json: { priceId, amount } })).status).toBe(200);
    return amount;
  };
  const pass = async (days: number): Promise<void> => {
    await control('clock', { advance: days * day });
    token = await tokenOf(sandbox.app, 'se', 'guardian');
  };
  const notice = (more: object = {}) => ({ name: 'Maja', email, ...more });
  const withdraw = (more: object = {}) => call('POST', '/withdrawals', { json: notice(more) });
  type ListedMail = { readonly id: string; readonly recipient: string; readonly subject: string; readonly link: string | null };
  const mails = async (): Promise<ListedMail[]> => (await ask(sandbox.app, 'GET', '/__sandbox/mails/links?realm=se')).body.data;
  const newest = async () => (await mails())[0];
  const textOf = async (mail: ListedMail | undefined): Promise<string> =>
    (await ask(sandbox.app, 'GET', `/__sandbox/mails/${mail?.id}?as=text`)).body;
  const secretOf = (mail: ListedMail | undefined) => new URL(mail?.link ?? '').searchParams.get('token') ?? '';
  const pendingMail = async () => (await mails()).find(({ link }) => link?.includes('/legal/confirm?token='));
  const confirm = (secret: string, more: object = {}) => anonymous('/contract-declarations/confirmations', { token: secret, ...more });
  const follow = async () => confirm(secretOf(await pendingMail()));
  const held = async () => (await call('GET', '/subscriptions')).body.data;
  /** Returns the invoices, without the credit notes. */
  const invoices = async () => (await call('GET', '/invoices')).body.data.filter(({ kind }: { kind: string }) => kind === 'invoice');
  const refunded = async () => (await invoices()).map((invoice: { refunded: number }) => invoice.refunded);

  test('the charge at the end of the trial can be withdrawn from on its own day', async () => {
    await subscribe();
    await pass(14.1);
    const [plan] = await held();
    expect(plan).toMatchObject({
      withdrawable_until: '2026-12-14T22:59:59.999Z',
      withdrawal_refund: { amount: month, to_balance: 0, withheld: 0, currency: 'sek', returns_to: null },
    });
    expect((await withdraw()).body).toMatchObject({ status: 'effective', contracts: 1 });
    expect(await refunded()).toEqual([month]);
  });

  test('a plan shows no withdrawal once the period is over', async () => {
    await subscribe();
    await pass(15);
    expect((await held())[0]).toMatchObject({ withdrawable_until: null, withdrawal_refund: null });
    expect((await withdraw()).body.contracts).toBe(0);
    const mail = await newest();
    expect(mail?.subject).toBe('Ditt ångrade köp: ingenting har ändrats');
    expect(await textOf(mail)).not.toContain('bekräftelse');
  });

  test('used days are withheld where the order asked to begin at once, and the plan names what comes back', async () => {
    const sentence = 'Börja genast.';
    await subscribeWithoutTrial({ begin_at_once: sentence });
    await pass(10);
    const withheld = Math.floor((month * 10) / 30);
    expect((await held())[0].withdrawal_refund).toMatchObject({ amount: month - withheld, withheld });
    const refund = vi.spyOn(sandbox.shards.eu.cards, 'refund');
    await withdraw();
    expect(refund.mock.calls.map(([, amount]) => amount)).toEqual([month - withheld]);
    refund.mockRestore();
    expect((await invoices())[0]).toMatchObject({ status: 'paid', refunded: month - withheld });
    expect(await textOf(await newest())).toContain('utom för dagarna du har använt');
    const { engine, tables } = sandbox.shards.eu;
    const rows = await engine.database.select().from(tables.paidSubscriptions).where(eq(tables.paidSubscriptions.beginAtOnce, sentence));
    expect(rows.map(({ orderedAt, startedAt }) => orderedAt === startedAt)).toEqual([true]);
  });

  test('a trial costs nothing, although the order asked to begin at once', async () => {
    await subscribe({ begin_at_once: 'Börja genast.' });
    await pass(10);
    expect((await held())[0].withdrawal_refund).toMatchObject({ amount: 0, withheld: 0 });
    await withdraw();
    expect(await textOf(await newest())).toContain('Du hade inte betalat något');
  });

  test('everything comes back without the box, and another order has no second trial', async () => {
    await subscribeWithoutTrial();
    await pass(10);
    await withdraw();
    expect(await refunded()).toEqual([month]);
    expect((await subscribe()).status).toBe('active');
  });

  test('a year that a change of plan bought is withdrawn from, and the month before goes on', async () => {
    const { id } = await subscribeWithoutTrial();
    const [{ current_period_end: end }] = await held();
    await pass(20);
    const charged = await changeToYear(id);
    await pass(3);
    expect((await held())[0].withdrawal_refund).toMatchObject({ amount: charged, returns_to: 'price-se-library-month' });
    await withdraw();
    expect((await held())[0]).toMatchObject({ items: [{ priceId: 'price-se-library-month' }], current_period_end: end, status: 'active' });
    expect(await refunded()).toEqual([charged, 0]);
    expect(await textOf(await newest())).toContain('Ditt byte av abonnemang är ångrat');
    await pass(8);
    expect((await invoices())[0]).toMatchObject({ amount_paid: month });
  });

  test('a withdrawn change whose former period is over ends the plan and charges nothing', async () => {
    const { id } = await subscribeWithoutTrial();
    await pass(28);
    const charged = await changeToYear(id);
    await pass(6);
    await withdraw();
    expect(await held()).toEqual([]);
    expect(await refunded()).toEqual([charged, 0]);
  });

  test('a withdrawal before a paid change does not end what was ordered after it, and its mail says so', async () => {
    const { id } = await subscribeWithoutTrial();
    await anonymous('/withdrawals', notice());
    await pass(1);
    await changeToYear(id);
    expect((await follow()).body).toMatchObject({ status: 'effective', contracts: 0 });
    expect((await held())[0].items).toEqual([{ priceId: 'price-se-library-year' }]);
    expect(await textOf(await newest())).toContain('så det abonnemanget fortsätter');
  });

  test('a cancellation before a paid change ends that plan with its period, and no credit is lost', async () => {
    const { id } = await subscribeWithoutTrial();
    await anonymous('/contract-cancellations', notice());
    await pass(1);
    await changeToYear(id);
    expect((await follow()).body.contracts).toBe(1);
    expect((await held())[0]).toMatchObject({ cancel_at_period_end: true, status: 'active' });
    expect(await refunded()).toEqual([0, 0]);
  });

  test.each(['/withdrawals', '/contract-cancellations'])(
    'the link of %s runs out after 14 days, and a later login is taken from the day of the form',
    async (path) => {
      await subscribe();
      await pass(13);
      const { body: declared } = await anonymous(path, notice());
      await pass(15);
      const late = await follow();
      expect([late.status, late.body.attributes]).toEqual([400, [{ attribute: 'token', reason: 'expired' }]]);
      await pass(49);
      expect(await refunded()).toEqual([0, 0, 0]);
      expect((await call('POST', path, { json: notice() })).body.contracts).toBe(1);
      expect(await held()).toEqual([]);
      // Two periods were used; of the third, a day of which is over, the rest comes back.
      const [last, ...used] = await refunded();
      expect(used).toEqual([0, 0]);
      expect(last).toBe(month - Math.floor(month / 28));
      expect(declared.receivedAt).toContain('2026-12-13T07:0');
    },
  );

  test('one mail reminds of a link while it is pending, and its own link works', async () => {
    await subscribe();
    await anonymous('/withdrawals', notice());
    const first = secretOf(await pendingMail());
    await pass(8);
    await pass(1);
    const links = (await mails()).filter(({ link }) => link?.includes('/legal/confirm?token='));
    expect(links.map(({ subject }) => subject)).toEqual(['Påminnelse: bekräfta att du ångrar ditt köp', 'Bekräfta att du ångrar ditt köp']);
    expect(secretOf(links[0])).not.toBe(first);
    expect((await confirm(secretOf(links[0]))).body.contracts).toBe(1);
    expect((await confirm(first)).body).toMatchObject({ status: 'effective', contracts: 1 });
  });

  test('nobody is reminded of a declaration that is confirmed', async () => {
    await subscribe();
    await anonymous('/withdrawals', notice());
    await follow();
    const before = (await mails()).length;
    await pass(8);
    expect(await mails()).toHaveLength(before);
  });

  test('a number that fits nothing ends nothing; its link offers the contracts, from the day of the form', async () => {
    const { id } = await subscribe();
    await pass(13);
    await anonymous('/withdrawals', notice({ contract: 'NO-SUCH-NUMBER' }));
    expect(await textOf(await pendingMail())).toContain('passar inget av dina avtal');
    const secret = secretOf(await pendingMail());
    await pass(5);
    const { body: preview } = await anonymous('/contract-declarations/previews', { token: secret });
    expect(preview).toMatchObject({ number_known: false, offers: [{ contract: id, refund: { amount: month } }] });
    const unnamed = await confirm(secret);
    expect([unnamed.status, unnamed.body.attributes]).toEqual([400, [{ attribute: 'contract', reason: 'required' }]]);
    expect(await held()).toHaveLength(1);
    expect((await confirm(secret, { contract: id })).body.contracts).toBe(1);
    expect(await refunded()).toEqual([month]);
  });

  test('a number that fits nothing ends nothing with a login either', async () => {
    await subscribe();
    expect((await withdraw({ contract: 'NO-SUCH-NUMBER' })).body).toMatchObject({ status: 'pending', contracts: 0 });
    expect(await held()).toHaveLength(1);
  });

  test('the preview of a link changes nothing and names what would end', async () => {
    const { id } = await subscribe();
    await anonymous('/withdrawals', notice());
    const secret = secretOf(await pendingMail());
    const { body } = await anonymous('/contract-declarations/previews', { token: secret });
    expect(body).toMatchObject({
      kind: 'withdrawal',
      status: 'pending',
      number_known: true,
      offers: [{ contract: id, description: 'Bibliotek' }],
    });
    expect(await held()).toHaveLength(1);
    expect((await anonymous('/contract-declarations/previews', { token: 'cut-off' })).status).toBe(400);
  });

  test('without a login the answer is the same for every address and number', async () => {
    const { id } = await subscribe();
    const answers: Reply[] = [];
    for (const more of [
      {},
      { contract: id },
      { contract: 'NO-SUCH' },
      { email: 'nobody@example.se' },
      { email: 'nobody@example.se', contract: id },
    ])
      answers.push(await anonymous('/withdrawals', notice(more)));
    const [first] = answers;
    for (const { status, body } of answers)
      expect([status, { ...body, receivedAt: '' }]).toEqual([202, { ...first?.body, receivedAt: '' }]);
    expect(first?.body).toMatchObject({ status: 'pending', contracts: 0 });
    // The contract number of the own mail has taken effect all the same.
    expect(await held()).toEqual([]);
  });

  describe('an order of gift cards', () => {
    const worth = 3 * month;
    const buy = async (quantity: number, more: TestRequest = {}) => {
      const json = { priceId: 'price-se-gift', quantity, name: 'Maja', email, message: '' };
      const { body } = await call('POST', '/order', { json, ...more });
      const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2040 };
      await control(`card-provider/intents/${body.paymentIntent.client_secret}/confirm`, { card });
      await call('GET', `/order/${body.orderId}`, more);
      const { engine, tables } = sandbox.shards.eu;
      const cards = await engine.database.select().from(tables.giftCards).where(eq(tables.giftCards.orderId, body.orderId));
      const [invoice] = await engine.database.select().from(tables.invoices).where(eq(tables.invoices.orderId, body.orderId));
      return { codes: cards.map(({ code }) => code), number: invoice?.number };
    };
    const redeem = (code: string | undefined) => call('POST', '/gift-cards/redemptions', { json: { code } });

    test('its unused cards become void and their share is given back, the redeemed ones stay', async () => {
      const { codes, number } = await buy(3);
      await redeem(codes[0]);
      expect((await invoices())[0]).toMatchObject({
        withdrawable_until: '2026-12-14T22:59:59.999Z',
        withdrawal_refund: { amount: 2 * worth, to_balance: 0 },
      });
      expect((await withdraw({ contract: number })).body).toMatchObject({ status: 'effective', contracts: 1 });
      expect((await invoices())[0]).toMatchObject({ refunded: 2 * worth, withdrawable_until: null });
      expect((await redeem(codes[1])).status).toBe(404);
      expect((await redeem(codes[0])).status).toBe(409);
      expect(await textOf(await newest())).toContain('2 presentkort som ingen hade löst in är ogiltiga');
    });

    test('its number and the address of the buyer end it by the link of the mail, without an account', async () => {
      const { codes, number } = await buy(1, { token: undefined });
      await anonymous('/withdrawals', notice({ contract: number }));
      expect((await follow()).body.contracts).toBe(1);
      expect((await redeem(codes[0])).status).toBe(404);
    });

    test('its number with the address of somebody else ends nothing', async () => {
      const { codes, number } = await buy(1, { token: undefined });
      await anonymous('/withdrawals', { name: 'Maja', email: 'nobody@example.se', contract: number });
      expect((await follow()).status).toBe(400);
      expect((await redeem(codes[0])).status).toBe(200);
    });

    test('a withdrawal without a number leaves the gift cards, which may have been passed on', async () => {
      const { codes } = await buy(1);
      await subscribe();
      expect((await withdraw()).body.contracts).toBe(1);
      expect((await redeem(codes[0])).status).toBe(200);
    });

    test('a withdrawal that comes too late, or for redeemed cards, changes nothing and is no confirmation', async () => {
      const { codes, number } = await buy(1);
      await redeem(codes[0]);
      expect((await withdraw({ contract: number })).body.contracts).toBe(0);
      expect((await newest())?.subject).toBe('Ditt ångrade köp: ingenting har ändrats');
      const second = await buy(1);
      await pass(15);
      expect((await withdraw({ contract: second.number })).body.contracts).toBe(0);
      expect((await redeem(second.codes[0])).status).toBe(200);
    });
  });

  test('what is withheld for used days is withheld of the gift card balance first', async () => {
    await saveCard();
    await call('POST', '/gift-cards/redemptions', { json: { code: 'GIFT-SE-DEMO-2025' } });
    await subscribeWithoutTrial({ priceId: 'price-se-library-year', begin_at_once: 'Börja genast.' });
    await pass(10);
    const withheld = Math.floor((year * 10) / 365);
    await withdraw();
    expect((await call('GET', '/me')).body.balance).toBe(3 * month - withheld);
  });

  test('a person who is deleted on the last day of the withdrawal period gets back what was paid', async () => {
    await subscribe();
    await pass(14.1);
    const { engine, tables } = sandbox.shards.eu;
    const superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    const [user] = await engine.database.select().from(tables.users).where(eq(tables.users.email, email));
    await ask(sandbox.app, 'DELETE', `/customer-management/eu/users/${user?.uid}`, { token: superuser });
    const rows = await engine.database
      .select()
      .from(tables.invoices)
      .where(eq(tables.invoices.userUid, user?.uid ?? ''));
    expect(rows.toSorted((one, other) => one.createdAt - other.createdAt)).toMatchObject([
      { status: 'refunded', refunded: month },
      { kind: 'credit_note', amountDue: month },
    ]);
  });
});
