import { and, eq, ne } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { detachCards } from '../cards/detachCards.ts';
import { lockCustomer } from '../charges/lockCustomer.ts';
import { cancelOpenInvoices } from '../invoices/creditNote.ts';
import { giveBack } from '../invoices/refunds.ts';
import { planWithdrawal, withdrawableUntil } from '../withdrawal/planWithdrawal.ts';
import { stopPlan } from './stoppedPlans.ts';
import type { SubscriptionRow } from './subscriptionRow.ts';

/** Ends or stops a plan with the deletion of its owner's account. */
async function settlePlan(executor: Executor, shard: ServiceShard, row: SubscriptionRow, now: number): Promise<void> {
  const { paidSubscriptions } = shard.tables;
  const isWithdrawable = now <= (withdrawableUntil(row) ?? 0);
  const {
    refunds = [],
    values = {},
    result,
  } = isWithdrawable ? await planWithdrawal(executor, shard.tables, row, { declaredAt: now, now }) : {};
  const due = refunds.filter(({ amount }) => amount > 0);
  for (const { invoice, amount } of due) await giveBack(executor, shard, invoice, amount, now);
  const set = (changed: Partial<SubscriptionRow>) =>
    executor.update(paidSubscriptions).set(changed).where(eq(paidSubscriptions.id, row.id));
  if (due.length > 0 && result === 'returned') {
    // The paid change is taken back; the plan before it goes on, and stops with the account.
    await set(values);
    return stopPlan(executor, shard, { ...row, ...values }, now);
  }
  if (due.length > 0) await set(values);
  else if (row.status === 'past_due') await set({ status: 'canceled', endedAt: now, endReason: 'unpaid' });
  else await stopPlan(executor, shard, row, now);
}

/**
 * Settles the payments of a user who is deleted at `now`, in milliseconds: what can be withdrawn from is given back as by a withdrawal, a plan whose
 * charge is open ends, any other stops until a restore continues it or the erasure pays it out, and cards are deleted. What is left of gift cards stays
 * for a restore, see `returnBalance`.
 * @throws {PendingError} while a charge of the user has not ended
 */
export async function settleDeletedUser(executor: Executor, shard: ServiceShard, userUid: string, now: number): Promise<void> {
  const { paidSubscriptions, setupIntents } = shard.tables;
  await lockCustomer(executor, shard, userUid);
  const running = await executor
    .select()
    .from(paidSubscriptions)
    .where(and(eq(paidSubscriptions.userUid, userUid), ne(paidSubscriptions.status, 'canceled')))
    .for('update');
  for (const row of running) await settlePlan(executor, shard, row, now);
  await cancelOpenInvoices(executor, shard.tables, { userUid }, now);
  await detachCards(executor, shard.tables, { userUid });
  await executor.delete(setupIntents).where(eq(setupIntents.userUid, userUid));
}
