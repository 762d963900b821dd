import { zoneOf } from '../../../../clock/calendar.ts';
import type { Language } from '../../../../mail/language.ts';
import { mailFormats } from '../../../../mail/mailFormats.ts';
import { presentRows } from '../../../../mail/mailText.ts';
import { billingMailsOf } from '../../mails/billingMailsOf.ts';
import { priceOf, productName } from '../../products/products.ts';
import { nextCharge, type OpenInvoice } from '../amounts.ts';
import type { SubscriptionRow } from '../subscriptionRow.ts';

/** Returns the product and the price of a subscription's next charge, or of its open one, as its mails show them in a language. */
export function mailFactsOf(row: SubscriptionRow, open: OpenInvoice | undefined, language: Language) {
  const { realm } = row;
  const { day: formatDay, period: formatPeriod, money } = mailFormats(language, zoneOf(row));
  const priceId = row.cancelAtPeriodEnd ? row.priceId : (row.pendingPriceId ?? row.priceId);
  const { total, currency } = nextCharge({ ...row, pendingPriceId: priceId }, open).amount;
  const texts = billingMailsOf(language);
  const [product, amount] = [productName(realm, priceId), money(total, currency)];
  const { labels } = texts;
  const rows = presentRows([labels.plan, product], [labels.price, labels.each(amount, priceOf(realm, priceId)?.interval === 'year')]);
  return { texts, formatDay, formatPeriod, money, product, amount, rows };
}
