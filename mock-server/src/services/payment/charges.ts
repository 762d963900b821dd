import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import { isRealm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { priceOf, productName, withTax } from '../../prices/products.ts';
import type { FailedCharge } from '../cardProvider.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { splitCharge } from './balance/coverage.ts';
import { discountedAmount } from './coupons.ts';
import { createInvoice } from './invoices/createInvoice.ts';
import { sendReceipt } from './invoices/receipt.ts';
import { chargeOnce, type PaidOnce } from './provider/chargeOnce.ts';
import { minimumAmount } from './provider/minimumAmounts.ts';

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

/** How a period is charged. */
interface ChargeOptions {
  readonly credit?: number;
  /** Names the attempt for the card provider. */
  readonly key?: string;
  /** Whether the owner of the card waits at the screen. */
  readonly onSession?: boolean;
  /** Whether a charge that fails leaves an open invoice; an order that is not paid leaves nothing. */
  readonly leavesOpen?: boolean;
}

/**
 * Charges a period less a credit, first from the gift card balance, then from the card. Writes a paid or open invoice; returns why the charge failed,
 * or undefined.
 */
export async function chargePeriod(
  executor: Executor,
  shard: Pick<ServiceShard, 'shard' | 'tables' | 'cards' | 'appOrigin'>,
  subscription: SubscriptionRow,
  period: { readonly start: number; readonly end: number },
  at: number,
  options: ChargeOptions = {},
): Promise<FailedCharge | undefined> {
  const { credit = 0, onSession = false, leavesOpen = true } = options;
  const { tables, cards } = shard;
  const { customers, invoices } = tables;
  const { userUid, realm, id } = subscription;
  const { total, tax, currency } = periodAmount(subscription, credit);
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid)).for('update');
  const [open] = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, id), eq(invoices.periodStart, period.start), eq(invoices.status, 'open')));
  const { fromCard, waived } = splitCharge(total, customer?.balance ?? 0, minimumAmount(currency));
  const { key = `${id}-${period.start}-${subscription.tries}` } = options;
  const due = { amount: fromCard, currency, key, onSession, metadata: { realm, shard: shard.shard, subscription: id }, at };
  const earlier = open ? open.charge : leavesOpen ? null : (customer?.pendingCharge ?? null);
  const charged: PaidOnce = customer
    ? await chargeOnce(cards, customer, due, earlier, ({ amount }) => open !== undefined || amount === fromCard)
    : fromCard === 0
      ? { charge: null, amount: 0 }
      : { error: 'card_declined' };
  const failed = 'error' in charged ? charged : undefined;
  if (!leavesOpen) {
    const pending = { pendingCharge: failed?.charge ?? null, pendingChargeAt: failed?.charge === undefined ? null : at };
    await executor.update(customers).set(pending).where(eq(customers.userUid, userUid));
    if (failed) return failed;
  }
  const amountDue = total - waived;
  const payment =
    'error' in charged
      ? { status: 'open' as const, amountPaid: 0, fromBalance: 0, charge: charged.charge ?? null }
      : { status: 'paid' as const, amountPaid: amountDue, fromBalance: amountDue - charged.amount, charge: charged.charge };
  if (payment.fromBalance > 0)
    await executor
      .update(customers)
      .set({ balance: sql`${customers.balance} - ${payment.fromBalance}` })
      .where(eq(customers.userUid, userUid));
  if (open) {
    await executor.update(invoices).set(payment).where(eq(invoices.id, open.id));
    if (!failed) await sendReceipt(executor, shard, { ...open, ...payment }, at);
    return failed;
  }
  const invoice = await createInvoice(executor, tables, {
    realm,
    userUid,
    subscriptionId: id,
    orderId: null,
    ...payment,
    credit,
    waived,
    amountDue,
    tax: waived > 0 ? 0 : tax,
    currency,
    createdAt: at,
    periodStart: period.start,
    periodEnd: period.end,
    description: productName(realm, subscription.priceId),
  });
  if (!failed) await sendReceipt(executor, shard, invoice, at);
  return failed;
}
