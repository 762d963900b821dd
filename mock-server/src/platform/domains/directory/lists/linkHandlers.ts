import type { Handler } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { ListSource } from './listSource.ts';
import { fetchPage, tableName, visibleConditions } from './managerLists.ts';
import { type Condition, equals } from './statement.ts';

type Schemas = components['schemas'];

function filterConditions(filters: Readonly<Record<string, string | undefined>>, columns: Readonly<Record<string, string>>): Condition[] {
  return Object.entries(columns).flatMap(([name, column]) => (filters[name] === undefined ? [] : [equals(column, filters[name])]));
}

function userGroupSource({ shard: { shard } }: RequestContext): ListSource {
  return {
    from: `${tableName(shard, 'memberships')} m join ${tableName(shard, 'users')} u on u.uid = m.user_uid join ${tableName(shard, 'groups')} g on g.uid = m.group_uid`,
    columns: () =>
      `u.uid as "userUid", u.user_name as "userName", u.name, g.uid as "groupUid", g.name as "groupName", g.school_uid as "schoolUid"`,
    sortColumns: { id: ['m.id'], name: ['u.name_key', 'm.id'], userName: ['u.user_name_key', 'm.id'], groupName: ['g.name_key', 'm.id'] },
  };
}

/** GET /userGroups. */
export const listUserGroups: Handler<
  operations['listUserGroups'],
  RequestContext,
  { readonly filters?: Schemas['UserGroupFilters'] }
> = async ({ query, content }, manager) => {
  const filters = filterConditions({ ...content.filters }, { userUid: 'm.user_uid', groupUid: 'm.group_uid', schoolUid: 'g.school_uid' });
  const conditions = [...visibleConditions(manager, 'm.realm', 'g.school_uid'), ...filters];
  return { status: 200, body: await fetchPage<Schemas['UserGroup']>(manager, userGroupSource(manager), conditions, query) };
};

function userSchoolUnitSource({ shard: { shard } }: RequestContext): ListSource {
  return {
    from: `${tableName(shard, 'associations')} a join ${tableName(shard, 'users')} u on u.uid = a.user_uid join ${tableName(shard, 'school_units')} s on s.uid = a.school_uid`,
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
  RequestContext,
  { readonly filters?: Schemas['UserSchoolUnitFilters'] }
> = async ({ query, content }, manager) => {
  const filters = filterConditions({ ...content.filters }, { userUid: 'a.user_uid', schoolUid: 'a.school_uid', role: 'a.role' });
  const conditions = [...visibleConditions(manager, 'a.realm', 'a.school_uid'), ...filters];
  return { status: 200, body: await fetchPage<Schemas['UserSchoolUnit']>(manager, userSchoolUnitSource(manager), conditions, query) };
};
