import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { ServiceShard } from '../serviceShard.ts';
import { detachCards } from './detachCards.ts';
import { lockCustomer } from './intents/lockCustomer.ts';
import { giveBack } from './refunds.ts';
import { orderedAtOf, planRefunds, withdrawableUntil } from './withdrawal/planWithdrawal.ts';

/**
 * Settles the payments of a user who is deleted at `now`, in milliseconds: subscriptions end at once, those that can be withdrawn from are
 * refunded as by a withdrawal, open invoices are void, and cards are deleted. What is left of gift cards stays for a restore, see `returnBalance`.
 * @throws {PendingError} while a charge of the user has not ended
 */
export async function settleDeletedUser(executor: Executor, shard: ServiceShard, userUid: string, now: number): Promise<void> {
  const { paidSubscriptions, invoices, setupIntents } = shard.tables;
  await lockCustomer(executor, shard, userUid);
  const ended = await executor
    .update(paidSubscriptions)
    .set({ status: 'canceled', endedAt: now, endReason: 'requested' })
    .where(and(eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled')))
    .returning();
  for (const row of ended) {
    if (now > (withdrawableUntil(row) ?? 0)) continue;
    const refunds = await planRefunds(executor, shard.tables, row, { declaredAt: now, now }, orderedAtOf(row));
    for (const { invoice, amount } of refunds) if (amount > 0) await giveBack(executor, shard, invoice, amount, now);
  }
  await executor
    .update(invoices)
    .set({ status: 'void' })
    .where(and(eq(invoices.userUid, userUid), eq(invoices.status, 'open')));
  await detachCards(executor, shard.tables, { userUid });
  await executor.delete(setupIntents).where(eq(setupIntents.userUid, userUid));
}
