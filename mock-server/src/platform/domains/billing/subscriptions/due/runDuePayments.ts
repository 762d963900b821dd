import { and, asc, eq, lte, ne, notInArray } from 'drizzle-orm';
import { PendingError } from '../../../../access/pendingError.ts';
import type { ServiceShard } from '../../../../access/serviceShard.ts';
import type { Executor } from '../../../../database/executor.ts';
import { readMeans } from '../../balance/readMeans.ts';
import type { CustomerRow } from '../../cards/cardProvider.ts';
import type { ChargeAct } from '../../charges/chargeAct.ts';
import { completeCharge } from '../../charges/completeCharge.ts';
import { lockCustomer } from '../../charges/lockCustomer.ts';
import { beginCharge } from '../../charges/settleCharge.ts';
import { newId } from '../../ids.ts';
import { nextCharge, type OpenInvoice } from '../amounts.ts';
import type { SubscriptionRow } from '../subscriptionRow.ts';
import { endSubscription } from './endSubscription.ts';
import { nextJob } from './nextJob.ts';
import { reviewJobs } from './reviewJobs.ts';
import { sendNotice } from './sendNotice.ts';

/** Returns the charge of a subscription's next period, or of the open one once more, by what its invoice states. */
function dueCharge(row: SubscriptionRow, open: OpenInvoice | undefined): ChargeAct {
  const { dueAt: at } = row;
  // A change of plan that waited for the end of the period comes true with the next one.
  const plan = { priceId: row.pendingPriceId ?? row.priceId, pendingPriceId: null };
  const { amount, following } = nextCharge(row, open);
  const [periodStart, periodEnd] = row.status === 'past_due' ? [row.periodStart, row.periodEnd] : [row.periodEnd, following];
  const paid = { status: 'active' as const, failure: null, dueAt: periodEnd, tries: 0 };
  const after = { ...row, ...plan, periodStart, periodEnd, ...paid };
  return { kind: 'renewal', before: row, after, amount, credit: 0, at, origin: null };
}

/**
 * Runs the due job of one subscription as of its due time, with its customer locked, and derives what follows. Returns the key of a charge that the
 * provider has to be asked for; what follows from it is derived once it has ended.
 */
async function runDuePayment(
  executor: Executor,
  shard: ServiceShard,
  customer: CustomerRow | undefined,
  row: SubscriptionRow,
): Promise<string | undefined> {
  const { dueAt: at, userUid } = row;
  const means = await readMeans(executor, shard.tables, userUid);
  const job = nextJob(row, means);
  // What was due may have moved: then there is only the new time to set.
  if (job.at <= at) {
    if (job.kind === 'charge') {
      const { key, status } = await beginCharge(executor, shard, customer, newId('charge'), dueCharge(row, means.open.get(row.id)));
      return status === 'open' ? key : undefined;
    }
    if (job.kind === 'notice') await sendNotice(executor, shard, row, means, job, at);
    else await endSubscription(executor, shard, row, means, job.reason, at);
  }
  await reviewJobs(executor, shard, userUid, at);
  return undefined;
}

/**
 * Runs all jobs due by `now` in the order of their due times: reminders, renewals, retries and ends; of one user, or of all. Those of a customer whose
 * charge does not end, because the provider does not answer, wait for the next run.
 */
export async function runDuePayments(shard: ServiceShard, now: number, userUid?: string): Promise<void> {
  const { engine, tables } = shard;
  const { paidSubscriptions } = tables;
  const waiting: string[] = [];
  for (;;) {
    const isDue = and(lte(paidSubscriptions.dueAt, now), ne(paidSubscriptions.status, 'canceled'));
    const [next] = await engine.database
      .select({ id: paidSubscriptions.id, userUid: paidSubscriptions.userUid })
      .from(paidSubscriptions)
      .where(
        and(
          isDue,
          userUid === undefined ? undefined : eq(paidSubscriptions.userUid, userUid),
          waiting.length > 0 ? notInArray(paidSubscriptions.userUid, waiting) : undefined,
        ),
      )
      .orderBy(asc(paidSubscriptions.dueAt), asc(paidSubscriptions.id))
      .limit(1);
    if (!next) return;
    try {
      const open = await engine.database.transaction(async (transaction) => {
        const customer = await lockCustomer(transaction, shard, next.userUid);
        const isIt = and(isDue, eq(paidSubscriptions.id, next.id));
        const [row] = await transaction.select().from(paidSubscriptions).where(isIt).for('update');
        return row && runDuePayment(transaction, shard, customer, row);
      });
      if (open !== undefined && !(await completeCharge(shard, open))) waiting.push(next.userUid);
    } catch (reason) {
      if (!(reason instanceof PendingError)) throw reason;
      if (!(await reason.ended(shard.chargeTimes.change))) waiting.push(next.userUid);
    }
  }
}
