import { periodAfter, zoneOf } from '../../../../clock/calendar.ts';
import type { Realm } from '../../../../database/realms.ts';
import type { Means } from '../../balance/readMeans.ts';
import { endOfSubscription } from '../../products/periods.ts';
import { priceOf } from '../../products/products.ts';
import { unusedWorth } from '../pauses.ts';
import type { SubscriptionRow } from '../subscriptionRow.ts';

/** The realms whose law lets a renewed year end one month after the notice: BGB § 309 no. 9, BW 6:236 j. */
export const realmsWithNotice: readonly Realm[] = ['de', 'nl'];

/** Returns whether the present period is a year that followed another one by itself. */
const isRenewedYear = (row: SubscriptionRow): boolean =>
  row.status === 'active' &&
  priceOf(row.realm, row.priceId)?.interval === 'year' &&
  row.periodStart > Math.max(row.orderedAt ?? 0, row.trialEnd ?? row.startedAt);

/** Returns what a cancellation at a moment in milliseconds changes: a renewed year ends one month later where the law says so. */
export function cancellationOf(
  row: SubscriptionRow,
  at: number,
): Pick<SubscriptionRow, 'cancelAtPeriodEnd' | 'pendingPriceId' | 'cancelAt'> {
  // What ends is followed by no other plan.
  const cancelled = { cancelAtPeriodEnd: true, pendingPriceId: null };
  if (row.cancelAtPeriodEnd) return { ...cancelled, cancelAt: row.cancelAt };
  const end = periodAfter(at, 'month', at, zoneOf(row));
  const hasNotice = realmsWithNotice.includes(row.realm) && isRenewedYear(row) && end < row.periodEnd;
  return { ...cancelled, cancelAt: hasNotice ? end : null };
}

/** Returns a subscription as its cancellation at a moment in milliseconds would leave it; one that has ended stays as it is. */
const asCancelled = (row: SubscriptionRow, now: number): SubscriptionRow =>
  row.status === 'canceled' ? row : { ...row, ...cancellationOf(row, now) };

/** Returns when a subscription ended, ends, or would end if it were cancelled at a moment in milliseconds. */
export const endIfCancelled = (row: SubscriptionRow, now: number): number => endOfSubscription(asCancelled(row, now));

/** Returns what is given back when a subscription ends that is cancelled, or would be at a moment: the unused days of a renewed year; undefined for nothing. */
export function refundAtEnd(
  row: SubscriptionRow,
  { paid }: Pick<Means, 'paid'>,
  now: number,
): { readonly amount: number; readonly currency: string } | undefined {
  const { status, cancelAt } = asCancelled(row, now);
  const invoice = paid.get(row.id);
  if (status === 'canceled' || cancelAt === null || !invoice) return undefined;
  const amount = unusedWorth(invoice.amountPaid, row, cancelAt);
  return amount > 0 ? { amount, currency: invoice.currency } : undefined;
}
