import type { InvoiceLine } from '../../../database/tables/payment.ts';
import type { Language } from '../../../mail/language.ts';
import { mailTextsOf } from '../../../mail/texts/mailTextsOf.ts';
import { invoiceTextsOf } from './invoiceTexts.ts';

/** Returns the lines of an invoice: what was bought at its full price, and what a coupon and the rest of a former plan take off. They add up to its sum. */
export function invoiceLines(
  { description, amountDue, credit }: { readonly description: string; readonly amountDue: number; readonly credit: number },
  discount: number,
  language: Language,
): InvoiceLine[] {
  const lines: InvoiceLine[] = [{ kind: 'product', description, amount: amountDue + credit + discount }];
  if (discount > 0) lines.push({ kind: 'coupon', description: invoiceTextsOf(language).coupon, amount: -discount });
  if (credit > 0) lines.push({ kind: 'credit', description: mailTextsOf(language).labels.credit, amount: -credit });
  return lines;
}
