import { periodAfter, zoneOf } from '../../../clock/calendar.ts';
import type { Price } from '../products/products.ts';
import { periodAmount } from './amounts.ts';
import { unusedWorth } from './pauses.ts';
import type { SubscriptionRow } from './subscriptionRow.ts';

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
  const continued = { cancelAtPeriodEnd: false, cancelAt: null, pendingPriceId: null };
  if (row.priceId === priceId) return { values: continued, charge: undefined };
  // Nothing is charged yet; the dearer plan that this orders can be withdrawn from as long as any order.
  if (row.status === 'trialing') return { values: { ...continued, priceId, orderedAt: now, beginAtOnce: null }, charge: undefined };
  if (periodAmount({ ...row, priceId }).total <= paid) return { values: { ...continued, pendingPriceId: priceId }, charge: undefined };
  const period = { start: now, end: periodAfter(now, interval, now, zoneOf(row)) };
  const { periodStart, periodEnd, billingAnchor, orderedAt, beginAtOnce, beforeChange } = row;
  const before = { priceId: row.priceId, periodStart, periodEnd, billingAnchor, orderedAt, beginAtOnce, beforeChange };
  const renewed = { periodStart: period.start, periodEnd: period.end, dueAt: period.end, billingAnchor: now };
  const values = { ...continued, ...renewed, priceId, orderedAt: now, beginAtOnce: null, beforeChange: before };
  return { values, charge: { period, credit: unusedWorth(paid, row, now) } };
}
