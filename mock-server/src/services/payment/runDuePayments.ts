import { and, asc, eq, lte, ne, notInArray } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import { isRealm } from '../../database/realms.ts';
import { periodAfter } from '../../prices/periods.ts';
import { priceOf } from '../../prices/products.ts';
import type { CustomerRow } from '../cardProvider.ts';
import { PendingError } from '../pendingError.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { balanceText } from './balance/balanceText.ts';
import { type Means, readMeans } from './balance/readMeans.ts';
import { periodAmount, type SubscriptionRow } from './charges.ts';
import { detailsOf, endSubscription } from './dunning.ts';
import { newId } from './ids.ts';
import { completeCharge } from './intents/completeCharge.ts';
import { lockCustomer } from './intents/lockCustomer.ts';
import { beginCharge } from './intents/settleCharge.ts';
import { mailOwner } from './mailOwner.ts';

const day = 24 * 3_600_000;
/** The time between the reminder and the end of a trial, or of a period for which no card is saved. */
const reminderBefore = 3 * day;

/** Sends the mail before the end of a trial, or the one that says that the subscription ends because nothing pays for the next period. */
async function sendReminder(executor: Executor, shard: ServiceShard, row: SubscriptionRow, at: number): Promise<void> {
  const { paidSubscriptions } = shard.tables;
  const { texts, formatDay, product, amount, rows } = detailsOf(row);
  const means = await readMeans(executor, shard.tables, row.userUid);
  const isCardNeeded = !row.cancelAtPeriodEnd && !isPayable(row, means);
  await executor.update(paidSubscriptions).set({ reminded: isCardNeeded, dueAt: row.periodEnd }).where(eq(paidSubscriptions.id, row.id));
  if (row.cancelAtPeriodEnd) return;
  const details = { product, amount, at: formatDay(row.periodEnd), balance: balanceText(row, means) };
  if (isCardNeeded) await mailOwner(executor, shard, row, { now: at }, (name) => texts.cardNeeded({ name, ...details }));
  else if (row.status === 'trialing')
    await mailOwner(executor, shard, row, { now: at }, (name) => ({ ...texts.trialEnds({ name, ...details }), rows }));
}

/** Returns whether a card or the gift card balance pays for the next period. */
const isPayable = ({ id }: SubscriptionRow, { hasCard, coverage }: Means): boolean => hasCard || Boolean(coverage.get(id)?.charges);

/** Runs the due job of one subscription as of its due time, with its customer locked. Returns the key of a charge that the provider has to be asked for. */
async function runDuePayment(
  executor: Executor,
  shard: ServiceShard,
  customer: CustomerRow | undefined,
  row: SubscriptionRow,
): Promise<string | undefined> {
  const { tables } = shard;
  const at = row.dueAt;
  if (row.status !== 'past_due' && at < row.periodEnd) {
    await sendReminder(executor, shard, row, at);
    return undefined;
  }
  const end = async (reason: 'requested' | 'card_missing') => {
    await endSubscription(executor, shard, row, at, reason);
    return undefined;
  };
  if (row.cancelAtPeriodEnd) return end('requested');
  const means = await readMeans(executor, tables, row.userUid);
  // This end was announced, and there is no card to try: no dunning follows.
  if (row.reminded && !isPayable(row, means)) return end('card_missing');
  // A change of plan that waited for the end of the period comes true with the next one.
  const plan = { priceId: row.pendingPriceId ?? row.priceId, pendingPriceId: null };
  const interval = isRealm(row.realm) ? priceOf(row.realm, plan.priceId)?.interval : undefined;
  const periodStart = row.status === 'past_due' ? row.periodStart : row.periodEnd;
  const anchor = row.billingAnchor ?? row.trialEnd ?? row.startedAt;
  const periodEnd = row.status === 'past_due' ? row.periodEnd : periodAfter(periodStart, interval ?? 'month', anchor);
  const paid = { status: 'active' as const, failure: null, dueAt: nextDueAt(periodEnd, !means.hasCard), tries: 0, reminded: false };
  const after = { ...row, ...plan, periodStart, periodEnd, ...paid };
  const act = { kind: 'renewal' as const, before: row, after, amount: periodAmount(after), credit: 0, at, origin: null };
  const { key, status } = await beginCharge(executor, shard, customer, newId('charge'), act);
  return status === 'open' ? key : undefined;
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

/** Returns when the next job of a subscription is due: the reminder before its period ends, where one may be necessary, or that end. */
export const nextDueAt = (periodEnd: number, mayRemind: boolean): number => (mayRemind ? periodEnd - reminderBefore : periodEnd);
