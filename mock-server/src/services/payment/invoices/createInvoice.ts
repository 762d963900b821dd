import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { taxPercentOf } from '../../../prices/products.ts';
import { newId } from '../ids.ts';

/** The row of an invoice. */
export type InvoiceRow = Tables['invoices']['$inferSelect'];

/** Returns the next number of a realm's invoices; concurrent transactions of the realm wait for each other, so that no number is used twice. */
async function allocateNumber(executor: Executor, { invoices }: Tables, realm: Realm): Promise<string> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`invoices ${realm}`}))`);
  const [row] = await executor
    .select({ last: sql<string | null>`max(${invoices.number})` })
    .from(invoices)
    .where(eq(invoices.realm, realm));
  const last = Number(row?.last?.split('-')[1] ?? 0);
  return `${realm.toUpperCase()}-${String(last + 1).padStart(6, '0')}`;
}

/** Writes an invoice with the next number, and the tax rate of its realm unless it has another one. */
export async function createInvoice(
  executor: Executor,
  tables: Tables,
  content: Omit<InvoiceRow, 'id' | 'number' | 'taxPercent' | 'realm'> & { readonly realm: Realm; readonly taxPercent?: number },
): Promise<InvoiceRow> {
  const { realm } = content;
  const number = await allocateNumber(executor, tables, realm);
  const invoice = { taxPercent: taxPercentOf(realm), ...content, id: newId('in'), number };
  await executor.insert(tables.invoices).values(invoice);
  return invoice;
}
