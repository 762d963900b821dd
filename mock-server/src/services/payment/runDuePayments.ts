import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import { isRealm } from '../../database/realms.ts';
import { type Language, readLanguage } from '../../mail/language.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { presentRows } from '../../mail/texts/mailTexts.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import { periodAfter } from '../../prices/periods.ts';
import { priceOf, productName } from '../../prices/products.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { balanceText } from './balance/balanceText.ts';
import { type Means, readMeans } from './balance/readMeans.ts';
import { chargePeriod, periodAmount, type SubscriptionRow } from './charges.ts';
import { cancelOpenInvoices } from './invoices/creditNote.ts';
import { invoiceTextsOf } from './invoices/invoiceTexts.ts';
import { mailOwner } from './mailOwner.ts';

const day = 24 * 3_600_000;
/** The time between the reminder and the end of a trial, or of a period for which no card is saved. */
const reminderBefore = 3 * day;
/** The delays between the attempts of a failed charge; after the last one the subscription ends. */
const retryDelays = [3 * day, 5 * day, 7 * day];

/** Returns the product and the price of a subscription's next charge as its mails show them. */
function detailsOf(row: SubscriptionRow, language: Language) {
  const { realm } = row;
  const { day: formatDay, money } = mailFormats(language);
  const priceId = row.cancelAtPeriodEnd ? row.priceId : (row.pendingPriceId ?? row.priceId);
  const { total, currency } = periodAmount({ ...row, priceId });
  const texts = mailTextsOf(language);
  const [product, amount] = [productName(realm, priceId), money(total, currency)];
  const { labels } = texts;
  const isYearly = isRealm(realm) && priceOf(realm, priceId)?.interval === 'year';
  const rows = presentRows([labels.plan, product], [labels.price, labels.each(amount, isYearly)]);
  return { texts, formatDay, product, amount, rows };
}

/** Sends the mail before the end of a trial, or the one that says that the subscription ends because nothing pays for the next period. */
async function sendReminder(executor: Executor, shard: ServiceShard, row: SubscriptionRow, at: number): Promise<void> {
  const { paidSubscriptions } = shard.tables;
  const language = await readLanguage(executor, shard.tables, row);
  const { texts, formatDay, product, amount, rows } = detailsOf(row, language);
  const means = await readMeans(executor, shard.tables, row.userUid);
  const isCardNeeded = !row.cancelAtPeriodEnd && !isPayable(row, means);
  await executor.update(paidSubscriptions).set({ reminded: isCardNeeded, dueAt: row.periodEnd }).where(eq(paidSubscriptions.id, row.id));
  if (row.cancelAtPeriodEnd) return;
  const details = { product, amount, at: formatDay(row.periodEnd), balance: balanceText(row, means, language) };
  if (isCardNeeded) await mailOwner(executor, shard, row, { now: at }, (name) => texts.cardNeeded({ name, ...details }));
  else if (row.status === 'trialing')
    await mailOwner(executor, shard, row, { now: at }, (name) => ({ ...texts.trialEnds({ name, ...details }), rows }));
}

/** Returns whether a card or the gift card balance pays for the next period. */
const isPayable = ({ id }: SubscriptionRow, { hasCard, coverage }: Means): boolean => hasCard || Boolean(coverage.get(id)?.charges);

/** Runs the due job of one subscription as of its due time. A failed charge and the end are reported by mail. */
async function runDuePayment(executor: Executor, shard: ServiceShard, row: SubscriptionRow): Promise<void> {
  const { tables } = shard;
  const { paidSubscriptions } = tables;
  const at = row.dueAt;
  const set = (values: Partial<SubscriptionRow>) => executor.update(paidSubscriptions).set(values).where(eq(paidSubscriptions.id, row.id));
  if (row.status !== 'past_due' && at < row.periodEnd) return sendReminder(executor, shard, row, at);
  // A change of plan that waited for the end of the period comes true with the next one.
  const plan = { priceId: row.pendingPriceId ?? row.priceId, pendingPriceId: null };
  const renewed = { ...row, ...plan };
  const language = await readLanguage(executor, tables, row);
  const { texts, formatDay, product, rows } = detailsOf(row, language);
  const end = async (reason: 'requested' | 'unpaid' | 'card_missing') => {
    await set({ status: 'canceled', endedAt: at, endReason: reason });
    await cancelOpenInvoices(executor, tables, { subscriptionId: row.id }, at);
    await mailOwner(executor, shard, row, { now: at }, (name) => texts.subscriptionEnded({ name, product, reason }));
  };
  if (row.cancelAtPeriodEnd) return end('requested');
  const means = await readMeans(executor, tables, row.userUid);
  // This end was announced, and there is no card to try: no dunning follows.
  if (row.reminded && !isPayable(row, means)) return end('card_missing');
  const interval = isRealm(row.realm) ? priceOf(row.realm, plan.priceId)?.interval : undefined;
  const start = row.status === 'past_due' ? row.periodStart : row.periodEnd;
  const anchor = row.billingAnchor ?? row.trialEnd ?? row.startedAt;
  const finish = row.status === 'past_due' ? row.periodEnd : periodAfter(start, interval ?? 'month', anchor);
  const error = await chargePeriod(executor, shard, renewed, { start, end: finish }, at);
  if (error === undefined) {
    const dueAt = nextDueAt(finish, !means.hasCard);
    await set({ ...plan, status: 'active', failure: null, periodStart: start, periodEnd: finish, dueAt, tries: 0, reminded: false });
    return;
  }
  const wait = retryDelays[row.tries];
  if (wait === undefined) return end('unpaid');
  await set({ ...plan, status: 'past_due', failure: error, periodStart: start, periodEnd: finish, dueAt: at + wait, tries: row.tries + 1 });
  const period = [invoiceTextsOf(language).period, `${formatDay(start)} – ${formatDay(finish)}`] as const;
  await mailOwner(executor, shard, row, { now: at }, (name) => ({
    ...texts.chargeFailed({ name, retryAt: formatDay(at + wait) }),
    rows: [...rows, ...presentRows(period)],
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

/** Returns when the next job of a subscription is due: the reminder before its period ends, where one may be necessary, or that end. */
export const nextDueAt = (periodEnd: number, mayRemind: boolean): number => (mayRemind ? periodEnd - reminderBefore : periodEnd);
