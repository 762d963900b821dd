import { erasureDays } from '@realmkit/openapi/personal-data';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import { zoneOf } from '../../../clock/calendar.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { addToBalance } from '../balance/addToBalance.ts';
import { readMeans } from '../balance/readMeans.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import { giveBack } from '../invoices/refunds.ts';
import { billingMailsOf } from '../mails/billingMailsOf.ts';
import { mailOwner } from '../mails/mailOwner.ts';
import { productName } from '../products/products.ts';
import { reviewJobs } from './due/reviewJobs.ts';
import { pauseOf, unusedDays, unusedWorth } from './pauses.ts';
import type { SubscriptionRow } from './subscriptionRow.ts';

const day = 24 * 3_600_000;

/** Returns the invoices of a subscription from which something can go back, the newest first. */
async function findPaid(executor: Executor, { invoices }: Tables, subscriptionId: string): Promise<InvoiceRow[]> {
  return executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'paid')))
    .orderBy(desc(invoices.createdAt), desc(invoices.number));
}

/** Stops a subscription with the deletion of its owner's account, and says by mail how it can go on. */
export async function stopPlan(executor: Executor, shard: ServiceShard, row: SubscriptionRow, now: number): Promise<void> {
  const { paidSubscriptions } = shard.tables;
  const values = { status: 'canceled' as const, endedAt: now, stoppedAt: now };
  await executor.update(paidSubscriptions).set(values).where(eq(paidSubscriptions.id, row.id));
  const paid = row.status === 'active' && (await findPaid(executor, shard.tables, row.id)).length > 0;
  await mailOwner(executor, shard, row, { now }, (name, language) =>
    billingMailsOf(language).planStopped({
      name,
      product: productName(row.realm, row.priceId),
      days: unusedDays(row, now),
      until: mailFormats(language, zoneOf(row)).day(now + erasureDays * day),
      paid,
    }),
  );
}

/** Continues the plans of a restored user that the deletion stopped: their periods, or trials, end as much later as they were stopped. */
export async function resumePlans(executor: Executor, shard: ServiceShard, userUid: string, now: number): Promise<void> {
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
      cancelAt: row.cancelAt === null ? null : row.cancelAt + pause,
      dueAt: periodEnd,
      tries: 0,
    };
    await executor.update(paidSubscriptions).set(values).where(eq(paidSubscriptions.id, row.id));
    const { hasCard, coverage } = await readMeans(executor, shard.tables, userUid);
    const ends = row.cancelAtPeriodEnd;
    await mailOwner(executor, shard, row, { now }, (name, language) =>
      billingMailsOf(language).planResumed({
        name,
        product: productName(row.realm, row.priceId),
        until: mailFormats(language, zoneOf(row)).day(periodEnd),
        ends,
        needsCard: !ends && !hasCard && !coverage.get(row.id)?.charges,
      }),
    );
  }
  if (stopped.length > 0) await reviewJobs(executor, shard, userUid, now);
}

/**
 * Gives back what the unused days of users' stopped plans are worth: to the card what the card paid, to the gift card balance what that paid, and what no
 * charge is known for. Called by the erasure alone, before balances are returned; what it mails is erased with the person. Returns the credit notes.
 */
export async function payOutStoppedPlans(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'appOrigin'>,
  uids: readonly string[],
  now: number,
): Promise<InvoiceRow[]> {
  const { paidSubscriptions } = shard.tables;
  const stopped = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(inArray(paidSubscriptions.userUid, [...uids]), isNotNull(paidSubscriptions.stoppedAt)))
    .for('update');
  const notes: InvoiceRow[] = [];
  for (const row of stopped) {
    const paid = await findPaid(executor, shard.tables, row.id);
    const period = paid.find(({ periodStart }) => periodStart === row.periodStart);
    let rest = period === undefined ? 0 : unusedWorth(period.amountPaid + period.credit, row, row.stoppedAt ?? now);
    for (const invoice of paid) {
      const part = Math.min(rest, invoice.amountPaid - invoice.refunded);
      if (part <= 0) continue;
      const { note, toCard } = await giveBack(executor, shard, invoice, part, now);
      if (invoice.charge === null) await addToBalance(executor, shard.tables, row.userUid, toCard);
      notes.push(note);
      rest -= part;
    }
  }
  return notes;
}
