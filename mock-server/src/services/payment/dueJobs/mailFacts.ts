import { mailFormats } from '../../../mail/mailFormats.ts';
import { presentRows } from '../../../mail/texts/mailTexts.ts';
import { mailTextsOf } from '../../../mail/texts/mailTextsOf.ts';
import { priceOf, productName } from '../../../prices/products.ts';
import { periodAmount, type SubscriptionRow } from '../charges.ts';

/** Returns the product and the price of a subscription's next charge as its mails show them. */
export function mailFactsOf(row: SubscriptionRow) {
  const { realm } = row;
  const { day: formatDay, money } = mailFormats(realm);
  const priceId = row.cancelAtPeriodEnd ? row.priceId : (row.pendingPriceId ?? row.priceId);
  const { total, currency } = periodAmount({ ...row, priceId });
  const texts = mailTextsOf(realm);
  const [product, amount] = [productName(realm, priceId), money(total, currency)];
  const { labels } = texts;
  const rows = presentRows([labels.plan, product], [labels.price, labels.each(amount, priceOf(realm, priceId)?.interval === 'year')]);
  return { texts, formatDay, money, product, amount, rows };
}
