import type { ServiceShard } from '../../../access/serviceShard.ts';
import { zoneOf } from '../../../clock/calendar.ts';
import type { Executor } from '../../../database/executor.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { presentRows } from '../../../mail/mailText.ts';
import { readLanguage } from '../../directory/index.ts';
import { balanceText } from '../balance/balanceText.ts';
import { type Means, readMeans } from '../balance/readMeans.ts';
import { endOfSubscription } from '../products/periods.ts';
import { priceOf, productName } from '../products/products.ts';
import { nextCharge, type PeriodAmount, periodAmount } from '../subscriptions/amounts.ts';
import { refundAtEnd } from '../subscriptions/due/notice.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptionRow.ts';
import { billingMailsOf } from './billingMailsOf.ts';
import { type MailContext, mailOwner } from './mailOwner.ts';

/** Confirms a new subscription by email: product, price, start, what pays for the first charge, and how to cancel. */
export async function confirmSubscription(
  executor: Executor,
  shard: ServiceShard,
  row: SubscriptionRow,
  context: MailContext,
  firstMeans: Means,
): Promise<void> {
  const { realm } = row;
  const language = await readLanguage(executor, shard.tables, row);
  const { day, date, money } = mailFormats(language, zoneOf(row));
  const texts = billingMailsOf(language);
  const { total, currency } = periodAmount(row);
  const price = priceOf(realm, row.priceId);
  const details = {
    terms: row.termsVersion === null ? undefined : date(row.termsVersion),
    balance: balanceText(row, firstMeans, language),
  };
  const { labels } = texts;
  const rows = presentRows(
    [labels.plan, productName(realm, row.priceId)],
    [labels.price, labels.each(money(total, currency), price?.interval === 'year')],
    [labels.firstCharge, day(row.trialEnd ?? row.periodStart)],
    [labels.contract, row.id],
  );
  await mailOwner(executor, shard, row, context, (name) => ({ ...texts.subscribed({ name, ...details }), rows }));
}

/** Confirms by email that a subscription ends, and when. */
export async function confirmCancellation(shard: ServiceShard, row: SubscriptionRow, context: MailContext): Promise<void> {
  const { realm } = row;
  const { database } = shard.engine;
  const language = await readLanguage(database, shard.tables, row);
  const { moment, day, money } = mailFormats(language, zoneOf(row));
  const refund = refundAtEnd(row, await readMeans(database, shard.tables, row.userUid), context.now);
  const unused = refund && money(refund.amount, refund.currency);
  const at = day(endOfSubscription(row));
  const ended = [{ result: 'ends' as const, product: productName(realm, row.priceId), at, cards: 0, refund: 'none' as const, unused }];
  const details = { receivedAt: moment(context.now), ended, until: at, isUnknown: false, isReminder: false };
  const texts = billingMailsOf(language);
  const rows = presentRows([texts.labels.contract, row.id]);
  await mailOwner(database, shard, row, context, (name) => ({ ...texts.cancellation({ name, ...details }), rows }));
}

/** Confirms a change of plan by email, with what was charged now and what is charged next. */
export async function confirmPlanChange(
  executor: Executor,
  shard: ServiceShard,
  row: SubscriptionRow,
  charged: PeriodAmount | undefined,
  credit: number,
  context: MailContext,
): Promise<void> {
  const { realm } = row;
  const language = await readLanguage(executor, shard.tables, row);
  const { day, money } = mailFormats(language, zoneOf(row));
  const { amount: next, at } = nextCharge(row);
  const details = {
    product: productName(realm, row.pendingPriceId ?? row.priceId),
    yearly: priceOf(realm, row.pendingPriceId ?? row.priceId)?.interval === 'year',
    startsAt: row.pendingPriceId === null ? undefined : day(row.periodEnd),
    charged: charged !== undefined,
    balance: balanceText(row, await readMeans(executor, shard.tables, row.userUid), language),
  };
  const texts = billingMailsOf(language);
  const { labels } = texts;
  const rows = presentRows(
    [labels.credit, charged && credit > 0 ? money(-credit, charged.currency) : undefined],
    [labels.charged, charged && money(charged.total, charged.currency)],
    [labels.nextCharge, `${money(next.total, next.currency)}, ${day(at)}`],
  );
  await mailOwner(executor, shard, row, context, (name) => ({ ...texts.planChanged({ name, ...details }), rows }));
}
