import { notFound } from '@realmkit/contract-engine';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { SchoolAssociation } from '../../../database/tables/customerManagement.ts';
import { findUser, type VisibleUser } from '../../directory/users/findUser.ts';
import { isOwnAccount } from '../../directory/users/ownAccount.ts';
import { administrates, type Staff } from '../staff.ts';
import type { AccessFacts } from './actions.ts';
import type { AccessContext } from './levels.ts';
import { type PersonType, typeOfPerson } from './personType.ts';

/** A visible person with the data that determines levels and actions. */
export interface VisiblePerson extends VisibleUser {
  readonly type: PersonType;
  readonly context: AccessContext;
  readonly facts: AccessFacts;
}

/** Returns the data that determines levels and actions of a person for a staff member of one of their organisations. */
export function accessTo(
  staff: Staff,
  type: PersonType,
  person: { readonly uid: string; readonly superuser: boolean; readonly sharedAccount: boolean },
  associations: readonly Pick<SchoolAssociation, 'schoolUid' | 'role'>[],
): { context: AccessContext; facts: AccessFacts } {
  const { realm, isSecure: secure, isSuperuser } = staff.caller;
  const own = associations.map(({ schoolUid }) => administrates(staff, schoolUid));
  return {
    context: {
      realm,
      type,
      administrates: own.includes(true),
      secure,
      outranksCaller: person.superuser && !isSuperuser,
      hasRightsElsewhere: associations.some(
        ({ schoolUid, role }) => ['admin', 'employee'].includes(role) && !administrates(staff, schoolUid),
      ),
    },
    facts: { sharedAccount: person.sharedAccount, administratesAll: !own.includes(false), isOwnAccount: isOwnAccount(staff, person.uid) },
  };
}

/** Returns the uid for the numeric id of a person; throws 404 for an unknown id. */
export async function findUid(staff: Staff, executor: Executor, id: number): Promise<string> {
  const { users } = staff.shard.tables;
  const [found] = await executor
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.realm, staff.caller.realm), eq(users.id, id), isNull(users.deletedAt)));
  if (!found) throw notFound('There is no such person.');
  return found.uid;
}

/** Adds type and access data to a visible user. */
export function asPerson(staff: Staff, found: VisibleUser): VisiblePerson {
  const type = typeOfPerson(found.associations);
  if (!type) throw notFound('There is no such person.');
  return { ...found, type, ...accessTo(staff, type, found.user, found.associations) };
}

/** Finds a person by id; throws 404 for an unknown id or another type, 403 if the person is at none of the caller's organisations. */
export async function findPerson(staff: Staff, executor: Executor, id: number, type?: PersonType): Promise<VisiblePerson> {
  const person = asPerson(staff, await findUser(staff, executor, await findUid(staff, executor, id)));
  return type === undefined ? person : requireType(person, type);
}

/** Returns a person of this type; throws 404 for one of another type. */
export function requireType(person: VisiblePerson, type: PersonType): VisiblePerson {
  if (person.type !== type) throw notFound(`There is nobody like that among the ${type}.`);
  return person;
}
