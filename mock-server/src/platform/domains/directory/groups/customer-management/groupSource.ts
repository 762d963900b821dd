import type { RequestContext } from '../../../../access/requestContext.ts';
import type { SearchableSource } from '../../lists/listSource.ts';
import { tableName } from '../../lists/managerLists.ts';

/** Returns the source of the group list, each group with its school unit if `withSchoolUnit`. */
export function groupSource({ shard: { shard } }: RequestContext, withSchoolUnit: boolean): SearchableSource {
  const schoolUnit = `, (select json_build_object('uid', s.uid, 'name', s.name, 'type', s.type, 'active', s.active)
    from ${tableName(shard, 'school_units')} s where s.uid = g.school_uid) as "schoolUnit"`;
  return {
    from: `${tableName(shard, 'groups')} g`,
    uid: 'g.uid',
    columns: () => `g.uid, g.id as "groupId", g.name, g.type, g.school_uid as "schoolUid", g.login_code is not null as "generateCode",
      g.external_id as "externalId", g.typical_school_entry_year as "typicalSchoolEntryYear",
      (select count(*) from ${tableName(shard, 'memberships')} m where m.group_uid = g.uid) as "userCount"${withSchoolUnit ? schoolUnit : ''}`,
    sortColumns: {
      id: ['g.id'],
      groupId: ['g.id'],
      name: ['g.name_key', 'g.id'],
      type: ['g.type', 'g.id'],
      // Keeps the groups of one school unit together, even if other units have the same name.
      schoolUnit: [
        `(select s.name_key from ${tableName(shard, 'school_units')} s where s.uid = g.school_uid)`,
        'g.school_uid',
        'g.name_key',
        'g.id',
      ],
      // A group without a year counts as the oldest in both directions.
      typicalSchoolEntryYear: ['coalesce(g.typical_school_entry_year, 0)', 'g.id'],
    },
  };
}
