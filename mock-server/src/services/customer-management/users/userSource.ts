import type { Manager } from '../manager.ts';
import { tableOf } from '../managerLists.ts';
import type { SearchableSource } from '../lists/listSource.ts';

function seen(units: string): string {
  return `(select coalesce(json_agg(school), '[]') from jsonb_array_elements(u.school_associations) school where school->>'schoolUid' = any(${units}::text[]))`;
}

/** The list of users; a manager sees those school associations that are in units of theirs. */
export function userSource({ shard: { shard }, units }: Manager): SearchableSource {
  return {
    from: `${tableOf(shard, 'users')} u`,
    uid: 'u.uid',
    row: (values) => `json_strip_nulls(json_build_object('uid', u.uid, 'userName', u.user_name, 'legacyId', u.id, 'name', u.name, 'email', u.email,
      'identifiers', u.identifiers, 'schoolAssociations', ${units ? seen(values.add([...units])) : 'u.school_associations'}))`,
    sortColumns: {
      id: ['u.id'],
      legacyId: ['u.id'],
      userName: ['u.user_name_key', 'u.id'],
      name: ['u.name_key', 'u.id'],
      email: ['u.email_key', 'u.id'],
    },
  };
}
