import { periodAfter } from '../../prices/periods.ts';
import type { Price } from '../../prices/products.ts';
import { periodAmount, type SubscriptionRow } from './charges.ts';
import { unusedWorth } from './pauses.ts';

/** What a change of plan does to a subscription. */
export interface PlanChange {
  readonly values: Partial<SubscriptionRow>;
  /** The new period that is charged at once, and the credit for the rest of the former one; undefined where nothing is charged now. */
  readonly charge: { readonly period: { readonly start: number; readonly end: number }; readonly credit: number } | undefined;
}

/**
 * Returns what the change of a running subscription to another price does. During a trial only the price changes. A plan whose period costs
 * more than what was paid for the present one starts at once, less the unused days; any other follows at the end of the period that has been
 * paid for. The price that runs takes a change back that waits. A cancelled subscription continues.
 * @param paid What the present period was worth, with tax, in the currency's smallest unit.
 */
export function planChangeOf(
  row: SubscriptionRow,
  { id: priceId, interval }: Price & { readonly interval: 'month' | 'year' },
  paid: number,
  now: number,
): PlanChange {
  const continued = { cancelAtPeriodEnd: false, pendingPriceId: null };
  if (row.priceId === priceId) return { values: continued, charge: undefined };
  if (row.status === 'trialing') return { values: { ...continued, priceId }, charge: undefined };
  if (periodAmount({ ...row, priceId }).total <= paid) return { values: { ...continued, pendingPriceId: priceId }, charge: undefined };
  const period = { start: now, end: periodAfter(now, interval, now) };
  const values = { ...continued, priceId, periodStart: period.start, periodEnd: period.end, dueAt: period.end, billingAnchor: now };
  return { values, charge: { period, credit: unusedWorth(paid, row, now) } };
}
