import { isGuarded } from '@realmkit/openapi/people';
import type { components } from '@realmkit/openapi/types/customer-management';
import { columnsOf, type SearchableSource } from '../../directory/lists/listSource.ts';
import { tableName } from '../../directory/lists/managerLists.ts';
import type { Manager } from '../../directory/manager.ts';

type User = components['schemas']['User'];

function visibleAssociations(units: string): string {
  return `(select coalesce(json_agg(school), '[]') from jsonb_array_elements(u.school_associations) school where school->>'schoolUid' = any(${units}::text[]))`;
}

/** A user as read from the database; a null email address is omitted from the response. */
export type UserListRow = Omit<User, 'email'> & { readonly email: string | null };

/** Returns a user as in the contract, for a manager. */
export function userBody({ caller: { isSecure } }: Manager, { email, ...user }: UserListRow): User {
  const identifiers = isSecure ? user.identifiers : user.identifiers.filter(({ type }) => !isGuarded(type));
  return { ...user, identifiers, ...(email !== null && { email }) };
}

/** Returns the source of the user list; a manager sees only the associations with their school units. */
export function userSource({ shard: { shard }, units }: Manager): SearchableSource {
  return {
    from: `${tableName(shard, 'users')} u`,
    uid: 'u.uid',
    columns: (values) =>
      columnsOf<UserListRow>({
        uid: 'u.uid',
        userName: 'u.user_name',
        legacyId: 'u.id',
        name: 'u.name',
        email: 'u.email',
        identifiers: 'u.identifiers',
        schoolAssociations: units ? visibleAssociations(values.add([...units])) : 'u.school_associations',
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
