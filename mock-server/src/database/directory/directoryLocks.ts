import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../executor.ts';
import type { Realm } from '../realms.ts';
import type { Tables } from '../tables.ts';

// Whoever changes the directory takes its locks in one order, or two could wait for each other for ever: the realm's school units, a group,
// users by uid, then numbers.

function ofSchoolUnits({ counters }: Tables, realm: Realm): SQL | undefined {
  return and(eq(counters.realm, realm), eq(counters.kind, 'schoolUnit'));
}

/** Keeps the realm's tree of school units and their names as they are until the transaction ends. To be taken first by whoever writes associations. */
export async function lockSchoolUnitsShared(executor: Executor, tables: Tables, realm: Realm): Promise<void> {
  await executor.select({ last: tables.counters.last }).from(tables.counters).where(ofSchoolUnits(tables, realm)).for('share');
}

/** Lets nobody else change the realm's tree of school units, their names or associations until the transaction ends. */
export async function lockSchoolUnits(executor: Executor, tables: Tables, realm: Realm): Promise<void> {
  await executor.select({ last: tables.counters.last }).from(tables.counters).where(ofSchoolUnits(tables, realm)).for('update');
}

/** Lets nobody else change these users until the transaction ends. */
export async function lockUsers(executor: Executor, { users }: Tables, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  await executor
    .select({ uid: users.uid })
    .from(users)
    .where(inArray(users.uid, [...uids]))
    .orderBy(asc(users.uid))
    .for('update');
}
