import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { unitsAbove } from '../../database/directory/schoolTree.ts';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';

/** A user who may log in, with the data for tokens. */
export interface Person {
  readonly uid: string;
  readonly legacyId: number;
  readonly realm: Realm;
  readonly name: string;
  readonly userName: string;
  readonly superuser: boolean;
  /** The roles in active school units. */
  readonly roles: readonly ('admin' | 'employee' | 'guardian' | 'student')[];
  /** The types of active subscriptions: the user's own, and those of their school units and of the units above. */
  readonly subscriptions: readonly string[];
}

async function subscriptionsOf(
  executor: Executor,
  tables: Tables,
  uid: string,
  schoolUids: readonly string[],
  day: string,
): Promise<string[]> {
  const running = async (periods: Tables['userPeriods'] | Tables['schoolUnitPeriods'], owners: readonly string[]) =>
    executor
      .selectDistinct({ type: periods.type })
      .from(periods)
      .where(and(inArray(periods.owner, [...owners]), lte(periods.startDate, day), or(isNull(periods.endDate), gte(periods.endDate, day))));
  const own = await running(tables.userPeriods, [uid]);
  const ofSchools = await running(tables.schoolUnitPeriods, await unitsAbove(executor, tables, schoolUids));
  return [...new Set([...own, ...ofSchools].map(({ type }) => type))].sort();
}

/** Formats the day of a moment in milliseconds as `YYYY-MM-DD`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Returns the user of a uid; undefined if the user is deleted or has no active school unit. */
export async function findActivePerson(
  executor: Executor,
  tables: Tables,
  realm: Realm,
  uid: string,
  now: number,
): Promise<Person | undefined> {
  const { users, associations, schoolUnits } = tables;
  const [user] = await executor
    .select({ uid: users.uid, legacyId: users.id, name: users.name, userName: users.userName, superuser: users.superuser })
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.realm, realm), isNull(users.deletedAt)));
  const active = await executor
    .select({ schoolUid: associations.schoolUid, role: associations.role })
    .from(associations)
    .innerJoin(schoolUnits, eq(schoolUnits.uid, associations.schoolUid))
    .where(and(eq(associations.userUid, uid), eq(schoolUnits.active, true)));
  if (!user || active.length === 0) return undefined;
  const subscriptions = await subscriptionsOf(
    executor,
    tables,
    uid,
    active.map(({ schoolUid }) => schoolUid),
    dayOf(now),
  );
  return { ...user, realm, roles: [...new Set(active.map(({ role }) => role))].sort(), subscriptions };
}
