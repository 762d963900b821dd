import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import { dayOf, findSubscriptionPeriods, isRunning, type SubscriptionPeriod } from '../billing/index.ts';

type Role = 'admin' | 'employee' | 'guardian' | 'student';

/** A user who may log in, with the data for tokens. */
export interface Person {
  readonly uid: string;
  readonly legacyId: number;
  readonly realm: Realm;
  readonly name: string;
  readonly userName: string;
  readonly superuser: boolean;
  /** The roles in active school units. */
  readonly roles: readonly Role[];
  /** The types of the running subscriptions. */
  readonly subscriptions: readonly string[];
}

/** A person of the directory. */
export interface ActivePerson extends Person {
  /** Whether a login may be secure (admin §6): employees of a school unit with `secureAuthEnabled`, and superusers. */
  readonly mayLogInSecurely: boolean;
  /** The active school units, with the role in each. */
  readonly associations: readonly { readonly schoolUid: string; readonly role: Role }[];
  /** The running subscriptions: the user's own, those of paid plans, and those of their school units and of the units above. */
  readonly periods: readonly SubscriptionPeriod[];
}

/** Returns the user of a uid; undefined if the user is deleted or has no active school unit. */
export async function findActivePerson(
  executor: Executor,
  tables: Tables,
  realm: Realm,
  uid: string,
  now: number,
): Promise<ActivePerson | undefined> {
  const { users, associations, schoolUnits } = tables;
  const [user] = await executor
    .select({ uid: users.uid, legacyId: users.id, name: users.name, userName: users.userName, superuser: users.superuser })
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.realm, realm), isNull(users.deletedAt)));
  const active = await executor
    .select({ schoolUid: associations.schoolUid, role: associations.role, secureAuthEnabled: schoolUnits.secureAuthEnabled })
    .from(associations)
    .innerJoin(schoolUnits, eq(schoolUnits.uid, associations.schoolUid))
    .where(and(eq(associations.userUid, uid), eq(schoolUnits.active, true)));
  if (!user || active.length === 0) return undefined;
  const periods = await findSubscriptionPeriods(
    executor,
    tables,
    uid,
    active.map(({ schoolUid }) => schoolUid),
  );
  const running = periods.filter((period) => isRunning(period, dayOf(now)));
  return {
    ...user,
    realm,
    associations: active,
    mayLogInSecurely:
      user.superuser || active.some(({ role, secureAuthEnabled }) => secureAuthEnabled && (role === 'employee' || role === 'admin')),
    roles: [...new Set(active.map(({ role }) => role))].sort(),
    periods: running,
    subscriptions: [...new Set(running.map(({ type }) => type))].sort(),
  };
}
