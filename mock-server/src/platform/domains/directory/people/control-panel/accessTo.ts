import { notFound } from '@realmkit/contract-engine';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { type Executor, rowsOf } from '../../../../database/executor.ts';
import { hasMeansToPay, tableName } from '../../lists/managerLists.ts';
import { administrates, assignableUnits } from '../../reach/staff.ts';
import type { SchoolAssociation } from '../../tables.ts';
import { findUser, lockUser, type VisibleUser } from '../findUser.ts';
import { isOwnAccount } from '../ownAccount.ts';
import type { AccessFacts } from './actions.ts';
import type { AccessContext } from './levels.ts';
import { type PersonType, typeOfPerson } from './personType.ts';

/** A visible person with the data that determines levels and actions. */
export interface VisiblePerson extends VisibleUser {
  readonly type: PersonType;
  readonly context: AccessContext;
  readonly facts: AccessFacts;
}

/** Whose login it is: whether several people share it, whether they could help themselves by mail, and whether they pay by it. */
interface LoginOwner {
  readonly sharedAccount: boolean;
  readonly emailVerified: boolean;
  readonly pays: boolean;
}

/**
 * Returns whether only the person themselves changes their password and address. A school has the school's part of a person: not the login of somebody who
 * also belongs to other units, or who pays by it. Shared accounts, and people without a confirmed address, are left to whoever looks after all their units.
 */
const keepsLogin = (
  { sharedAccount, emailVerified, pays }: LoginOwner,
  { reachesAll, administratesAll }: { readonly reachesAll: boolean; readonly administratesAll: boolean },
): boolean => !reachesAll || (pays && (!administratesAll || (emailVerified && !sharedAccount)));

/** Returns whether the caller may edit people of this type in all of these school units. */
const reachesAllOf = (staff: RequestContext, type: PersonType, associations: readonly Pick<SchoolAssociation, 'schoolUid'>[]): boolean => {
  const reached = assignableUnits(staff, type);
  return associations.every(({ schoolUid }) => reached === undefined || reached.has(schoolUid));
};

/** Returns the data that determines levels and actions of a person for a staff member of one of their organisations. */
export function accessTo(
  staff: RequestContext,
  type: PersonType,
  person: LoginOwner & { readonly uid: string; readonly superuser: boolean },
  associations: readonly Pick<SchoolAssociation, 'schoolUid' | 'role'>[],
): { context: AccessContext; facts: AccessFacts } {
  const { realm, isSecure: secure, isSuperuser } = staff.caller;
  const own = associations.map(({ schoolUid }) => administrates(staff, schoolUid));
  const administratesAll = !own.includes(false);
  const keeps = keepsLogin(person, { administratesAll, reachesAll: reachesAllOf(staff, type, associations) });
  return {
    context: {
      realm,
      type,
      administrates: own.includes(true),
      secure,
      outranksCaller: person.superuser && !isSuperuser,
      keepsLogin: keeps,
    },
    facts: {
      sharedAccount: person.sharedAccount,
      hasConfirmedEmail: person.emailVerified,
      administratesAll,
      isOwnAccount: isOwnAccount(staff, person.uid),
    },
  };
}

/** Returns the uid for the numeric id of a person; throws 404 for an unknown id. */
export async function findUid(staff: RequestContext, executor: Executor, id: number): Promise<string> {
  const { users } = staff.shard.tables;
  const [found] = await executor
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.realm, staff.caller.realm), eq(users.id, id), isNull(users.deletedAt)));
  if (!found) throw notFound('There is no such person.');
  return found.uid;
}

/** Adds type and access data to a visible user; `pays` as in `findPayers`. */
export function asPerson(staff: RequestContext, found: VisibleUser, pays: boolean): VisiblePerson {
  const type = typeOfPerson(found.associations);
  if (!type) throw notFound('There is no such person.');
  return { ...found, type, ...accessTo(staff, type, { ...found.user, pays }, found.associations) };
}

/** Returns those of the users who have something of their own to pay with. */
export async function findPayers(
  { shard: { shard } }: RequestContext,
  executor: Executor,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const users = sql.raw(tableName(shard, 'users'));
  const isOne = inArray(sql`u.uid`, [...uids]);
  const rows = await rowsOf<{ uid: string }>(
    executor,
    sql`select u.uid from ${users} u where ${isOne} and ${sql.raw(hasMeansToPay(shard))}`,
  );
  return new Set(rows.map(({ uid }) => uid));
}

async function withAccess(staff: RequestContext, executor: Executor, found: VisibleUser): Promise<VisiblePerson> {
  const { uid } = found.user;
  return asPerson(staff, found, (await findPayers(staff, executor, [uid])).has(uid));
}

/** Finds a person by id and locks them until the transaction ends. */
export async function lockPerson(staff: RequestContext, executor: Executor, id: number): Promise<VisiblePerson> {
  return withAccess(staff, executor, await lockUser(staff, executor, await findUid(staff, executor, id)));
}

/** Finds a person by id; throws 404 for an unknown id or another type, 403 if the person is at none of the caller's organisations. */
export async function findPerson(staff: RequestContext, executor: Executor, id: number, type?: PersonType): Promise<VisiblePerson> {
  const person = await withAccess(staff, executor, await findUser(staff, executor, await findUid(staff, executor, id)));
  return type === undefined ? person : requireType(person, type);
}

/** Returns a person of this type; throws 404 for one of another type. */
export function requireType(person: VisiblePerson, type: PersonType): VisiblePerson {
  if (person.type !== type) throw notFound(`There is nobody like that among the ${type}.`);
  return person;
}
