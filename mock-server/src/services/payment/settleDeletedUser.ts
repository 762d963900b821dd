import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { detachCards } from './detachCards.ts';
import { refundSubscription, withdrawalPeriod } from './refunds.ts';

/**
 * Settles the payments of a user who is deleted at `now`, in milliseconds: subscriptions end at once, those within the withdrawal period are
 * refunded, open invoices are void, and cards are deleted. What is left of gift cards stays for a restore, see `returnBalance`.
 */
export async function settleDeletedUser(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'cards'>,
  userUid: string,
  now: number,
): Promise<void> {
  const { paidSubscriptions, invoices, customers, setupIntents } = shard.tables;
  const ended = await executor
    .update(paidSubscriptions)
    .set({ status: 'canceled', endedAt: now, endReason: 'requested' })
    .where(and(eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled')))
    .returning({ id: paidSubscriptions.id, startedAt: paidSubscriptions.startedAt });
  for (const { id, startedAt } of ended) if (startedAt >= now - withdrawalPeriod) await refundSubscription(executor, shard, id);
  await executor
    .update(invoices)
    .set({ status: 'void' })
    .where(and(eq(invoices.userUid, userUid), eq(invoices.status, 'open')));
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid)).for('update');
  if (customer) await detachCards(executor, shard, customer);
  await executor.delete(setupIntents).where(eq(setupIntents.userUid, userUid));
}
