import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { readLanguage } from '../../directory/index.ts';
import { newId } from '../ids.ts';
import { taxPercentOf } from '../products/products.ts';
import { sellerOf } from '../products/sellers.ts';
import { invoiceLines } from './invoiceLines.ts';
import { readBuyer } from './parties.ts';

/** The row of an invoice or a credit note. */
export type InvoiceRow = Tables['invoices']['$inferSelect'];

/** What was given back of a new invoice, or of a credit note. */
export const nothingBack = { refunded: 0, refundedAt: null, refundedToCard: 0, disputed: false } as const;

/** What an invoice is written from; its number, parties, lines and language follow from it. */
interface InvoiceContent
  extends Omit<
    InvoiceRow,
    | ('realm' | 'id' | 'number' | 'taxPercent' | 'kind' | 'creditNoteOf' | 'paidAt' | 'locale' | 'seller' | 'buyer' | 'lines')
    | keyof typeof nothingBack
  > {
  readonly realm: Realm;
  /** The rate of the tax; default that of the realm. */
  readonly taxPercent?: number;
  /** What a coupon takes off, with its tax. */
  readonly discount: number;
  /** The name that the buyer typed; default that of the account. */
  readonly buyerName?: string;
}

/** Returns the next number of a realm's invoices and credit notes; concurrent transactions of the realm wait for each other, so that no number is used twice. */
export async function allocateNumber(executor: Executor, { invoices }: Tables, realm: Realm): Promise<string> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`invoices ${realm}`}))`);
  const [row] = await executor
    .select({ last: sql<number | null>`max(substring(${invoices.number} from '-([0-9]+)$')::integer)` })
    .from(invoices)
    .where(eq(invoices.realm, realm));
  return `${realm.toUpperCase()}-${String((row?.last ?? 0) + 1).padStart(6, '0')}`;
}

/** Writes an invoice with the next number, and everything that it says for good: only its status and what pays it change later. */
export async function createInvoice(
  executor: Executor,
  tables: Tables,
  { discount, buyerName, ...content }: InvoiceContent,
): Promise<InvoiceRow> {
  const { realm } = content;
  const language = await readLanguage(executor, tables, content);
  const invoice: InvoiceRow = {
    taxPercent: taxPercentOf(realm),
    ...content,
    ...nothingBack,
    id: newId('in'),
    number: await allocateNumber(executor, tables, realm),
    kind: 'invoice',
    creditNoteOf: null,
    paidAt: content.status === 'paid' ? content.createdAt : null,
    locale: language.locale,
    seller: sellerOf(realm),
    buyer: await readBuyer(executor, tables, content.userUid, buyerName),
    lines: invoiceLines(content, discount, language),
  };
  await executor.insert(tables.invoices).values(invoice);
  return invoice;
}
