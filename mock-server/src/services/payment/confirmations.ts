import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { periodAmount, type SubscriptionRow } from './charges.ts';
import { mailOwner } from './mailOwner.ts';
import type { Payer } from './payer.ts';
import { endOfSubscription } from './periods.ts';
import { priceOf, productName } from './prices/products.ts';

/** Confirms a new subscription by email: product, price, start and how to cancel. */
export async function confirmSubscription(executor: Executor, shard: ServiceShard, row: SubscriptionRow, payer: Payer): Promise<void> {
  const realm = row.realm as Realm;
  const { day, money } = mailFormats(realm);
  const { total, currency } = periodAmount(row);
  const price = priceOf(realm, row.priceId);
  const details = {
    product: productName(realm, row.priceId),
    amount: money(total, currency),
    at: day(row.trialEnd ?? row.periodStart),
    yearly: price?.interval === 'year',
    contract: row.id,
    terms: row.termsVersion === null ? undefined : day(Date.parse(row.termsVersion)),
  };
  await mailOwner(executor, shard.tables, row, payer, (name) => mailTextsOf(realm).subscribed({ name, ...details }));
}

/** Confirms by email that a subscription ends, and when. */
export async function confirmCancellation(shard: ServiceShard, row: SubscriptionRow, payer: Payer): Promise<void> {
  const realm = row.realm as Realm;
  const { moment, day } = mailFormats(realm);
  const ended = [{ product: productName(realm, row.priceId), at: day(endOfSubscription(row)), refunded: false }];
  const details = { receivedAt: moment(payer.now), ended };
  await mailOwner(shard.engine.database, shard.tables, row, payer, (name) => mailTextsOf(realm).cancellation({ name, ...details }));
}
