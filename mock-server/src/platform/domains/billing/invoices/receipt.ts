import { eq } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import { zoneOf } from '../../../clock/calendar.ts';
import type { Executor } from '../../../database/executor.ts';
import { languageOf } from '../../../mail/language.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { presentRows } from '../../../mail/mailText.ts';
import { sendMail } from '../../../mail/sendMail.ts';
import { billingMailsOf } from '../mails/billingMailsOf.ts';
import { mailOwner } from '../mails/mailOwner.ts';
import { taxesGiftCards } from '../products/products.ts';
import { sellerOf } from '../products/sellers.ts';
import type { InvoiceRow } from './createInvoice.ts';
import { invoiceTextsOf } from './invoiceTexts.ts';
import { partyLines } from './parties.ts';
import { taxedPart } from './taxedPart.ts';

/** Returns what an invoice or a credit note says, as the table of a mail. */
function invoiceRows(invoice: InvoiceRow) {
  const language = languageOf(invoice);
  const { period, money, percent } = mailFormats(language, zoneOf(invoice));
  const { realm, number, description, periodStart, periodEnd, amountDue, amountPaid, fromBalance, currency, tax } = invoice;
  const texts = billingMailsOf(language);
  const labels = invoiceTextsOf(language);
  const sum = (amount: number) => money(amount, currency);
  const isNote = invoice.kind === 'credit_note';
  const lines = (invoice.lines ?? [{ description, amount: amountDue }]).map((line) => [line.description, sum(line.amount)] as const);
  const taxed = taxedPart(invoice);
  const taxRows = [
    [labels.net, tax > 0 ? sum(taxed - tax) : undefined],
    [labels.tax(percent(invoice.taxPercent)), tax > 0 ? sum(tax) : undefined],
  ] as const;
  // Below what the card paid, where the tax is only that part's.
  const isTaxOfCard = fromBalance > 0 && taxesGiftCards(realm);
  return presentRows(
    isNote ? [labels.creditNote, number] : [texts.labels.number, number],
    [labels.period, periodStart === null || periodEnd === null ? undefined : period(periodStart, periodEnd)],
    ...lines,
    [labels.total, sum(amountDue), true],
    ...(isTaxOfCard ? [] : taxRows),
    [isNote ? labels.refundedBalance : labels.fromBalance, fromBalance > 0 ? sum(fromBalance) : undefined],
    [isNote ? labels.refundedCard : labels.fromCard, amountPaid > fromBalance ? sum(amountPaid - fromBalance) : undefined],
    ...(isTaxOfCard ? taxRows : []),
  );
}

/** Returns the text of a paid invoice's receipt, or of a credit note's mail, without the name of its recipient. */
export function receiptText(invoice: InvoiceRow) {
  const { realm, number, fromBalance, creditNoteOf } = invoice;
  const language = languageOf(invoice);
  const seller = partyLines(invoice.seller ?? sellerOf(realm)).join(', ');
  const rows = invoiceRows(invoice);
  if (creditNoteOf !== null)
    return (name: string) => ({ ...billingMailsOf(language).creditNote({ name, number, invoice: creditNoteOf, seller }), rows });
  const taxNote = fromBalance > 0 && taxesGiftCards(realm) ? invoiceTextsOf(language).balanceTax : undefined;
  return (name: string) => ({ ...billingMailsOf(language).receipt({ name, number, taxNote, seller }), rows });
}

/** Sends the receipt of a paid invoice, or a credit note, to its user, if they have an email address; of an order without an account to the address of the order. */
export async function sendReceipt(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'appOrigin'>,
  invoice: InvoiceRow,
  at: number,
): Promise<void> {
  const { realm, userUid, orderId } = invoice;
  if (userUid !== null) return mailOwner(executor, shard, { realm, userUid }, { now: at }, receiptText(invoice));
  if (orderId === null) return;
  const { orders } = shard.tables;
  const [order] = await executor.select({ name: orders.name, recipient: orders.email }).from(orders).where(eq(orders.id, orderId));
  if (order)
    await sendMail(executor, shard.tables, {
      ...receiptText(invoice)(order.name),
      ...languageOf(invoice),
      recipient: order.recipient,
      sentAt: at,
    });
}
