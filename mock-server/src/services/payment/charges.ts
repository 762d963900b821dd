import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { newId } from './ids.ts';
import { discountedAmount } from './prices/coupons.ts';
import { priceOf, productName, withTax } from './prices/products.ts';
import type { ChargeError } from './provider/testCards.ts';
import { sendReceipt } from './receipt.ts';

/** The row of a subscription. */
export type SubscriptionRow = Tables['paidSubscriptions']['$inferSelect'];

/** Returns the price of a period of a subscription, with tax and coupon. */
export function periodAmount(subscription: Pick<SubscriptionRow, 'realm' | 'priceId' | 'couponId'>): {
  total: number;
  tax: number;
  currency: string;
} {
  const realm = subscription.realm as Realm;
  const price = priceOf(realm, subscription.priceId);
  return { ...withTax(realm, discountedAmount(price?.amount ?? 0, subscription.couponId)), currency: price?.currency ?? 'eur' };
}

/**
 * Charges a period, first from the gift card balance, then from the card. Writes a paid or open invoice; returns the error of the charge,
 * or undefined. `key` names the attempt for the card provider.
 */
export async function chargePeriod(
  executor: Executor,
  { tables, cards }: Pick<ServiceShard, 'tables' | 'cards'>,
  subscription: SubscriptionRow,
  period: { readonly start: number; readonly end: number },
  at: number,
  key = `${subscription.id}-${period.start}-${subscription.tries}`,
): Promise<ChargeError | undefined> {
  const { customers, invoices } = tables;
  const { userUid, realm } = subscription;
  const { total, tax, currency } = periodAmount(subscription);
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid)).for('update');
  const fromBalance = Math.min(customer?.balance ?? 0, total);
  const due = { amount: total - fromBalance, currency, key };
  const error = due.amount === 0 ? undefined : customer ? await cards.charge(executor, tables, customer, due, at) : 'card_declined';
  const paid = error === undefined;
  if (paid && fromBalance > 0)
    await executor
      .update(customers)
      .set({ balance: sql`${customers.balance} - ${fromBalance}` })
      .where(eq(customers.userUid, userUid));
  const [open] = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscription.id), eq(invoices.periodStart, period.start), eq(invoices.status, 'open')));
  if (open) {
    if (!paid) return error;
    await executor.update(invoices).set({ status: 'paid', amountPaid: total }).where(eq(invoices.id, open.id));
    await sendReceipt(executor, tables, { ...open, amountPaid: total }, at);
    return undefined;
  }
  const [count] = await executor.select({ count: sql<number>`count(*)::int` }).from(invoices).where(eq(invoices.realm, realm));
  const invoice = {
    id: newId('in'),
    realm,
    userUid,
    number: `${realm.toUpperCase()}-${String((count?.count ?? 0) + 1).padStart(6, '0')}`,
    subscriptionId: subscription.id,
    status: paid ? ('paid' as const) : ('open' as const),
    amountDue: total,
    amountPaid: paid ? total : 0,
    tax,
    currency,
    createdAt: at,
    periodStart: period.start,
    periodEnd: period.end,
    description: productName(realm as Realm, subscription.priceId),
  };
  await executor.insert(invoices).values(invoice);
  if (paid) await sendReceipt(executor, tables, invoice, at);
  return error;
}
