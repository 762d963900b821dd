import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import { minimumAmount } from '../provider/minimumAmounts.ts';
import { splitCharge } from './coverage.ts';

/** An open invoice, and the part of it that the gift card balance would pay now. */
export type OpenInvoice = InvoiceRow & { readonly payableFromBalance: number };

/** Returns the open invoices of a customer by the subscription that they are for. */
export async function readOpenInvoices(
  executor: Executor,
  { customers, invoices }: Tables,
  userUid: string,
): Promise<ReadonlyMap<string, OpenInvoice>> {
  const rows = await executor
    .select({ invoice: invoices, balance: customers.balance })
    .from(invoices)
    .innerJoin(customers, eq(customers.userUid, invoices.userUid))
    .where(and(eq(invoices.userUid, userUid), eq(invoices.status, 'open')));
  return new Map(
    rows.flatMap(({ invoice, balance }) => {
      const { fromBalance } = splitCharge(invoice.amountDue, balance, minimumAmount(invoice.currency));
      return invoice.subscriptionId === null ? [] : [[invoice.subscriptionId, { ...invoice, payableFromBalance: fromBalance }] as const];
    }),
  );
}
