import { and, eq, ne } from 'drizzle-orm';
import type { FailedCharge } from '../cardProvider.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { chargePeriod, type SubscriptionRow } from './charges.ts';

/**
 * Charges the open period of a subscription while its owner waits, or settles it by a charge that was paid meanwhile. Returns the subscription, or why
 * the charge failed; undefined if there is no such subscription. What is not past due stays as it is.
 */
export async function payOpenPeriod(
  shard: ServiceShard,
  { id, userUid }: Pick<SubscriptionRow, 'id' | 'userUid'>,
  now: number,
  key: string,
): Promise<SubscriptionRow | FailedCharge | undefined> {
  const { paidSubscriptions } = shard.tables;
  return shard.engine.database.transaction(async (transaction) => {
    const isIt = and(eq(paidSubscriptions.id, id), eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled'));
    const [row] = await transaction.select().from(paidSubscriptions).where(isIt).for('update');
    if (row?.status !== 'past_due') return row;
    const set = (values: Partial<SubscriptionRow>) =>
      transaction.update(paidSubscriptions).set(values).where(eq(paidSubscriptions.id, row.id));
    const period = { start: row.periodStart, end: row.periodEnd };
    const failed = await chargePeriod(transaction, shard, row, period, now, { key, onSession: true });
    if (failed) {
      await set({ failure: failed.error });
      return failed;
    }
    const values = { status: 'active' as const, failure: null, dueAt: row.periodEnd, tries: 0, reminded: false };
    await set(values);
    return { ...row, ...values };
  });
}
