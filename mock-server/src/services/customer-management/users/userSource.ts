import type { Manager } from '../manager.ts';
import { tableOf } from '../managerLists.ts';
import type { SearchableSource } from '../lists/listSource.ts';

/** The list of users; a manager sees those school associations that are in units of theirs. */
export function userSource({ shard: { shard }, units }: Manager): SearchableSource {
  return {
    from: `${tableOf(shard, 'users')} u`,
    uid: 'u.uid',
    row: (values) => `json_strip_nulls(json_build_object('uid', u.uid, 'userName', u.user_name, 'legacyId', u.id, 'name', u.name, 'email', u.email,
      'identifiers', u.identifiers, 'schoolAssociations', (
        select coalesce(json_agg(json_build_object('schoolUid', s.uid, 'schoolName', s.name, 'role', a.role) order by s.name_key, s.id), '[]')
        from ${tableOf(shard, 'associations')} a join ${tableOf(shard, 'school_units')} s on s.uid = a.school_uid
        where a.user_uid = u.uid${units ? ` and a.school_uid = any(${values.add([...units])}::text[])` : ''})))`,
    sortColumns: {
      id: ['u.id'],
      legacyId: ['u.id'],
      userName: ['u.user_name_key', 'u.id'],
      name: ['u.name_key', 'u.id'],
      email: ['u.email_key', 'u.id'],
    },
  };
}
