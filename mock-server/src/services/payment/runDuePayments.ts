import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import { isRealm, type Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { chargePeriod, periodAmount, type SubscriptionRow } from './charges.ts';
import { mailOwner } from './mailOwner.ts';
import { periodAfter } from './periods.ts';
import { priceOf, productName } from './prices/products.ts';

const day = 24 * 3_600_000;
/** The time between the reminder and the end of a trial. */
const reminderBefore = 3 * day;
/** The delays between the attempts of a failed charge; after the last one the subscription ends. */
const retryDelays = [3 * day, 5 * day, 7 * day];

/** Returns the product and the price of a subscription's next charge as its mails show them. */
function detailsOf(row: SubscriptionRow) {
  const realm = row.realm as Realm;
  const { day: formatDay, money } = mailFormats(realm);
  const { total, currency } = periodAmount(row);
  return { texts: mailTextsOf(realm), formatDay, product: productName(realm, row.priceId), amount: money(total, currency) };
}

async function sendTrialReminder(executor: Executor, tables: Tables, row: SubscriptionRow, at: number): Promise<void> {
  const { paidSubscriptions } = tables;
  const { texts, formatDay, amount } = detailsOf(row);
  await mailOwner(executor, tables, row, { now: at }, (name) => texts.trialEnds({ name, at: formatDay(row.periodEnd), amount }));
  await executor.update(paidSubscriptions).set({ reminded: true, dueAt: row.periodEnd }).where(eq(paidSubscriptions.id, row.id));
}

/** Runs the due job of one subscription as of its due time. A failed charge and the end are told by mail. */
async function runDuePayment(executor: Executor, shard: ServiceShard, row: SubscriptionRow): Promise<void> {
  const { tables } = shard;
  const { paidSubscriptions, invoices } = tables;
  const at = row.dueAt;
  const set = (values: Partial<SubscriptionRow>) => executor.update(paidSubscriptions).set(values).where(eq(paidSubscriptions.id, row.id));
  if (row.status === 'trialing' && !row.reminded && at < row.periodEnd) return sendTrialReminder(executor, tables, row, at);
  // A change of plan that waited for the end of the period comes true with the next one.
  const plan = { priceId: row.pendingPriceId ?? row.priceId, pendingPriceId: null };
  const renewed = { ...row, ...plan };
  const { texts, formatDay, product, amount } = detailsOf(row.cancelAtPeriodEnd ? row : renewed);
  const end = async (unpaid: boolean) => {
    await set({ status: 'canceled', endedAt: at, endReason: unpaid ? 'unpaid' : 'requested' });
    await executor
      .update(invoices)
      .set({ status: 'void' })
      .where(and(eq(invoices.subscriptionId, row.id), eq(invoices.status, 'open')));
    await mailOwner(executor, tables, row, { now: at }, (name) => texts.subscriptionEnded({ name, product, unpaid }));
  };
  if (row.cancelAtPeriodEnd) return end(false);
  const interval = isRealm(row.realm) ? priceOf(row.realm, plan.priceId)?.interval : undefined;
  const start = row.status === 'past_due' ? row.periodStart : row.periodEnd;
  const anchor = row.billingAnchor ?? row.trialEnd ?? row.startedAt;
  const finish = row.status === 'past_due' ? row.periodEnd : periodAfter(start, interval ?? 'month', anchor);
  const error = await chargePeriod(executor, shard, renewed, { start, end: finish }, at);
  if (error === undefined) {
    await set({ ...plan, status: 'active', failure: null, periodStart: start, periodEnd: finish, dueAt: finish, tries: 0 });
    return;
  }
  const wait = retryDelays[row.tries];
  if (wait === undefined) return end(true);
  await set({ ...plan, status: 'past_due', failure: error, periodStart: start, periodEnd: finish, dueAt: at + wait, tries: row.tries + 1 });
  await mailOwner(executor, tables, row, { now: at }, (name) =>
    texts.chargeFailed({ name, product, amount, retryAt: formatDay(at + wait) }),
  );
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

/** Returns when the first job of a new subscription is due: the reminder before a trial ends, or the end of its first period. */
export const firstDueAt = (trialEnd: number | null, periodEnd: number): number =>
  trialEnd === null ? periodEnd : trialEnd - reminderBefore;
