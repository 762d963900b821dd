import { snapshotDays } from '@realmkit/openapi/personal-data';
import { lte } from 'drizzle-orm';
import type { ServiceShard } from '../../access/serviceShard.ts';
import { dropCopies, schemaNameOf } from './copiedTables.ts';

/** Deletes the snapshots of a shard that are too old, by the machine's clock: the sandbox's is moved to try things out. */
export async function eraseOldSnapshots({
  engine,
  tables: { snapshots },
  shard,
}: Pick<ServiceShard, 'engine' | 'tables' | 'shard'>): Promise<void> {
  const last = Date.now() - snapshotDays * 24 * 3_600_000;
  await engine.database.transaction(async (transaction) => {
    const old = await transaction.delete(snapshots).where(lte(snapshots.takenAt, last)).returning();
    for (const { number } of old) await dropCopies(transaction, schemaNameOf(shard, number));
  });
}
