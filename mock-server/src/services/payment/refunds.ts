import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { ServiceShard } from '../serviceShard.ts';
import type { InvoiceRow } from './invoices/createInvoice.ts';
import { queueRefund } from './provider/refundQueue.ts';

/** What was given back of an invoice, by the way it went, in the smallest unit of its currency. */
export interface GivenBack {
  readonly invoice: InvoiceRow;
  readonly toCard: number;
  readonly toBalance: number;
}

/**
 * Splits an amount that is given back of an invoice. Money comes first: the card gets its whole part back before the gift card balance gets any, so that
 * what is kept for used days is kept of the balance. Each part goes back the way it came (Directive 2011/83/EU, Art. 13 (1)).
 */
export function splitRefund(
  { amountPaid, fromBalance, refunded }: Pick<InvoiceRow, 'amountPaid' | 'fromBalance' | 'refunded'>,
  amount: number,
): { readonly toCard: number; readonly toBalance: number } {
  const fromCard = amountPaid - fromBalance;
  const toCard = Math.min(amount, fromCard - Math.min(refunded, fromCard));
  return { toCard, toBalance: amount - toCard };
}

/**
 * Gives an amount of a paid invoice back, in the smallest unit of its currency: the card part to the card, the gift card part to the balance. An invoice of
 * which nothing is left becomes `refunded`.
 */
export async function giveBack(
  executor: Executor,
  { tables }: Pick<ServiceShard, 'tables'>,
  invoice: InvoiceRow,
  amount: number,
  at: number,
): Promise<GivenBack> {
  const { invoices, customers } = tables;
  const { toCard, toBalance } = splitRefund(invoice, amount);
  const refunded = invoice.refunded + amount;
  const status = refunded === invoice.amountPaid ? ('refunded' as const) : invoice.status;
  await executor.update(invoices).set({ refunded, refundedAt: at, status }).where(eq(invoices.id, invoice.id));
  if (invoice.userUid !== null && toBalance > 0)
    await executor
      .update(customers)
      .set({ balance: sql`${customers.balance} + ${toBalance}` })
      .where(eq(customers.userUid, invoice.userUid));
  const { id, realm, userUid, charge, currency } = invoice;
  if (charge !== null && toCard > 0)
    await queueRefund(executor, tables, { charge, amount: toCard, currency, key: `refund-${id}-${invoice.refunded}`, userUid, realm });
  return { invoice: { ...invoice, refunded, refundedAt: at, status }, toCard, toBalance };
}

/** Makes the open invoices of a subscription void: nothing of it is charged any more. */
export async function voidOpenInvoices(executor: Executor, { invoices }: ServiceShard['tables'], subscriptionId: string): Promise<void> {
  const open = and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'open'));
  await executor.update(invoices).set({ status: 'void' }).where(open);
}
