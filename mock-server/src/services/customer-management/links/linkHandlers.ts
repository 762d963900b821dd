import type { components, operations } from '@realmkit/openapi/types/customer-management';
import type { Handler } from '../../../contract/handler.ts';
import type { ListSource } from '../lists/listSource.ts';
import { type Condition, equals } from '../lists/statement.ts';
import type { Manager } from '../manager.ts';
import { listFor, tableOf, visible } from '../managerLists.ts';

type Schemas = components['schemas'];

function given(filters: Readonly<Record<string, string | undefined>>, columns: Readonly<Record<string, string>>): Condition[] {
  return Object.entries(columns).flatMap(([name, column]) => (filters[name] === undefined ? [] : [equals(column, filters[name])]));
}

function userGroupSource({ shard: { shard } }: Manager): ListSource {
  return {
    from: `${tableOf(shard, 'memberships')} m join ${tableOf(shard, 'users')} u on u.uid = m.user_uid join ${tableOf(shard, 'groups')} g on g.uid = m.group_uid`,
    columns: () =>
      `u.uid as "userUid", u.user_name as "userName", u.name, g.uid as "groupUid", g.name as "groupName", g.school_uid as "schoolUid"`,
    sortColumns: { id: ['m.id'], name: ['u.name_key', 'm.id'], userName: ['u.user_name_key', 'm.id'], groupName: ['g.name_key', 'm.id'] },
  };
}

/** GET /userGroups. */
export const listUserGroups: Handler<operations['listUserGroups'], Manager, { readonly filters?: Schemas['UserGroupFilters'] }> = async (
  { query, content },
  manager,
) => {
  const filtered = given({ ...content.filters }, { userUid: 'm.user_uid', groupUid: 'm.group_uid', schoolUid: 'g.school_uid' });
  const conditions = [...visible(manager, 'm.realm', 'g.school_uid'), ...filtered];
  return { status: 200, body: await listFor<Schemas['UserGroup']>(manager, userGroupSource(manager), conditions, query) };
};

function userSchoolUnitSource({ shard: { shard } }: Manager): ListSource {
  return {
    from: `${tableOf(shard, 'associations')} a join ${tableOf(shard, 'users')} u on u.uid = a.user_uid join ${tableOf(shard, 'school_units')} s on s.uid = a.school_uid`,
    columns: () => `u.uid as "userUid", u.user_name as "userName", u.name, s.uid as "schoolUid", s.name as "schoolName", a.role, s.active`,
    sortColumns: {
      id: ['a.id'],
      name: ['u.name_key', 'a.id'],
      userName: ['u.user_name_key', 'a.id'],
      schoolName: ['s.name_key', 'a.id'],
      role: ['a.role', 'a.id'],
    },
  };
}

/** GET /userSchoolUnits. */
export const listUserSchoolUnits: Handler<
  operations['listUserSchoolUnits'],
  Manager,
  { readonly filters?: Schemas['UserSchoolUnitFilters'] }
> = async ({ query, content }, manager) => {
  const filtered = given({ ...content.filters }, { userUid: 'a.user_uid', schoolUid: 'a.school_uid', role: 'a.role' });
  const conditions = [...visible(manager, 'a.realm', 'a.school_uid'), ...filtered];
  return { status: 200, body: await listFor<Schemas['UserSchoolUnit']>(manager, userSchoolUnitSource(manager), conditions, query) };
};
