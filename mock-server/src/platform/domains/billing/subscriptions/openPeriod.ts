import { notFound } from '@realmkit/contract-engine';
import { and, eq, ne } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import { readMeans } from '../balance/readMeans.ts';
import { openTerms } from '../bodies.ts';
import { performCharge } from '../charges/performCharge.ts';
import { nextCharge } from './amounts.ts';
import { type ChargeTerms, requireExpected } from './expectedTerms.ts';
import type { SubscriptionRow } from './subscriptionRow.ts';

/**
 * Charges the open period of a subscription while its owner waits, or settles it by a charge that was paid meanwhile. What is not past due stays as it is.
 * @param key the idempotency key of the charge at the card provider.
 * @throws {HttpError} 404 if there is no such subscription, 409 for other terms than the expected ones, 402 for a refused charge
 */
export async function payOpenPeriod(
  shard: ServiceShard,
  { id, userUid }: Pick<SubscriptionRow, 'id' | 'userUid'>,
  now: number,
  { key, origin, expected }: { readonly key: string; readonly origin?: string | undefined; readonly expected?: ChargeTerms | undefined },
): Promise<SubscriptionRow> {
  const { paidSubscriptions } = shard.tables;
  const { after } = await performCharge(shard, { userUid, key }, async (executor) => {
    const isIt = and(eq(paidSubscriptions.id, id), eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled'));
    const [before] = await executor.select().from(paidSubscriptions).where(isIt).for('update');
    if (!before) throw notFound('There is no such subscription.');
    const isOpen = before.status === 'past_due';
    const means = await readMeans(executor, shard.tables, userUid);
    requireExpected(expected, openTerms(before, means));
    const paid = { status: 'active' as const, failure: null, dueAt: before.periodEnd, tries: 0 };
    // A coupon that came since counts from the next period on.
    const amount = isOpen ? nextCharge(before, means.open.get(id)).amount : null;
    return { kind: 'pay', before, after: isOpen ? { ...before, ...paid } : before, amount, credit: 0, at: now, origin: origin ?? null };
  });
  return after;
}
