import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';

/** The sequences of ids in each realm. */
export type SequenceName =
  | 'user'
  | 'schoolUnit'
  | 'group'
  | 'association'
  | 'membership'
  | 'userPeriod'
  | 'schoolUnitPeriod'
  | 'auditLog'
  | 'syncJob'
  | 'loginCard'
  | 'loginCardPrint';

/** The largest id that the tables can hold; contracts accept larger ones as parameters. */
export const largestId = 2 ** 31 - 1;

/** Allocates the next `count` ids of a sequence and returns the first. */
export async function allocateIds(executor: Executor, { counters }: Tables, realm: Realm, kind: SequenceName, count = 1): Promise<number> {
  const [taken] = await executor
    .update(counters)
    .set({ last: sql`${counters.last} + ${count}` })
    .where(and(eq(counters.realm, realm), eq(counters.kind, kind)))
    .returning();
  if (!taken) throw new Error(`The realm ${realm} has no numbers for ${kind}.`);
  return taken.last - count + 1;
}

/** Locks a sequence of a realm until the transaction ends. */
export async function lockSequence(executor: Executor, { counters }: Tables, realm: Realm, kind: SequenceName): Promise<void> {
  await executor
    .select({ last: counters.last })
    .from(counters)
    .where(and(eq(counters.realm, realm), eq(counters.kind, kind)))
    .for('update');
}

/** Increments the version that tells every process that the lists of a realm changed. Call it in the transaction of the change. */
export async function bumpListVersion(executor: Executor, { realmVersions }: Tables, realm: Realm): Promise<void> {
  await executor
    .update(realmVersions)
    .set({ version: sql`${realmVersions.version} + 1` })
    .where(eq(realmVersions.realm, realm));
}
