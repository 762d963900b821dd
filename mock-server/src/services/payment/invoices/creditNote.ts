import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { readLanguage } from '../../../mail/language.ts';
import { sellerOf } from '../../../prices/sellers.ts';
import { newId } from '../ids.ts';
import { allocateNumber, type InvoiceRow } from './createInvoice.ts';
import { invoiceLines } from './invoiceLines.ts';
import { readBuyer } from './parties.ts';

/** Returns what the credit notes of an invoice have given back or cancelled of it until now, in the smallest unit of its currency. */
export async function sumCreditNotes(
  executor: Executor,
  { invoices }: Tables,
  { realm, number }: Pick<InvoiceRow, 'realm' | 'number'>,
): Promise<{ readonly amount: number; readonly fromBalance: number; readonly tax: number }> {
  const rows = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.realm, realm), eq(invoices.creditNoteOf, number)));
  const sumOf = (part: 'amountDue' | 'fromBalance' | 'tax') => rows.reduce((sum, row) => sum + row[part], 0);
  return { amount: sumOf('amountDue'), fromBalance: sumOf('fromBalance'), tax: sumOf('tax') };
}

/**
 * Writes a credit note with the next number: for an amount of a paid invoice that goes back, the gift card part first, or for one that was never paid and
 * is cancelled. Sums are positive, and the invoice keeps its own.
 */
export async function createCreditNote(
  executor: Executor,
  tables: Tables,
  invoice: InvoiceRow,
  amount: number,
  at: number,
): Promise<InvoiceRow> {
  const { realm, userUid, amountDue, amountPaid, lines } = invoice;
  const wasPaid = amountPaid > 0;
  const before = await sumCreditNotes(executor, tables, invoice);
  const isRest = before.amount + amount === amountDue;
  const isWhole = amount === amountDue;
  const language = await readLanguage(executor, tables, invoice);
  const note: InvoiceRow = {
    ...invoice,
    id: newId('in'),
    number: await allocateNumber(executor, tables, realm),
    kind: 'credit_note',
    creditNoteOf: invoice.number,
    status: wasPaid ? 'refunded' : 'void',
    credit: isWhole ? invoice.credit : 0,
    amountDue: amount,
    amountPaid: wasPaid ? amount : 0,
    fromBalance: Math.min(amount, Math.max(0, invoice.fromBalance - before.fromBalance)),
    // The tax of all notes of an invoice is that of the invoice.
    tax: isRest ? invoice.tax - before.tax : Math.round((invoice.tax * amount) / Math.max(1, amountDue)),
    createdAt: at,
    charge: null,
    paidAt: wasPaid ? at : null,
    locale: language.locale,
    seller: sellerOf(realm),
    buyer: invoice.buyer ?? (await readBuyer(executor, tables, userUid)),
    lines: isWhole && lines ? lines : invoiceLines({ ...invoice, amountDue: amount, credit: 0 }, 0, language),
  };
  await executor.insert(tables.invoices).values(note);
  return note;
}

/** Cancels the open invoices of a user, or of one of their subscriptions: each keeps its number and gets a credit note. */
export async function cancelOpenInvoices(
  executor: Executor,
  tables: Tables,
  of: { readonly userUid: string } | { readonly subscriptionId: string },
  at: number,
): Promise<void> {
  const { invoices } = tables;
  const isOf = 'userUid' in of ? eq(invoices.userUid, of.userUid) : eq(invoices.subscriptionId, of.subscriptionId);
  const cancelled = await executor
    .update(invoices)
    .set({ status: 'void' })
    .where(and(isOf, eq(invoices.status, 'open')))
    .returning();
  for (const invoice of cancelled) await createCreditNote(executor, tables, invoice, invoice.amountDue, at);
}
