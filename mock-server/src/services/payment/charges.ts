import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { Tables } from '../../database/tables.ts';
import { productName } from '../../prices/products.ts';
import type { ChargeError, ChargeResult } from '../cardProvider.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { periodAmount, splitAmount } from './amounts.ts';
import { createInvoice } from './invoices/createInvoice.ts';
import { sendReceipt } from './invoices/receipt.ts';

/** The row of a subscription. */
export type SubscriptionRow = Tables['paidSubscriptions']['$inferSelect'];

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
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid)).for('update');
  const ofPeriod = and(eq(invoices.subscriptionId, subscription.id), eq(invoices.periodStart, period.start), eq(invoices.status, 'open'));
  const [open] = await executor.select().from(invoices).where(ofPeriod);
  // What an open invoice states is what is charged: a coupon that came since counts from the next period on.
  const amount = open ? { ...open, total: open.amountDue } : periodAmount(subscription, credit);
  const { total, currency } = amount;
  const { fromBalance, fromCard, tax } = splitAmount(amount, customer?.balance ?? 0);
  const due = { amount: fromCard, currency, key };
  const charged: ChargeResult =
    fromCard === 0 ? { charge: null } : customer ? await cards.charge(executor, tables, customer, due, at) : { error: 'card_declined' };
  const error = 'error' in charged ? charged.error : undefined;
  const payment =
    'error' in charged
      ? { status: 'open' as const, amountPaid: 0, fromBalance: 0, tax: splitAmount(amount, 0).tax, charge: null }
      : { status: 'paid' as const, amountPaid: total, fromBalance, tax, charge: charged.charge };
  if (payment.fromBalance > 0)
    await executor
      .update(customers)
      .set({ balance: sql`${customers.balance} - ${fromBalance}` })
      .where(eq(customers.userUid, userUid));
  if (open) {
    if (error !== undefined) return error;
    await executor.update(invoices).set(payment).where(eq(invoices.id, open.id));
    await sendReceipt(executor, shard, { ...open, ...payment }, at);
    return undefined;
  }
  const invoice = await createInvoice(executor, tables, {
    realm,
    userUid,
    subscriptionId: subscription.id,
    orderId: null,
    ...payment,
    credit,
    amountDue: total,
    currency,
    createdAt: at,
    periodStart: period.start,
    periodEnd: period.end,
    timeZone: subscription.timeZone,
    description: productName(realm, subscription.priceId),
  });
  if (error === undefined) await sendReceipt(executor, shard, invoice, at);
  return error;
}
