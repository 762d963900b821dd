import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import { presentRows } from '../../mail/texts/mailTexts.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { type Means, readMeans } from './balance/readMeans.ts';
import { chargePeriod, nextCharge, type SubscriptionRow } from './charges.ts';
import { endSubscription } from './dueJobs/endSubscription.ts';
import { mailFactsOf } from './dueJobs/mailFacts.ts';
import { nextJob } from './dueJobs/nextJob.ts';
import { reviewJobs } from './dueJobs/reviewJobs.ts';
import { sendNotice } from './dueJobs/sendNotice.ts';
import { invoiceTextsOf } from './invoices/invoiceTexts.ts';
import { mailOwner } from './mailOwner.ts';

const day = 24 * 3_600_000;
/** The delays between the attempts of a failed charge; after the last one the subscription ends. */
const retryDelays = [3 * day, 5 * day, 7 * day];

/** Runs the due job of one subscription as of its due time, and derives what follows. */
async function runDuePayment(executor: Executor, shard: ServiceShard, row: SubscriptionRow): Promise<void> {
  const { dueAt: at, userUid } = row;
  const means = await readMeans(executor, shard.tables, userUid);
  const job = nextJob(row, means);
  // What was due may have moved: then there is only the new time to set.
  if (job.at <= at) {
    if (job.kind === 'notice') await sendNotice(executor, shard, row, means, job, at);
    else if (job.kind === 'end') await endSubscription(executor, shard, row, means, job.reason, at);
    else await chargeDuePeriod(executor, shard, row, means, at);
  }
  await reviewJobs(executor, shard, userUid, at);
}

/** Charges the next period of a subscription, or the open one once more. A failed charge is reported by mail, and the last one ends the subscription. */
async function chargeDuePeriod(executor: Executor, shard: ServiceShard, row: SubscriptionRow, means: Means, at: number): Promise<void> {
  const { paidSubscriptions } = shard.tables;
  const set = (values: Partial<SubscriptionRow>) => executor.update(paidSubscriptions).set(values).where(eq(paidSubscriptions.id, row.id));
  // A change of plan that waited for the end of the period comes true with the next one.
  const plan = { priceId: row.pendingPriceId ?? row.priceId, pendingPriceId: null };
  const [start, finish] = row.status === 'past_due' ? [row.periodStart, row.periodEnd] : [row.periodEnd, nextCharge(row).following];
  const period = { periodStart: start, periodEnd: finish };
  const error = await chargePeriod(executor, shard, { ...row, ...plan }, { start, end: finish }, at);
  if (error === undefined) {
    await set({ ...plan, ...period, status: 'active', failure: null, dueAt: finish, tries: 0 });
    return;
  }
  const wait = retryDelays[row.tries];
  if (wait === undefined) return endSubscription(executor, shard, row, means, 'unpaid', at);
  await set({ ...plan, ...period, status: 'past_due', failure: error, dueAt: at + wait, tries: row.tries + 1 });
  const isLast = retryDelays[row.tries + 1] === undefined;
  // A bank that asks wants to see the holder of the card: the link leads to the page that confirms the payment.
  const path = error === 'authentication_required' ? `/payment?pay=${row.id}` : '/subscriptions';
  const { texts, formatDay, rows } = mailFactsOf(row);
  const periodRow = [invoiceTextsOf(row.realm).period, `${formatDay(start)} – ${formatDay(finish)}`] as const;
  await mailOwner(executor, shard, row, { now: at, path }, (name) => ({
    ...texts.chargeFailed({ name, retryAt: formatDay(at + wait), reason: error, isLast }),
    rows: [...rows, ...presentRows(periodRow)],
  }));
}

/** Runs all jobs due by `now` in the order of their due times: reminders, renewals, retries and ends. */
export async function runDuePayments(shard: ServiceShard, now: number, userUid?: string): Promise<void> {
  const { engine, tables } = shard;
  const { paidSubscriptions } = tables;
  const isDue = and(
    lte(paidSubscriptions.dueAt, now),
    ne(paidSubscriptions.status, 'canceled'),
    userUid === undefined ? undefined : eq(paidSubscriptions.userUid, userUid),
  );
  for (;;) {
    const worked = await engine.database.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(paidSubscriptions)
        .where(isDue)
        .orderBy(asc(paidSubscriptions.dueAt), asc(paidSubscriptions.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (row) await runDuePayment(transaction, shard, row);
      return row !== undefined;
    });
    if (!worked) return;
  }
}
