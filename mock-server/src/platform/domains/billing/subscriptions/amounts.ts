import { periodAfter, zoneOf } from '../../../clock/calendar.ts';
import { isRealm, type Realm } from '../../../database/realms.ts';
import { splitCharge } from '../balance/coverage.ts';
import { minimumAmount } from '../cards/provider/minimumAmounts.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import { discountedAmount } from '../orders/coupons.ts';
import { priceOf, taxOn, withTax } from '../products/products.ts';
import type { SubscriptionRow } from './subscriptionRow.ts';

/** A sum to charge for a period, in the smallest unit of its currency. Its tax depends on what pays it, see {@link splitAmount}. */
export interface PeriodAmount {
  readonly realm: Realm;
  /** What is due, with its tax: after the coupon and the credit. */
  readonly total: number;
  /** What the coupon reduces the total by, with its tax. */
  readonly discount: number;
  readonly currency: string;
}

/** What is left to pay of an invoice that is open. */
export type OpenInvoice = Pick<InvoiceRow, 'amountDue' | 'credit'>;

/** The part of a subscription that decides what is charged next, and when. */
export type ChargedSubscription = Pick<
  SubscriptionRow,
  | 'id'
  | 'realm'
  | 'priceId'
  | 'pendingPriceId'
  | 'couponId'
  | 'status'
  | 'dueAt'
  | 'periodEnd'
  | 'trialEnd'
  | 'startedAt'
  | 'billingAnchor'
  | 'timeZone'
>;

/** Returns the price of a period of a subscription, with tax and coupon, less a credit that includes its tax. */
export function periodAmount(
  { realm, priceId, couponId }: Pick<SubscriptionRow, 'realm' | 'priceId' | 'couponId'>,
  credit = 0,
): PeriodAmount {
  const price = priceOf(realm, priceId);
  const full = withTax(realm, price?.amount ?? 0).total;
  const { total } = withTax(realm, discountedAmount(price?.amount ?? 0, couponId));
  return { realm, total: total - credit, discount: full - total, currency: price?.currency ?? 'eur' };
}

/** Returns what an open invoice charges: the sum that it states, whatever the price and the coupon of its plan are by now. */
function openAmount(plan: Pick<SubscriptionRow, 'realm' | 'priceId'>, { amountDue, credit }: OpenInvoice): PeriodAmount {
  const full = periodAmount({ ...plan, couponId: null });
  return { ...full, total: amountDue, discount: Math.max(0, full.total - credit - amountDue) };
}

/** Returns what the gift card balance and the card pay of a sum, what nobody pays of it, and the tax that is due on the rest then. */
export function splitAmount({ realm, total, currency }: Pick<PeriodAmount, 'realm' | 'total' | 'currency'>, balance: number) {
  const split = splitCharge(total, balance, minimumAmount(currency));
  return { ...split, tax: taxOn(realm, total - split.waived, split.fromBalance) };
}

/** Returns the moment whose day of the month the charges of a subscription keep. */
const anchorOf = ({ billingAnchor, trialEnd, startedAt }: Pick<SubscriptionRow, 'billingAnchor' | 'trialEnd' | 'startedAt'>): number =>
  billingAnchor ?? trialEnd ?? startedAt;

/**
 * Returns the next charge of a subscription that goes on: its sum, its moment and that of the one after it, and how it recurs. A change of plan that
 * waits is a part of it, and so is the invoice of a charge that failed.
 */
export function nextCharge(row: ChargedSubscription, open?: OpenInvoice) {
  const priceId = row.pendingPriceId ?? row.priceId;
  const interval = (isRealm(row.realm) ? priceOf(row.realm, priceId)?.interval : undefined) ?? ('month' as const);
  const [anchor, zone] = [anchorOf(row), zoneOf(row)];
  return {
    amount: open ? openAmount(row, open) : periodAmount({ ...row, priceId }),
    ...(row.status === 'past_due'
      ? { at: row.dueAt, following: row.periodEnd }
      : { at: row.periodEnd, following: periodAfter(row.periodEnd, interval, anchor, zone) }),
    interval,
    anchor,
    zone,
  };
}
