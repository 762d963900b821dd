import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import { mailFormats } from '../../mail/mailFormats.ts';
import { mailTextsOf } from '../../mail/texts/mailTextsOf.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { nextChargeBody } from './bodies.ts';
import { type PeriodAmount, periodAmount, type SubscriptionRow } from './charges.ts';
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
    terms: row.termsVersion === null ? undefined : day(Date.parse(row.termsVersion)),
  };
  await mailOwner(executor, shard.tables, row, payer, (name) => mailTextsOf(realm).subscribed({ name, ...details }));
}

/** Confirms by email that a subscription ends, and when. */
export async function confirmCancellation(shard: ServiceShard, row: SubscriptionRow, payer: Payer): Promise<void> {
  const realm = row.realm as Realm;
  const { moment, day } = mailFormats(realm);
  const details = { receivedAt: moment(payer.now), ends: { product: productName(realm, row.priceId), at: day(endOfSubscription(row)) } };
  await mailOwner(shard.engine.database, shard.tables, row, payer, (name) => mailTextsOf(realm).cancellation({ name, ...details }));
}

/** Confirms a change of plan by email, with what was charged now and what is charged next. */
export async function confirmPlanChange(
  executor: Executor,
  shard: ServiceShard,
  row: SubscriptionRow,
  charged: PeriodAmount | undefined,
  credit: number,
  payer: Payer,
): Promise<void> {
  const realm = row.realm as Realm;
  const { day, money } = mailFormats(realm);
  const next = nextChargeBody(row);
  if (!next) return;
  const details = {
    product: productName(realm, row.pendingPriceId ?? row.priceId),
    yearly: priceOf(realm, row.pendingPriceId ?? row.priceId)?.interval === 'year',
    startsAt: row.pendingPriceId === null ? undefined : day(row.periodEnd),
    charged: charged && {
      amount: money(charged.total, charged.currency),
      credit: credit > 0 ? money(credit, charged.currency) : undefined,
    },
    next: { amount: money(next.amount, next.currency), at: day(Date.parse(next.at)) },
  };
  await mailOwner(executor, shard.tables, row, payer, (name) => mailTextsOf(realm).planChanged({ name, ...details }));
}
