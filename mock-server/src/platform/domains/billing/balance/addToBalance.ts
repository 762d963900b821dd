import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';

/** Adds an amount, in the smallest unit of its currency, to the gift card balance of a customer; a negative one is taken from it. */
export async function addToBalance(executor: Executor, { customers }: Tables, userUid: string, amount: number): Promise<void> {
  if (amount === 0) return;
  await executor
    .update(customers)
    .set({ balance: sql`${customers.balance} + ${amount}` })
    .where(eq(customers.userUid, userUid));
}
