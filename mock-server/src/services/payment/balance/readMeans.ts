import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import { isRealm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { periodAmount, type SubscriptionRow } from '../charges.ts';
import { priceOf } from '../prices/products.ts';
import { type Coverage, projectCoverage } from './coverage.ts';

/** What pays for a customer's subscriptions. */
export interface Means {
  /** Whether a card is saved that can be charged. */
  readonly hasCard: boolean;
  /** How far the gift card balance reaches, by the id of a subscription; cancelled subscriptions are not among them. */
  readonly coverage: ReadonlyMap<string, Coverage>;
}

/** The part of a subscription that decides what is charged, and when. */
type ChargedSubscription = Pick<
  SubscriptionRow,
  'id' | 'realm' | 'priceId' | 'couponId' | 'status' | 'dueAt' | 'periodEnd' | 'trialEnd' | 'startedAt'
>;

const nextCharge = (row: ChargedSubscription) => ({
  id: row.id,
  at: row.status === 'past_due' ? row.dueAt : row.periodEnd,
  amount: periodAmount(row).total,
  interval: (isRealm(row.realm) ? priceOf(row.realm, row.priceId)?.interval : undefined) ?? ('month' as const),
  anchor: row.trialEnd ?? row.startedAt,
});

/**
 * Returns what pays for a customer's subscriptions, and for another one that they are about to order: the one source for the order page, the
 * list of subscriptions, the mails and the decision whether a card is needed.
 */
export async function readMeans(
  executor: Executor,
  { customers, paidSubscriptions }: Tables,
  userUid: string,
  ordered: readonly ChargedSubscription[] = [],
): Promise<Means> {
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid));
  const held = await executor
    .select()
    .from(paidSubscriptions)
    .where(
      and(eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled'), eq(paidSubscriptions.cancelAtPeriodEnd, false)),
    );
  const hasCard = Boolean(customer?.defaultPaymentMethod);
  return { hasCard, coverage: projectCoverage(customer?.balance ?? 0, [...held, ...ordered].map(nextCharge), hasCard) };
}
