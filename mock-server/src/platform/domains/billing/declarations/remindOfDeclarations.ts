import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { hashOf, newSecret } from '../../../access/secrets.ts';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import { findContracts } from './contracts.ts';
import { mailPending } from './mailDeclaration.ts';

/** Reminds once of each declaration whose link nobody has followed. The mail has a link of its own: the secret of the first one is not stored. */
export async function remindOfDeclarations(shard: ServiceShard, now: number): Promise<void> {
  const { engine, tables } = shard;
  const { contractDeclarations } = tables;
  const isDue = and(lte(contractDeclarations.remindAt, now), isNull(contractDeclarations.confirmedAt));
  for (;;) {
    const worked = await engine.database.transaction(async (transaction) => {
      const [declaration] = await transaction
        .select()
        .from(contractDeclarations)
        .where(isDue)
        .orderBy(asc(contractDeclarations.remindAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!declaration) return false;
      const { id, contract, remindAt } = declaration;
      const secret = newSecret();
      await transaction
        .update(contractDeclarations)
        .set({ remindAt: null, reminderHash: hashOf(secret) })
        .where(eq(contractDeclarations.id, id));
      const isUnknown = (await findContracts(transaction, tables, declaration, contract)) === undefined;
      await mailPending(transaction, { shard, now: remindAt ?? now }, declaration, { secret, isUnknown, isReminder: true });
      return true;
    });
    if (!worked) return;
  }
}
