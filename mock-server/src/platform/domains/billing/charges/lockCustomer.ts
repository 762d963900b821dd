import { and, eq } from 'drizzle-orm';
import { PendingError } from '../../../access/pendingError.ts';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { CustomerRow } from '../cards/cardProvider.ts';
import { hasEndedWithin } from './completeCharge.ts';

/**
 * Locks a customer for a change of what is paid, before everything else of theirs; returns undefined for a user who has never been one.
 * @throws {PendingError} while a charge of theirs is open: what follows from it is not known yet.
 */
export async function lockCustomer(executor: Executor, shard: ServiceShard, userUid: string): Promise<CustomerRow | undefined> {
  const { customers, chargeIntents } = shard.tables;
  const [customer] = await executor.select().from(customers).where(eq(customers.userUid, userUid)).for('update');
  const [open] = await executor
    .select({ key: chargeIntents.key })
    .from(chargeIntents)
    .where(and(eq(chargeIntents.userUid, userUid), eq(chargeIntents.status, 'open')));
  if (open) throw new PendingError((milliseconds) => hasEndedWithin(shard, open.key, milliseconds));
  return customer;
}
