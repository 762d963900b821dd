import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import { mailOwner } from './mailOwner.ts';

/** Sends the receipt of a paid invoice to its user, if they have an email address. */
export async function sendReceipt(
  executor: Executor,
  tables: Tables,
  invoice: Omit<Tables['invoices']['$inferSelect'], 'status'>,
  at: number,
): Promise<void> {
  const realm = invoice.realm as Realm;
  const { day, money } = mailFormats(realm);
  const details = {
    number: invoice.number,
    product: invoice.description,
    from: day(invoice.periodStart),
    until: day(invoice.periodEnd),
    amount: money(invoice.amountPaid, invoice.currency),
    tax: money(invoice.tax, invoice.currency),
  };
  await mailOwner(executor, tables, invoice, { now: at }, (name) => mailTextsOf(realm).receipt({ name, ...details }));
}
