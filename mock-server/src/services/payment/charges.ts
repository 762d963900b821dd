import { isRealm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { periodAfter } from '../../prices/periods.ts';
import { priceOf, withTax } from '../../prices/products.ts';
import { discountedAmount } from './coupons.ts';

/** The row of a subscription. */
export type SubscriptionRow = Tables['paidSubscriptions']['$inferSelect'];

/** A sum to charge for a period, in the smallest unit of its currency. */
export interface PeriodAmount {
  readonly total: number;
  /** The tax within the total. */
  readonly tax: number;
  /** What the coupon reduces the total by, with its tax. */
  readonly discount: number;
  readonly currency: string;
}

/** The part of a subscription that decides what is charged next, and when. */
export type ChargedSubscription = Pick<
  SubscriptionRow,
  'id' | 'realm' | 'priceId' | 'pendingPriceId' | 'couponId' | 'status' | 'dueAt' | 'periodEnd' | 'trialEnd' | 'startedAt' | 'billingAnchor'
>;

/** Returns the moment whose day of the month the periods of a subscription keep: the start of its first paid period. */
export const anchorOf = ({ billingAnchor, trialEnd, startedAt }: Pick<ChargedSubscription, 'billingAnchor' | 'trialEnd' | 'startedAt'>) =>
  billingAnchor ?? trialEnd ?? startedAt;

/**
 * Returns the next charge of a subscription that goes on: its sum, its moment and that of the one after it, and how it recurs. A change of plan
 * that waits is a part of it.
 */
export function nextCharge(row: ChargedSubscription) {
  const priceId = row.pendingPriceId ?? row.priceId;
  const interval = (isRealm(row.realm) ? priceOf(row.realm, priceId)?.interval : undefined) ?? ('month' as const);
  const anchor = anchorOf(row);
  return {
    amount: periodAmount({ ...row, priceId }),
    ...(row.status === 'past_due'
      ? { at: row.dueAt, following: row.periodEnd }
      : { at: row.periodEnd, following: periodAfter(row.periodEnd, interval, anchor) }),
    interval,
    anchor,
  };
}

/** Returns the price of a period of a subscription, with tax and coupon, less a credit that includes its tax. */
export function periodAmount(subscription: Pick<SubscriptionRow, 'realm' | 'priceId' | 'couponId'>, credit = 0): PeriodAmount {
  const { realm } = subscription;
  const price = priceOf(realm, subscription.priceId);
  const full = withTax(realm, price?.amount ?? 0);
  const { total, tax } = withTax(realm, discountedAmount(price?.amount ?? 0, subscription.couponId));
  const rest = total - credit;
  return {
    total: rest,
    tax: credit === 0 ? tax : Math.round((tax * rest) / total),
    discount: full.total - total,
    currency: price?.currency ?? 'eur',
  };
}
