import type { Executor } from '../../../database/executor.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { mailTextsOf } from '../../../mail/texts/mailTextsOf.ts';
import type { ServiceShard } from '../../serviceShard.ts';
import { mailOwner } from '../mailOwner.ts';
import type { InvoiceRow } from './createInvoice.ts';
import { invoiceTextsOf } from './invoiceTexts.ts';
import { formatSeller } from './seller.ts';

/** Returns the text of a paid invoice's receipt, without the name of its recipient. */
export function receiptText(invoice: InvoiceRow) {
  const { realm } = invoice;
  const { day, money, percent } = mailFormats(realm);
  const { number, description, periodStart, periodEnd, amountPaid, fromBalance, currency } = invoice;
  const period = periodStart === null || periodEnd === null ? undefined : `${day(periodStart)} – ${day(periodEnd)}`;
  const details = {
    number,
    product: period === undefined ? description : `${description}, ${period}`,
    amount: money(amountPaid, currency),
    tax: money(invoice.tax, currency),
    taxRate: percent(invoice.taxPercent),
    split:
      fromBalance === 0
        ? undefined
        : {
            fromBalance: money(fromBalance, currency),
            fromCard: money(amountPaid - fromBalance, currency),
            taxNote: invoiceTextsOf(realm).balanceTax,
          },
    seller: formatSeller(realm),
  };
  return (name: string) => mailTextsOf(realm).receipt({ name, ...details });
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
