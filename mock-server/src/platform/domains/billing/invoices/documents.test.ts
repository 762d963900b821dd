import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realmIdentities, realms } from '../../../database/realms.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../../../sandbox/testing/visitor.ts';
import { openFamily, testCards } from '../testing/family.ts';

interface Line {
  readonly kind: string;
  readonly amount: number;
}
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

describe.each(serviceDatabases)('invoices as documents on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  test.each(realms)('the lines of an invoice of %s add up: product, coupon, unused days', async (realm) => {
    const family = await openFamily(sandbox, realm);
    await family.saveCard();
    const { id } = (await family.subscribe('library-month', { couponId: 'WELCOME20' })).body;
    await family.pass(20);
    const preview = (await family.call('GET', `/subscriptions/${id}/plan-change-preview?priceId=price-${realm}-library-year`)).body;
    const change = { priceId: `price-${realm}-library-year`, amount: preview.charge_now.amount };
    expect((await family.call('POST', `/subscriptions/${id}/plan-changes`, change)).status).toBe(200);
    const [year, month] = await family.invoices();
    expect(month.lines.map((line: Line) => line.kind)).toEqual(['product', 'coupon']);
    expect(year.lines.map((line: Line) => line.kind)).toEqual(['product', 'coupon', 'credit']);
    for (const invoice of [year, month]) {
      expect(sumOf(invoice.lines)).toBe(invoice.amount_due);
      expect(invoice.seller).toMatchObject({ name: expect.stringMatching(/./), tax_number: expect.stringMatching(/./) });
    }
    const page = (await family.page(year.id)).replaceAll(/\s/g, ' ');
    const money = new Intl.NumberFormat(realmIdentities[realm].locale, { style: 'currency', currency: year.currency });
    const shown = (amount: number) => money.format(amount / 100).replaceAll(/\s/g, ' ');
    for (const { amount } of year.lines) expect(page).toContain(shown(amount));
    expect(page).toContain(shown(year.amount_due - year.tax));
  });

  test('a refund writes a credit note with a number, a day and a mail, and the invoice keeps its sums', async () => {
    const family = await openFamily(sandbox, 'uk');
    await family.saveCard();
    await family.subscribe('library-month');
    await family.pass(1);
    await family.call('POST', '/gift-cards/redemptions', { code: 'GIFT-UK-DEMO-2025' });
    await family.pass(13);
    await family.pass(0);
    const [invoice] = await family.invoices();
    const { engine, tables } = sandbox.shards.eu;
    const stored = async () => (await engine.database.select().from(tables.invoices).where(eq(tables.invoices.id, invoice.id)))[0];
    const before = await stored();
    await engine.database
      .update(tables.paidSubscriptions)
      .set({ startedAt: Date.parse(invoice.created), orderedAt: Date.parse(invoice.created) })
      .where(eq(tables.paidSubscriptions.userUid, family.uid));
    expect((await family.call('POST', '/withdrawals', { name: 'Ada', email: 'ada@example.co.uk' })).body.status).toBe('effective');
    const [note, original, ...others] = await family.invoices();
    expect(others).toEqual([]);
    const back = { refunded: original.amount_paid, refundedAt: expect.any(Number), refundedToCard: expect.any(Number) };
    expect(await stored()).toEqual({ ...before, ...back, status: 'refunded' });
    expect(note).toMatchObject({
      kind: 'credit_note',
      credit_note_of: original.number,
      status: 'refunded',
      amount_due: original.amount_due,
      amount_paid: original.amount_paid,
      tax: original.tax,
      from_balance: original.from_balance,
      lines: original.lines,
      buyer: original.buyer,
    });
    expect(Number(note.number.split('-')[1])).toBe(Number(original.number.split('-')[1]) + 1);
    const mail = (await family.mails()).find(({ subject }) => subject === `Credit note ${note.number}`);
    expect(mail && (await family.textOf(mail))).toContain(`credit note for invoice ${original.number}`);
    const page = await family.page(note.id);
    expect(page).toContain(`Credit note for invoice ${original.number}`);
    expect(page).toContain('Returned to your gift card balance');
  });

  test('an open invoice that is never paid is cancelled by a credit note, and a late payment has its day', async () => {
    const family = await openFamily(sandbox, 'se');
    await family.saveCard(testCards.declined);
    const { id } = (await family.subscribe('library-month')).body;
    await family.pass(15);
    const [open] = await family.invoices();
    expect([open.status, open.paid_at]).toEqual(['open', null]);
    await family.saveCard();
    expect((await family.call('POST', `/subscriptions/${id}/payments`)).status).toBe(200);
    const [paid] = await family.invoices();
    expect(Date.parse(paid.paid_at)).toBeGreaterThan(Date.parse(paid.created));
    expect({ ...paid, status: 'open', amount_paid: 0, paid_at: null }).toEqual(open);
    expect(await family.page(paid.id)).toContain('Betald den');
    await family.saveCard(testCards.declined);
    await family.pass(60);
    const [note, cancelled] = await family.invoices();
    expect([cancelled.status, note.kind, note.status, note.credit_note_of]).toEqual(['void', 'credit_note', 'void', cancelled.number]);
    expect([note.amount_due, note.amount_paid, note.tax]).toEqual([cancelled.amount_due, 0, cancelled.tax]);
  });

  test('address and number for value added tax are on later invoices only, and a change may carry each alone', async () => {
    const family = await openFamily(sandbox, 'se');
    await family.saveCard();
    await family.subscribe('library-month');
    await family.pass(15);
    const card = (await family.call('GET', '/me')).body.invoice_settings.default_payment_method;
    const changed = (await family.call('PUT', '/me', { address: ' Storgatan 1\n111 20 Stockholm ' })).body;
    expect(changed).toMatchObject({
      address: 'Storgatan 1\n111 20 Stockholm',
      vat_number: null,
      invoice_settings: { default_payment_method: card },
    });
    expect((await family.call('PUT', '/me', { vat_number: 'SE556000000101' })).body.address).toBe('Storgatan 1\n111 20 Stockholm');
    await sandbox.shards.eu.engine.database
      .update(sandbox.shards.eu.tables.users)
      .set({ name: 'Maja Ny' })
      .where(eq(sandbox.shards.eu.tables.users.uid, family.uid));
    await family.pass(31);
    const [later, first] = await family.invoices();
    expect([first.buyer.address, first.buyer.tax_number]).toEqual([null, null]);
    expect(first.buyer.name).not.toBe('Maja Ny');
    expect(later.buyer).toEqual({ name: 'Maja Ny', address: 'Storgatan 1\n111 20 Stockholm', tax_number: 'SE556000000101' });
    expect(await family.page(later.id)).toContain('Momsregistreringsnummer SE556000000101');
    expect(await family.page(first.id)).not.toContain('Maja Ny');
    expect((await family.call('PUT', '/me', { address: '  ', vat_number: null })).body).toMatchObject({ address: null, vat_number: null });
  });

  test('an invoice of an earlier version says what it does not have, and none of it is invented', async () => {
    const family = await openFamily(sandbox, 'uk');
    await family.saveCard();
    await family.subscribe('library-month');
    await family.pass(15);
    const { engine, tables } = sandbox.shards.eu;
    const missing = { seller: null, buyer: null, lines: null, locale: null, paidAt: null };
    await engine.database.update(tables.invoices).set(missing).where(eq(tables.invoices.userUid, family.uid));
    const [invoice] = await family.invoices();
    expect(invoice).toMatchObject({ kind: 'invoice', lines: null, seller: null, buyer: null, paid_at: null });
    expect((await family.page(invoice.id)).match(/Not stored at that time/g)).toHaveLength(3);
  });

  test('the remaining invoices of an erased person name their buyer', async () => {
    const family = await openFamily(sandbox, 'se');
    await family.saveCard();
    await family.subscribe('library-month');
    await family.pass(30);
    await family.call('PUT', '/me', { address: 'Storgatan 1' });
    await family.pass(31);
    const { name } = (await family.call('GET', '/me')).body;
    expect(await family.byStaff('DELETE')).toBe(200);
    await family.control('clock', { advance: 31 * 86_400 });
    const { engine, tables } = sandbox.shards.eu;
    expect(await engine.database.select().from(tables.users).where(eq(tables.users.uid, family.uid))).toEqual([]);
    const remaining = await engine.database.select().from(tables.invoices).where(eq(tables.invoices.userUid, family.uid));
    expect(remaining.length).toBeGreaterThanOrEqual(3);
    for (const { buyer } of remaining) expect(buyer?.name).toBe(name);
    expect(remaining.filter(({ buyer }) => buyer?.address === 'Storgatan 1').length).toBeGreaterThan(0);
    expect(await engine.database.select().from(tables.customers).where(eq(tables.customers.userUid, family.uid))).toEqual([]);
  });

  test('a buyer of gift cards who is logged in opens the receipt as an invoice, with the name that was typed', async () => {
    const family = await openFamily(sandbox, 'se');
    const gift = { priceId: 'price-se-gift', quantity: 2, name: 'Farmor Ek', email: 'ek@example.se', message: '' };
    const { body } = await family.call('POST', '/order', gift);
    await family.control(`card-provider/intents/${body.paymentIntent.client_secret}/confirm`, {
      card: { number: testCards.good, exp_month: 12, exp_year: 2040 },
    });
    await family.call('GET', `/order/${body.orderId}`);
    const [invoice] = await family.invoices();
    expect(invoice).toMatchObject({
      kind: 'invoice',
      buyer: { name: 'Farmor Ek' },
      lines: [{ kind: 'product', amount: invoice.amount_due }],
    });
    expect(await family.page(invoice.id)).toContain('Farmor Ek');
    const stranger = await tokenOf(sandbox.app, 'se', 'consumer');
    const other = { token: stranger, headers: { 'X-Country': 'se' } };
    expect((await ask(sandbox.app, 'GET', `/payment/invoices/${invoice.id}/file`, other)).status).toBe(404);
  });
});
