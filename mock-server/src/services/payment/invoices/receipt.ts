import type { Executor } from '../../../database/executor.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { presentRows } from '../../../mail/texts/mailTexts.ts';
import { mailTextsOf } from '../../../mail/texts/mailTextsOf.ts';
import { zoneOf } from '../../../prices/calendar.ts';
import { taxesGiftCards } from '../../../prices/products.ts';
import type { ServiceShard } from '../../serviceShard.ts';
import { mailOwner } from '../mailOwner.ts';
import type { InvoiceRow } from './createInvoice.ts';
import { invoiceTextsOf } from './invoiceTexts.ts';
import { formatSeller } from './seller.ts';

/** Returns the text of a paid invoice's receipt, without the name of its recipient. */
export function receiptText(invoice: InvoiceRow) {
  const { realm } = invoice;
  const { period, money, percent } = mailFormats(realm, zoneOf(invoice));
  const { number, description, periodStart, periodEnd, amountPaid, fromBalance, currency } = invoice;
  const texts = mailTextsOf(realm);
  const labels = invoiceTextsOf(realm);
  const isSplit = fromBalance > 0;
  const rows = presentRows(
    [texts.labels.number, number],
    [texts.labels.item, description],
    [labels.period, periodStart === null || periodEnd === null ? undefined : period(periodStart, periodEnd)],
    [labels.fromBalance, isSplit ? money(fromBalance, currency) : undefined],
    [labels.fromCard, isSplit ? money(amountPaid - fromBalance, currency) : undefined],
    [labels.waived, invoice.waived > 0 ? money(-invoice.waived, currency) : undefined],
    [labels.tax(percent(invoice.taxPercent)), invoice.tax > 0 ? money(invoice.tax, currency) : undefined],
    [labels.total, money(amountPaid, currency), true],
  );
  const details = { number, taxNote: isSplit && taxesGiftCards(realm) ? labels.balanceTax : undefined, seller: formatSeller(realm) };
  return (name: string) => ({ ...texts.receipt({ name, ...details }), rows });
}

/** Sends the receipt of a paid invoice to its user, if they have an email address. */
export async function sendReceipt(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'appOrigin'>,
  invoice: InvoiceRow,
  at: number,
): Promise<void> {
  const { realm, userUid } = invoice;
  if (userUid !== null) await mailOwner(executor, shard, { realm, userUid }, { now: at }, receiptText(invoice));
}
