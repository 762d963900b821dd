import { logFault } from '@realmkit/contract-engine';
import { inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AccountFollower, ErasedAccounts } from '../../access/accountFollower.ts';
import type { ServiceShard } from '../../access/serviceShard.ts';
import type { Executor } from '../../database/executor.ts';
import { findBalances, findRecipients, mailReturned, returnBalance } from './balance/returnBalance.ts';
import { settleDeletedUser } from './subscriptions/settleDeletedUser.ts';
import { payOutStoppedPlans, resumePlans } from './subscriptions/stoppedPlans.ts';

/** Erases from what the law requires of users what it does not require: to whom a gift went and what was written to them, secrets, and reasons. */
async function eraseBeyondLaw(
  executor: Executor,
  { tables: { orders, contractDeclarations } }: ServiceShard,
  { uids, addresses }: ErasedAccounts,
): Promise<void> {
  const theirs = ({ userUid, email }: Readonly<Record<'userUid' | 'email', PgColumn>>) =>
    or(inArray(userUid, [...uids]), inArray(sql`lower(${email})`, [...addresses]));
  await executor.update(orders).set({ name: '', email: '', message: '', clientSecret: orders.id }).where(theirs(orders));
  await executor.update(contractDeclarations).set({ reason: null }).where(theirs(contractDeclarations));
}

/** What becomes of the plans, cards and gift cards of an account that is deleted, brought back or erased. */
export const accounts: AccountFollower<ServiceShard> = {
  deleted: settleDeletedUser,
  restored: resumePlans,
  async release(shard, uids) {
    const { customers } = shard.tables;
    const stuck = new Set<string>();
    for (const customer of await shard.engine.database
      .select()
      .from(customers)
      .where(inArray(customers.userUid, [...uids]))) {
      await shard.cards.deleteCustomer(customer).catch((reason: unknown) => {
        stuck.add(customer.userUid);
        logFault(`The card provider did not delete the customer of ${customer.userUid}`, reason);
      });
    }
    return uids.filter((uid) => !stuck.has(uid));
  },
  async erasing(executor, shard, erased, now) {
    await eraseBeyondLaw(executor, shard, erased);
    const notes = await payOutStoppedPlans(executor, shard, erased.uids, now);
    // Read before the person is erased, and sent after: the mails with codes and credit notes are to outlive them.
    const balances = await findBalances(executor, shard.tables, erased.uids);
    const recipients = await findRecipients(executor, shard.tables, erased.uids);
    return async () => {
      for (const balance of balances) await returnBalance(executor, shard, balance, now);
      for (const note of notes) await mailReturned(executor, shard, note, recipients, now);
    };
  },
};
