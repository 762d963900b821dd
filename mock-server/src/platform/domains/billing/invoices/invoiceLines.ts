import type { Language } from '../../../mail/language.ts';
import { billingMailsOf } from '../mails/billingMailsOf.ts';
import type { InvoiceLine } from '../tables/payments.ts';
import { invoiceTextsOf } from './invoiceTexts.ts';

/** What an invoice charges, in the smallest unit of its currency. */
interface Charged {
  readonly description: string;
  readonly amountDue: number;
  readonly credit: number;
  readonly waived: number;
}

/** Returns the lines of an invoice: what was bought at its full price, and what a coupon, the rest of a former plan and too little for a card take off. They add up to its sum. */
export function invoiceLines({ description, amountDue, credit, waived }: Charged, discount: number, language: Language): InvoiceLine[] {
  const texts = invoiceTextsOf(language);
  const lines: InvoiceLine[] = [{ kind: 'product', description, amount: amountDue + waived + credit + discount }];
  if (discount > 0) lines.push({ kind: 'coupon', description: texts.coupon, amount: -discount });
  if (credit > 0) lines.push({ kind: 'credit', description: billingMailsOf(language).labels.credit, amount: -credit });
  if (waived > 0) lines.push({ kind: 'waived', description: texts.waived, amount: -waived });
  return lines;
}
