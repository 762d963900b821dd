import { logFault } from '@realmkit/contract-engine';
import { erasureDays } from '@realmkit/openapi/personal-data';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { Tables } from '../../database/tables.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { documentTextsOf } from '../../mail/texts/documentTexts.ts';
import { productName } from '../../prices/products.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { readMeans } from './balance/readMeans.ts';
import type { SubscriptionRow } from './charges.ts';
import type { InvoiceRow } from './invoices/createInvoice.ts';
import { sumCreditNotes } from './invoices/creditNote.ts';
import { mailOwner } from './mailOwner.ts';
import { pauseOf, unusedDays, unusedWorth } from './pauses.ts';
import { giveBack } from './refunds.ts';
import { nextDueAt } from './runDuePayments.ts';

const day = 24 * 3_600_000;

type PayingShard = Pick<ServiceShard, 'tables' | 'cards' | 'appOrigin'>;

/** Returns the invoices of a subscription from which something can go back, the newest first, with what is left of each. */
async function findPaid(executor: Executor, tables: Tables, subscriptionId: string) {
  const { invoices } = tables;
  const paid = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'paid')))
    .orderBy(desc(invoices.createdAt), desc(invoices.number));
  const left: { readonly invoice: InvoiceRow; readonly amount: number }[] = [];
  for (const invoice of paid) left.push({ invoice, amount: invoice.amountPaid - (await sumCreditNotes(executor, tables, invoice)).amount });
  return left;
}

/** Stops a subscription with the deletion of its owner's account, and says by mail how it can go on. */
export async function stopPlan(executor: Executor, shard: PayingShard, row: SubscriptionRow, now: number): Promise<void> {
  const { paidSubscriptions } = shard.tables;
  const values = { status: 'canceled' as const, endedAt: now, stoppedAt: now };
  await executor.update(paidSubscriptions).set(values).where(eq(paidSubscriptions.id, row.id));
  const paid = row.status === 'active' && (await findPaid(executor, shard.tables, row.id)).length > 0;
  await mailOwner(executor, shard, row, { now }, (name, language) =>
    documentTextsOf(language).planStopped({
      name,
      product: productName(row.realm, row.priceId),
      days: unusedDays(row, now),
      until: mailFormats(language).day(now + erasureDays * day),
      paid,
    }),
  );
}

/** Continues the plans of a restored user that the deletion stopped: their periods, or trials, end as much later as they were stopped. */
export async function resumePlans(executor: Executor, shard: PayingShard, userUid: string, now: number): Promise<void> {
  const { paidSubscriptions } = shard.tables;
  const stopped = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(eq(paidSubscriptions.userUid, userUid), isNotNull(paidSubscriptions.stoppedAt)))
    .for('update');
  for (const row of stopped) {
    const pause = now - (row.stoppedAt ?? now);
    const periodEnd = row.periodEnd + pause;
    const isTrial = row.trialEnd === row.periodEnd;
    const values = {
      ...(isTrial ? { status: 'trialing' as const, trialEnd: periodEnd } : { status: 'active' as const, billingAnchor: periodEnd }),
      periodEnd,
      pausedFor: pauseOf(row) + pause,
      pausedPeriodStart: row.periodStart,
      stoppedAt: null,
      endedAt: null,
      dueAt: Math.max(now, nextDueAt(periodEnd, true)),
      tries: 0,
      reminded: false,
    };
    await executor.update(paidSubscriptions).set(values).where(eq(paidSubscriptions.id, row.id));
    const { hasCard, coverage } = await readMeans(executor, shard.tables, userUid);
    const ends = row.cancelAtPeriodEnd;
    await mailOwner(executor, shard, row, { now }, (name, language) =>
      documentTextsOf(language).planResumed({
        name,
        product: productName(row.realm, row.priceId),
        until: mailFormats(language).day(periodEnd),
        ends,
        needsCard: !ends && !hasCard && !coverage.get(row.id)?.charges,
      }),
    );
  }
}

/**
 * Gives back what the unused days of users' stopped plans are worth: to the card, or to the gift card balance what it paid, or what the card does not take.
 * Called by the erasure alone, before balances are returned; what it mails is erased with the person. Returns the credit notes.
 */
export async function payOutStoppedPlans(
  executor: Executor,
  shard: PayingShard,
  uids: readonly string[],
  now: number,
): Promise<InvoiceRow[]> {
  const { paidSubscriptions, customers } = shard.tables;
  const stopped = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(inArray(paidSubscriptions.userUid, [...uids]), isNotNull(paidSubscriptions.stoppedAt)))
    .for('update');
  const notes: InvoiceRow[] = [];
  for (const row of stopped) {
    const toBalance = (amount: number) =>
      executor
        .update(customers)
        .set({ balance: sql`${customers.balance} + ${amount}` })
        .where(eq(customers.userUid, row.userUid));
    const refund: PayingShard['cards']['refund'] = async (due) => {
      try {
        await shard.cards.refund(due);
      } catch (reason) {
        logFault(`The card of the charge ${due.charge} took nothing back`, reason);
        await toBalance(due.amount);
      }
    };
    const paid = await findPaid(executor, shard.tables, row.id);
    const period = paid.find(({ invoice }) => invoice.periodStart === row.periodStart)?.invoice;
    let rest = period === undefined ? 0 : unusedWorth(period.amountPaid + period.credit, row, row.stoppedAt ?? now);
    for (const { invoice, amount } of paid) {
      const part = Math.min(rest, amount);
      if (part <= 0) continue;
      const note = await giveBack(executor, { ...shard, cards: { ...shard.cards, refund } }, invoice, part, now);
      if (invoice.charge === null && part > note.fromBalance) await toBalance(part - note.fromBalance);
      notes.push(note);
      rest -= part;
    }
  }
  return notes;
}
