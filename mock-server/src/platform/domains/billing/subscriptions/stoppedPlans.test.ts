import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectReport } from '../../../../../../scripts/suites/reports.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { runProviderTasks } from '../cards/provider/refundQueue.ts';
import { openFamily, testCards } from '../testing/family.ts';

const day = 86_400_000;

describe.each(serviceDatabases)('the plan of an account that is deleted, on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  /** A family whose year was charged 20 days ago. */
  const withYear = async () => {
    const family = await openFamily(sandbox, 'se');
    await family.saveCard();
    await family.subscribe('library-year');
    await family.pass(34);
    return family;
  };
  const rowsOf = (uid: string) =>
    sandbox.shards.eu.engine.database
      .select()
      .from(sandbox.shards.eu.tables.invoices)
      .where(eq(sandbox.shards.eu.tables.invoices.userUid, uid))
      .orderBy(sandbox.shards.eu.tables.invoices.createdAt);
  const giftCardsOf = (uid: string) =>
    sandbox.shards.eu.engine.database
      .select()
      .from(sandbox.shards.eu.tables.giftCards)
      .where(eq(sandbox.shards.eu.tables.giftCards.orderId, uid));

  test('a deletion by staff stops it and says by mail what happens to it, and nothing is charged or given back', async () => {
    const family = await withYear();
    expect(await family.byStaff('DELETE')).toBe(200);
    const mail = (await family.mails()).find(({ subject }) => subject === 'Ditt abonnemang är stoppat');
    expect(mail && (await family.textOf(mail))).toMatch(/fortsätter abonnemanget med de 345 outnyttjade dagarna/);
    await family.control('clock', { advance: 20 * 86_400 });
    expect((await rowsOf(family.uid)).map(({ status, kind: what }) => [what, status])).toEqual([['invoice', 'paid']]);
  });

  test('a restore brings its unused days back, and the page knows that no card is left', async () => {
    const family = await withYear();
    const [before] = await family.held();
    await family.byStaff('DELETE');
    await family.control('clock', { advance: 10 * 86_400 });
    expect(await family.byStaff('POST', '/restore')).toBe(204);
    await family.logIn();
    const [after] = await family.held();
    expect(after).toMatchObject({ id: before.id, status: 'active', end_reason: null, cancel_at_period_end: false });
    expect(Date.parse(after.current_period_end) - Date.parse(before.current_period_end)).toBeGreaterThanOrEqual(10 * day);
    expect(Date.parse(after.current_period_end) - Date.parse(before.current_period_end)).toBeLessThan(10 * day + 60_000);
    expect((await family.call('GET', '/subscriptions?status=canceled')).body.data).toEqual([]);
    expect((await family.call('GET', '/me')).body.invoice_settings.default_payment_method).toBeNull();
    const preview = await family.call('GET', '/subscription-preview?priceId=price-se-sign-month');
    expect(preview.body.card_required).toBe(true);
    const mail = (await family.mails()).find(({ subject }) => subject === 'Ditt abonnemang fortsätter');
    expect(mail && (await family.textOf(mail))).toMatch(/Inget kort är sparat längre/);
  });

  test('unused days are worth the same before and after a restore', async () => {
    const family = await withYear();
    const [{ id }] = await family.held();
    await family.saveCard();
    const credit = async () =>
      (await family.call('GET', `/subscriptions/${id}/plan-change-preview?priceId=price-se-sign-year`)).body.credit;
    const before = await credit();
    await family.byStaff('DELETE');
    await family.control('clock', { advance: 25 * 86_400 });
    await family.byStaff('POST', '/restore');
    await family.logIn();
    expect(await credit()).toBe(before);
  });

  test('a trial goes on with the days that are left, and a second one is not given', async () => {
    const family = await openFamily(sandbox, 'se');
    await family.saveCard();
    await family.subscribe('library-month');
    await family.pass(5);
    const [before] = await family.held();
    await family.byStaff('DELETE');
    await family.control('clock', { advance: 20 * 86_400 });
    await family.byStaff('POST', '/restore');
    await family.logIn();
    const [after] = await family.held();
    expect(after.status).toBe('trialing');
    expect(Math.round((Date.parse(after.trial_end) - Date.parse(before.trial_end)) / day)).toBe(20);
  });

  test('a plan that was cancelled ends with its unused days, as before', async () => {
    const family = await withYear();
    const [{ id }] = await family.held();
    await family.call('PUT', `/subscriptions/${id}`, { cancel_at_period_end: true });
    await family.byStaff('DELETE');
    await family.control('clock', { advance: 10 * 86_400 });
    await family.byStaff('POST', '/restore');
    await family.logIn();
    expect((await family.held())[0]).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });

  test('only the erasure pays its unused days out, with a credit note and a mail, and never twice', async () => {
    const family = await withYear();
    const { email } = (await family.call('GET', '/me')).body;
    const refund = vi.spyOn(sandbox.shards.eu.cards, 'refund');
    // A restore, a purge, a deletion and another restore leave everything with the family.
    await family.byStaff('DELETE');
    await family.control('clock', { advance: 10 * 86_400 });
    await family.byStaff('POST', '/restore');
    await family.control('clock', { advance: 31 * 86_400 });
    await sandbox.purge();
    await family.byStaff('DELETE');
    await family.control('clock', { advance: 29 * 86_400 });
    await sandbox.purge();
    expect(await family.byStaff('POST', '/restore')).toBe(204);
    expect([refund.mock.calls, (await rowsOf(family.uid)).length]).toEqual([[], 1]);
    const { pausedFor } = (
      await sandbox.shards.eu.engine.database
        .select()
        .from(sandbox.shards.eu.tables.paidSubscriptions)
        .where(eq(sandbox.shards.eu.tables.paidSubscriptions.userUid, family.uid))
    )[0] ?? { pausedFor: 0 };
    expect(Math.round(pausedFor / day)).toBe(39);
    // 345 days were left at the first deletion, 31 of them were used since.
    await family.byStaff('DELETE');
    await family.control('clock', { advance: 31 * 86_400 });
    await Promise.all([sandbox.purge(), sandbox.purge()]);
    expect(await family.byStaff('POST', '/restore')).toBe(404);
    const [invoice, note, ...others] = (await rowsOf(family.uid)).toSorted((one, other) => one.createdAt - other.createdAt);
    expect(others).toEqual([]);
    const worth = Math.round(((invoice?.amountPaid ?? 0) * 314) / 365);
    await runProviderTasks(sandbox.shards.eu);
    expect(refund.mock.calls).toEqual([[invoice?.charge, worth, expect.any(String)]]);
    expect(note).toMatchObject({ kind: 'credit_note', creditNoteOf: invoice?.number, amountDue: worth, amountPaid: worth });
    expect(invoice?.status).toBe('paid');
    const mails = (await family.mails()).filter(({ recipient }) => recipient === email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Kreditfaktura ${note?.number}`]);
    expect(await giftCardsOf(family.uid)).toEqual([]);
    refund.mockRestore();
  });

  test('what a gift card paid of it goes on a new gift card to the confirmed address', async () => {
    const family = await withYear();
    const { engine, tables } = sandbox.shards.eu;
    const [invoice] = await rowsOf(family.uid);
    const fromBalance = invoice?.amountPaid ?? 0;
    await engine.database.update(tables.invoices).set({ fromBalance, charge: null }).where(eq(tables.invoices.userUid, family.uid));
    const refund = vi.spyOn(sandbox.shards.eu.cards, 'refund');
    await family.byStaff('DELETE');
    await family.control('clock', { advance: 31 * 86_400 });
    await runProviderTasks(sandbox.shards.eu);
    const worth = Math.round((fromBalance * 345) / 365);
    expect(await giftCardsOf(family.uid)).toMatchObject([{ worth, redeemedBy: null }]);
    expect((await family.mails()).map(({ subject }) => subject)).toContain('Det som är kvar av ditt presentkort');
    expect(refund.mock.calls).toEqual([]);
    refund.mockRestore();
  });

  test('what the card does not take back stays queued after the erasure, and is not given twice', async () => {
    const family = await withYear();
    const { engine, tables } = sandbox.shards.eu;
    const refund = vi.spyOn(sandbox.shards.eu.cards, 'refund').mockRejectedValue(new Error('The card is closed.'));
    expectReport('The card provider did not do a refund');
    await family.byStaff('DELETE');
    await family.control('clock', { advance: 31 * 86_400 });
    await runProviderTasks(sandbox.shards.eu);
    const tasks = await engine.database.select().from(tables.providerTasks).where(eq(tables.providerTasks.userUid, family.uid));
    expect(tasks.filter(({ doneAt }) => doneAt === null)).toMatchObject([{ kind: 'refund' }]);
    expect(await giftCardsOf(family.uid)).toEqual([]);
    refund.mockRestore();
  });

  test('what was ordered in the last 14 days goes back at once, and does not come back with a restore', async () => {
    const family = await openFamily(sandbox, 'se');
    await family.saveCard();
    await family.subscribe('library-month');
    await family.pass(1);
    const [{ id }] = await family.held();
    await family.call('PUT', `/subscriptions/${id}`, { cancel_at_period_end: true });
    await family.pass(15);
    await family.subscribe('library-year');
    await family.pass(3);
    await family.byStaff('DELETE');
    expect((await rowsOf(family.uid)).map(({ kind: what, status }) => [what, status])).toEqual([
      ['invoice', 'refunded'],
      ['credit_note', 'refunded'],
    ]);
    await family.byStaff('POST', '/restore');
    await family.logIn();
    expect(await family.held()).toEqual([]);
    const ended = (await family.call('GET', '/subscriptions?status=canceled')).body.data;
    expect(ended.map(({ end_reason }: { end_reason: string }) => end_reason)).toContain('withdrawn');
  });

  test('a plan whose charge is open ends, and its invoice is cancelled', async () => {
    const family = await openFamily(sandbox, 'se');
    await family.saveCard(testCards.declined);
    await family.subscribe('library-month');
    await family.pass(15);
    await family.byStaff('DELETE');
    expect((await rowsOf(family.uid)).map(({ kind: what, status }) => [what, status])).toEqual([
      ['invoice', 'void'],
      ['credit_note', 'void'],
    ]);
    await family.byStaff('POST', '/restore');
    await family.logIn();
    expect((await family.call('GET', '/subscriptions?status=canceled')).body.data).toMatchObject([{ end_reason: 'unpaid' }]);
  });
});
