import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import { isRealm } from '../../database/realms.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { presentRows } from '../../mail/texts/mailTexts.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import { priceOf, productName } from '../../prices/products.ts';
import type { ChargeError } from '../cardProvider.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { periodAmount, type SubscriptionRow } from './charges.ts';
import type { ChargeAct } from './intents/chargeAct.ts';
import { invoiceTextsOf } from './invoices/invoiceTexts.ts';
import { mailOwner } from './mailOwner.ts';

const day = 24 * 3_600_000;
/** The delays between the attempts of a failed charge; after the last one the subscription ends. */
const retryDelays = [3 * day, 5 * day, 7 * day];

/** Returns the product and the price of a subscription's next charge as its mails show them. */
export function detailsOf(row: SubscriptionRow) {
  const { realm } = row;
  const { day: formatDay, money } = mailFormats(realm);
  const priceId = row.cancelAtPeriodEnd ? row.priceId : (row.pendingPriceId ?? row.priceId);
  const { total, currency } = periodAmount({ ...row, priceId });
  const texts = mailTextsOf(realm);
  const [product, amount] = [productName(realm, priceId), money(total, currency)];
  const { labels } = texts;
  const isYearly = isRealm(realm) && priceOf(realm, priceId)?.interval === 'year';
  const rows = presentRows([labels.plan, product], [labels.price, labels.each(amount, isYearly)]);
  return { texts, formatDay, product, amount, rows };
}

/** Ends a subscription at a moment in milliseconds; what is open on it becomes void, and a mail says why it ended. */
export async function endSubscription(
  executor: Executor,
  shard: ServiceShard,
  row: SubscriptionRow,
  at: number,
  reason: 'requested' | 'unpaid' | 'card_missing',
): Promise<void> {
  const { paidSubscriptions, invoices } = shard.tables;
  const ended = { status: 'canceled' as const, endedAt: at, endReason: reason };
  await executor.update(paidSubscriptions).set(ended).where(eq(paidSubscriptions.id, row.id));
  const isOpen = and(eq(invoices.subscriptionId, row.id), eq(invoices.status, 'open'));
  await executor.update(invoices).set({ status: 'void' }).where(isOpen);
  const { texts, product } = detailsOf(row);
  await mailOwner(executor, shard, row, { now: at }, (name) => texts.subscriptionEnded({ name, product, reason }));
}

/** Records that the charge of a period that is due was refused: the next attempt is due some days later, or the subscription ends. A mail says so. */
export async function recordFailedRenewal(
  executor: Executor,
  shard: ServiceShard,
  { before, after, at }: ChargeAct,
  error: ChargeError,
): Promise<void> {
  if (!before) throw new Error('A subscription that is renewed has none before.');
  const { paidSubscriptions } = shard.tables;
  const wait = retryDelays[before.tries];
  if (wait === undefined) return endSubscription(executor, shard, before, at, 'unpaid');
  const { priceId, pendingPriceId, periodStart, periodEnd } = after;
  const pastDue = { status: 'past_due' as const, failure: error, dueAt: at + wait, tries: before.tries + 1 };
  await executor
    .update(paidSubscriptions)
    .set({ priceId, pendingPriceId, periodStart, periodEnd, ...pastDue })
    .where(eq(paidSubscriptions.id, before.id));
  const { texts, formatDay, rows } = detailsOf(before);
  const period = [invoiceTextsOf(before.realm).period, `${formatDay(periodStart)} – ${formatDay(periodEnd)}`] as const;
  await mailOwner(executor, shard, before, { now: at }, (name) => ({
    ...texts.chargeFailed({ name, retryAt: formatDay(at + wait) }),
    rows: [...rows, ...presentRows(period)],
  }));
}
