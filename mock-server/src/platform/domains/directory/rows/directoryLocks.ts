import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';

// Every writer of the directory takes its locks in one order to avoid deadlocks: the realm's school units, a group, users by uid, then sequences.

function ofSchoolUnits({ counters }: Tables, realm: Realm): SQL | undefined {
  return and(eq(counters.realm, realm), eq(counters.kind, 'schoolUnit'));
}

/**
 * Locks the realm's school units in shared mode until the transaction ends: their tree and names cannot change. Whoever writes associations takes
 * this lock first.
 */
export async function lockSchoolUnitsShared(executor: Executor, tables: Tables, realm: Realm): Promise<void> {
  await executor.select({ last: tables.counters.last }).from(tables.counters).where(ofSchoolUnits(tables, realm)).for('share');
}

/** Locks the realm's school units exclusively until the transaction ends: no other transaction changes their tree, names or associations. */
export async function lockSchoolUnits(executor: Executor, tables: Tables, realm: Realm): Promise<void> {
  await executor.select({ last: tables.counters.last }).from(tables.counters).where(ofSchoolUnits(tables, realm)).for('update');
}

/** Locks users until the transaction ends. */
export async function lockUsers(executor: Executor, { users }: Tables, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  await executor
    .select({ uid: users.uid })
    .from(users)
    .where(inArray(users.uid, [...uids]))
    .orderBy(asc(users.uid))
    .for('update');
}
