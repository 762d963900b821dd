import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { readLanguage } from '../../directory/index.ts';
import { newId } from '../ids.ts';
import { sellerOf } from '../products/sellers.ts';
import { allocateNumber, type InvoiceRow, nothingBack } from './createInvoice.ts';
import { invoiceLines } from './invoiceLines.ts';
import { readBuyer } from './parties.ts';
import { taxedPart } from './taxedPart.ts';

/** What a credit note gives back or cancels, with the part that goes to the gift card balance, in the smallest unit of its currency. */
interface Credited {
  readonly amount: number;
  readonly fromBalance: number;
}

/** Returns the tax of a part of an invoice: that of all its credit notes is that of the invoice. */
async function taxOf(executor: Executor, { invoices }: Tables, invoice: InvoiceRow, { amount, fromBalance }: Credited): Promise<number> {
  const { realm, number, amountDue, amountPaid } = invoice;
  const isRest = amount === (amountPaid > 0 ? amountPaid - invoice.refunded : amountDue);
  if (isRest) {
    const before = await executor
      .select({ tax: invoices.tax })
      .from(invoices)
      .where(and(eq(invoices.realm, realm), eq(invoices.creditNoteOf, number)));
    return before.reduce((rest, { tax }) => rest - tax, invoice.tax);
  }
  const part = taxedPart({ realm, amountDue: amount, fromBalance });
  return Math.round((invoice.tax * part) / Math.max(1, taxedPart(invoice)));
}

/**
 * Writes a credit note with the next number: for an amount of a paid invoice that goes back, or for an invoice that was never paid and is cancelled. Sums
 * are positive, and the invoice keeps its own.
 */
export async function createCreditNote(
  executor: Executor,
  tables: Tables,
  invoice: InvoiceRow,
  credited: Credited,
  at: number,
): Promise<InvoiceRow> {
  const { realm, userUid, amountDue, lines } = invoice;
  const { amount, fromBalance } = credited;
  const wasPaid = invoice.amountPaid > 0;
  const isWhole = amount === amountDue;
  const reduced = isWhole ? { credit: invoice.credit, waived: invoice.waived } : { credit: 0, waived: 0 };
  const language = await readLanguage(executor, tables, invoice);
  const note: InvoiceRow = {
    ...invoice,
    ...nothingBack,
    ...reduced,
    id: newId('in'),
    number: await allocateNumber(executor, tables, realm),
    kind: 'credit_note',
    creditNoteOf: invoice.number,
    status: wasPaid ? 'refunded' : 'void',
    amountDue: amount,
    amountPaid: wasPaid ? amount : 0,
    fromBalance,
    tax: await taxOf(executor, tables, invoice, credited),
    createdAt: at,
    charge: null,
    paidAt: wasPaid ? at : null,
    locale: language.locale,
    seller: sellerOf(realm),
    buyer: invoice.buyer ?? (await readBuyer(executor, tables, userUid)),
    lines: isWhole && lines ? lines : invoiceLines({ ...invoice, ...reduced, amountDue: amount }, 0, language),
  };
  await executor.insert(tables.invoices).values(note);
  return note;
}

/** Cancels the open invoices of a user, or of one of their subscriptions: nothing of them is charged any more; each keeps its number and gets a credit note. */
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
  for (const invoice of cancelled) await createCreditNote(executor, tables, invoice, { amount: invoice.amountDue, fromBalance: 0 }, at);
}
