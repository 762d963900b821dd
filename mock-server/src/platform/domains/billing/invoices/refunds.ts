import { eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { addToBalance } from '../balance/addToBalance.ts';
import { queueRefund } from '../cards/provider/refundQueue.ts';
import type { InvoiceRow } from './createInvoice.ts';
import { createCreditNote } from './creditNote.ts';
import { sendReceipt } from './receipt.ts';

/** What was given back of an invoice, by the way it went, in the smallest unit of its currency, and the credit note that says so. */
export interface GivenBack {
  readonly invoice: InvoiceRow;
  readonly toCard: number;
  readonly toBalance: number;
  readonly note: InvoiceRow;
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
 * Gives an amount of a paid invoice back, in the smallest unit of its currency: the card part to the card, the gift card part to the balance. Writes the
 * credit note and mails it. An invoice of which nothing is left becomes `refunded`.
 */
export async function giveBack(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'appOrigin'>,
  invoice: InvoiceRow,
  amount: number,
  at: number,
): Promise<GivenBack> {
  const { tables } = shard;
  const { invoices } = tables;
  const { toCard, toBalance } = splitRefund(invoice, amount);
  const note = await createCreditNote(executor, tables, invoice, { amount, fromBalance: toBalance }, at);
  const refunded = invoice.refunded + amount;
  const status = refunded === invoice.amountPaid ? ('refunded' as const) : invoice.status;
  await executor.update(invoices).set({ refunded, refundedAt: at, status }).where(eq(invoices.id, invoice.id));
  if (invoice.userUid !== null) await addToBalance(executor, tables, invoice.userUid, toBalance);
  const { id, realm, userUid, charge, currency } = invoice;
  if (charge !== null && toCard > 0)
    await queueRefund(executor, tables, { charge, amount: toCard, currency, key: `refund-${id}-${invoice.refunded}`, userUid, realm });
  await sendReceipt(executor, shard, note, at);
  return { invoice: { ...invoice, refunded, refundedAt: at, status }, toCard, toBalance, note };
}
