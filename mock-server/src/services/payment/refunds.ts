import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { ServiceShard } from '../serviceShard.ts';
import type { InvoiceRow } from './invoices/createInvoice.ts';
import { cancelOpenInvoices, createCreditNote, sumCreditNotes } from './invoices/creditNote.ts';
import { sendReceipt } from './invoices/receipt.ts';

/** The withdrawal period of a consumer, in milliseconds. */
export const withdrawalPeriod = 14 * 24 * 3_600_000;

type RefundingShard = Pick<ServiceShard, 'tables' | 'cards' | 'appOrigin'>;

/**
 * Gives back an amount of a paid invoice, in the smallest unit of its currency: the gift card part first, to the balance, the rest to the card. Writes the
 * credit note, mails it, and returns it.
 */
export async function giveBack(
  executor: Executor,
  shard: RefundingShard,
  invoice: InvoiceRow,
  amount: number,
  at: number,
): Promise<InvoiceRow> {
  const { tables, cards } = shard;
  const { invoices, customers } = tables;
  const { userUid, charge, amountPaid } = invoice;
  const before = await sumCreditNotes(executor, tables, invoice);
  const note = await createCreditNote(executor, tables, invoice, amount, at);
  if (before.amount + amount >= amountPaid) await executor.update(invoices).set({ status: 'refunded' }).where(eq(invoices.id, invoice.id));
  if (userUid !== null && note.fromBalance > 0)
    await executor
      .update(customers)
      .set({ balance: sql`${customers.balance} + ${note.fromBalance}` })
      .where(eq(customers.userUid, userUid));
  const fromCard = amount - note.fromBalance;
  if (charge !== null && fromCard > 0) await cards.refund({ charge, amount: fromCard, key: `refund-${charge}-${before.amount}` });
  await sendReceipt(executor, shard, note, at);
  return note;
}

/**
 * Gives back what was paid for a subscription, or only for its periods that start after a moment in milliseconds. Its open invoices are cancelled.
 * Returns the credit notes of what was given back.
 */
export async function refundSubscription(
  executor: Executor,
  shard: RefundingShard,
  subscriptionId: string,
  now: number,
  after = 0,
): Promise<InvoiceRow[]> {
  const { invoices } = shard.tables;
  await cancelOpenInvoices(executor, shard.tables, { subscriptionId }, now);
  const paid = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'paid'), gt(invoices.periodStart, after)));
  const notes: InvoiceRow[] = [];
  for (const invoice of paid) {
    const { amount: given } = await sumCreditNotes(executor, shard.tables, invoice);
    if (invoice.amountPaid > given) notes.push(await giveBack(executor, shard, invoice, invoice.amountPaid - given, now));
  }
  return notes;
}
