import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import { isRealm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { priceOf, productName, withTax } from '../../prices/products.ts';
import type { ChargeError, ChargeResult } from '../cardProvider.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { splitCharge } from './balance/coverage.ts';
import { discountedAmount } from './coupons.ts';
import { createInvoice } from './invoices/createInvoice.ts';
import { sendReceipt } from './invoices/receipt.ts';

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

/** Returns the next charge of a subscription that goes on: its sum, its moment, and how it recurs. A change of plan that waits is a part of it. */
export function nextCharge(row: ChargedSubscription) {
  const priceId = row.pendingPriceId ?? row.priceId;
  return {
    amount: periodAmount({ ...row, priceId }),
    at: row.status === 'past_due' ? row.dueAt : row.periodEnd,
    interval: (isRealm(row.realm) ? priceOf(row.realm, priceId)?.interval : undefined) ?? ('month' as const),
    anchor: row.billingAnchor ?? row.trialEnd ?? row.startedAt,
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

/**
 * Charges a period less a credit, first from the gift card balance, then from the card. Writes a paid or open invoice; returns the error of
 * the charge, or undefined. `key` names the attempt for the card provider.
 */
export async function chargePeriod(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'cards' | 'appOrigin'>,
  subscription: SubscriptionRow,
  period: { readonly start: number; readonly end: number },
  at: number,
  {
    credit = 0,
    key = `${subscription.id}-${period.start}-${subscription.tries}`,
  }: { readonly credit?: number; readonly key?: string } = {},
): Promise<ChargeError | undefined> {
  const { tables, cards } = shard;
  const { customers, invoices } = tables;
  const { userUid } = subscription;
  const { realm } = subscription;
  const { total, tax, discount, currency } = periodAmount(subscription, credit);
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid)).for('update');
  const { fromBalance, fromCard } = splitCharge(total, customer?.balance ?? 0);
  const due = { amount: fromCard, currency, key };
  const charged: ChargeResult =
    fromCard === 0 ? { charge: null } : customer ? await cards.charge(executor, tables, customer, due, at) : { error: 'card_declined' };
  const error = 'error' in charged ? charged.error : undefined;
  const payment =
    'error' in charged
      ? { status: 'open' as const, amountPaid: 0, fromBalance: 0, charge: null }
      : { status: 'paid' as const, amountPaid: total, fromBalance, charge: charged.charge };
  if (payment.fromBalance > 0)
    await executor
      .update(customers)
      .set({ balance: sql`${customers.balance} - ${fromBalance}` })
      .where(eq(customers.userUid, userUid));
  const [open] = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscription.id), eq(invoices.periodStart, period.start), eq(invoices.status, 'open')));
  if (open) {
    if (error !== undefined) return error;
    const paid = { ...payment, paidAt: at };
    await executor.update(invoices).set(paid).where(eq(invoices.id, open.id));
    await sendReceipt(executor, shard, { ...open, ...paid }, at);
    return undefined;
  }
  const invoice = await createInvoice(executor, tables, {
    realm,
    userUid,
    subscriptionId: subscription.id,
    orderId: null,
    ...payment,
    credit,
    discount,
    amountDue: total,
    tax,
    currency,
    createdAt: at,
    periodStart: period.start,
    periodEnd: period.end,
    description: productName(realm, subscription.priceId),
  });
  if (error === undefined) await sendReceipt(executor, shard, invoice, at);
  return error;
}
