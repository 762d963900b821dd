import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../executor.ts';
import type { Realm } from '../realms.ts';
import type { Tables } from '../tables.ts';

/** What is numbered in the order of its creation, per realm. */
export type Numbered =
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

/** The largest number that the tables can hold; a contract may let a caller ask for a larger one. */
export const largestNumber = 2 ** 31 - 1;

/** Takes the next numbers of a kind, `count` of them; answers the first. */
export async function allocateIds(executor: Executor, { counters }: Tables, realm: Realm, kind: Numbered, count = 1): Promise<number> {
  const [taken] = await executor
    .update(counters)
    .set({ last: sql`${counters.last} + ${count}` })
    .where(and(eq(counters.realm, realm), eq(counters.kind, kind)))
    .returning();
  if (!taken) throw new Error(`The realm ${realm} has no numbers for ${kind}.`);
  return taken.last - count + 1;
}

/** Tells every process that the lists of a realm have changed. To be called in the transaction of the change. */
export async function bumpListVersion(executor: Executor, { realmVersions }: Tables, realm: Realm): Promise<void> {
  await executor
    .update(realmVersions)
    .set({ version: sql`${realmVersions.version} + 1` })
    .where(eq(realmVersions.realm, realm));
}
