import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { cancelOpenInvoices } from './invoices/creditNote.ts';
import { refundSubscription, withdrawalPeriod } from './refunds.ts';
import { stopPlan } from './stoppedPlans.ts';

/**
 * Settles the payments of a user who is deleted at `now`, in milliseconds: what was ordered within the withdrawal period is given back, a plan whose charge is
 * open ends, any other stops until a restore continues it or the erasure pays it out, and cards are deleted. What is left of gift cards stays for a restore,
 * see `returnBalance`.
 */
export async function settleDeletedUser(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'cards' | 'appOrigin'>,
  userUid: string,
  now: number,
): Promise<void> {
  const { paidSubscriptions, customers, setupIntents } = shard.tables;
  const running = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled')))
    .for('update');
  for (const row of running) {
    const end = (endReason: 'withdrawn' | 'unpaid') =>
      executor.update(paidSubscriptions).set({ status: 'canceled', endedAt: now, endReason }).where(eq(paidSubscriptions.id, row.id));
    const isNew = row.startedAt >= now - withdrawalPeriod;
    if (isNew && (await refundSubscription(executor, shard, row.id, now)).length > 0) await end('withdrawn');
    else if (row.status === 'past_due') await end('unpaid');
    else await stopPlan(executor, shard, row, now);
  }
  await cancelOpenInvoices(executor, shard.tables, { userUid }, now);
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid)).for('update');
  if (customer) {
    await shard.cards.detachCards(executor, shard.tables, customer);
    await executor.update(customers).set({ defaultPaymentMethod: null }).where(eq(customers.userUid, userUid));
  }
  await executor.delete(setupIntents).where(eq(setupIntents.userUid, userUid));
}
