import { isGuarded } from '@realmkit/openapi/people';
import type { components } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { columnsOf, type SearchableSource } from '../../lists/listSource.ts';
import { hasPaidPlan, tableName } from '../../lists/managerLists.ts';
import { manages } from '../../reach/manager.ts';
import { isOwnAccount } from '../ownAccount.ts';

type User = components['schemas']['User'];

/** A user as read from the database; a null email address is omitted from the response. */
export type UserListRow = Omit<User, 'email' | 'removable' | 'paidPlan'> & {
  readonly email: string | null;
  readonly superuser: boolean;
  readonly paidPlan: boolean;
};

/** Returns a user as in the contract; a manager sees only the associations with their school units. */
export function userBody(manager: RequestContext, { email, superuser, paidPlan, ...user }: UserListRow): User {
  const { isSecure, isSuperuser } = manager.caller;
  const identifiers = isSecure ? user.identifiers : user.identifiers.filter(({ type }) => !isGuarded(type));
  const schoolAssociations = user.schoolAssociations.filter(({ schoolUid }) => manages(manager, schoolUid));
  const isWhollyTheirs = schoolAssociations.length === user.schoolAssociations.length;
  const removable = isWhollyTheirs && (isSuperuser || !superuser) && !isOwnAccount(manager, user.uid);
  return { ...user, identifiers, schoolAssociations, removable, ...(removable && { paidPlan }), ...(email !== null && { email }) };
}

/** Returns the source of the user list. */
export function userSource({ shard: { shard } }: RequestContext): SearchableSource {
  return {
    from: `${tableName(shard, 'users')} u`,
    uid: 'u.uid',
    columns: () =>
      columnsOf<UserListRow>({
        uid: 'u.uid',
        userName: 'u.user_name',
        legacyId: 'u.id',
        name: 'u.name',
        email: 'u.email',
        identifiers: 'u.identifiers',
        schoolAssociations: 'u.school_associations',
        superuser: 'u.superuser',
        paidPlan: hasPaidPlan(shard),
      }),
    sortColumns: {
      id: ['u.id'],
      legacyId: ['u.id'],
      userName: ['u.user_name_key', 'u.id'],
      name: ['u.name_key', 'u.id'],
      email: ['u.email_key', 'u.id'],
    },
  };
}
