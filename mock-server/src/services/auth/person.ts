import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { unitsAbove } from '../../database/directory/schoolTree.ts';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';

/** A user who may sign in, with what tokens say of them. */
export interface Person {
  readonly uid: string;
  readonly legacyId: number;
  readonly realm: Realm;
  readonly name: string;
  readonly userName: string;
  readonly superuser: boolean;
  /** The roles in school units that are active. */
  readonly roles: readonly ('admin' | 'employee' | 'guardian' | 'student')[];
  /** The types of the subscriptions that run, the person's own and those of their school units and of what lies above them. */
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

/** The day of a moment in milliseconds, as dates are written. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The person of a uid, undefined where the user is gone or has no school unit left that is active. */
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
