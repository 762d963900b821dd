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
    .select({ last: sql<number | null>`max(split_part(${invoices.number}, '-', 2)::integer)` })
    .from(invoices)
    .where(eq(invoices.realm, realm));
  return `${realm.toUpperCase()}-${String((row?.last ?? 0) + 1).padStart(6, '0')}`;
}

/** Writes an invoice with the next number, and the tax rate of its realm unless it has another one. */
export async function createInvoice(
  executor: Executor,
  tables: Tables,
  content: Omit<InvoiceRow, 'id' | 'number' | 'taxPercent' | 'realm' | 'refunded' | 'refundedAt' | 'refundedToCard' | 'disputed'> & {
    readonly realm: Realm;
    readonly taxPercent?: number;
  },
): Promise<InvoiceRow> {
  const { realm } = content;
  const number = await allocateNumber(executor, tables, realm);
  const nothingBack = { refunded: 0, refundedAt: null, refundedToCard: 0, disputed: false };
  const invoice = { taxPercent: taxPercentOf(realm), ...content, ...nothingBack, id: newId('in'), number };
  await executor.insert(tables.invoices).values(invoice);
  return invoice;
}
