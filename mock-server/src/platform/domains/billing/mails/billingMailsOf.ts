import type { Language } from '../../../mail/language.ts';
import { type BillingTexts, billingTexts } from './billingTexts.ts';
import { chargeMails } from './chargeMails.ts';
import { declarationMails } from './declarationMails.ts';
import { giftMails } from './giftMails.ts';
import { planMails } from './planMails.ts';

/** Returns the labels of the rows of a mail's table; those that an invoice has too are in `invoiceTexts`. */
const labelsOf = (t: BillingTexts) => ({
  plan: t(($) => $.labels.plan),
  item: t(($) => $.labels.item),
  price: t(($) => $.labels.price),
  /** A price with its period. */
  each: (amount: string, yearly: boolean) => (yearly ? t(($) => $.labels.yearly, { amount }) : t(($) => $.labels.monthly, { amount })),
  firstCharge: t(($) => $.labels.firstCharge),
  nextCharge: t(($) => $.labels.nextCharge),
  /** What was charged with the event that the mail tells. */
  charged: t(($) => $.labels.charged),
  /** What the rest of a former plan took off a price. */
  credit: t(($) => $.labels.credit),
  contract: t(($) => $.labels.contract),
  /** The number of an order, which is that of its invoice. */
  number: t(($) => $.labels.number),
  balance: t(($) => $.labels.balance),
  code: t(($) => $.labels.code),
  /** What is kept of a price for days that were used. */
  usedDays: t(($) => $.labels.usedDays),
});

/** Returns the mails about money, in the language of their recipient. */
export function billingMailsOf({ locale }: Pick<Language, 'locale'>) {
  const t = billingTexts(locale);
  return { labels: labelsOf(t), ...chargeMails(t), ...declarationMails(t), ...giftMails(t), ...planMails(t) };
}
