import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { ServiceShard } from '../serviceShard.ts';
import type { InvoiceRow } from './invoices/createInvoice.ts';

/** The withdrawal period of a consumer, in milliseconds. */
export const withdrawalPeriod = 14 * 24 * 3_600_000;

/**
 * Gives back what was paid for a subscription, or only for its periods that start after a moment in milliseconds: the gift card part to the balance,
 * the rest to the card. Open invoices become void. Returns the invoices that were refunded.
 */
export async function refundSubscription(
  executor: Executor,
  { tables, cards }: Pick<ServiceShard, 'tables' | 'cards'>,
  subscriptionId: string,
  after = 0,
): Promise<InvoiceRow[]> {
  const { invoices, customers } = tables;
  const invoicesWith = (status: 'paid' | 'open') =>
    and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, status), gt(invoices.periodStart, after));
  await executor.update(invoices).set({ status: 'void' }).where(invoicesWith('open'));
  const refunded = await executor.update(invoices).set({ status: 'refunded' }).where(invoicesWith('paid')).returning();
  for (const { id, userUid, amountPaid, fromBalance, charge } of refunded) {
    if (userUid !== null && fromBalance > 0)
      await executor
        .update(customers)
        .set({ balance: sql`${customers.balance} + ${fromBalance}` })
        .where(eq(customers.userUid, userUid));
    if (charge !== null) await cards.refund(charge, amountPaid - fromBalance, `refund-${id}`);
  }
  return refunded;
}
