import type { RequestContext } from '../../../access/requestContext.ts';
import type { Shard } from '../../../database/realms.ts';
import type { ListSource } from '../lists/listSource.ts';
import { tableName } from '../lists/managerLists.ts';
import { type Condition, rawCondition, type Values } from '../lists/statement.ts';

/** Returns SQL that is true if the change `c` does not belong to a school unit or group of others. */
function isOwnChange({ shard: { shard }, reach: { units } }: RequestContext, values: Values): string {
  const own = `any(${values.add([...(units ?? [])])}::text[])`;
  return `case split_part(c->>'field', '.', 1)
    when 'schoolAssociations' then split_part(c->>'field', '.', 2) = ${own}
    when 'groups' then not exists (
      select from ${tableName(shard, 'groups')} g where g.uid = split_part(c->>'field', '.', 2) and not g.school_uid = ${own})
    else true end`;
}

/** Returns SQL for the name of a subject: today's, or the last one of a deleted group; null if it is erased. */
const nameOfSubject = (shard: Shard): string =>
  `coalesce(${['users', 'school_units', 'groups'].map((table) => `(select s.name from ${tableName(shard, table)} s where s.uid = l.subject)`).join(', ')},
    (select d.subject_name from ${tableName(shard, 'audit_logs')} d where d.subject = l.subject and d.subject_name is not null limit 1))`;

/** Returns the condition for the entries of deletions of a kind of subject. */
export function deletionCondition({ shard: { shard } }: RequestContext, kind: 'user' | 'group'): Condition {
  const isUser = `exists (select from ${tableName(shard, 'users')} u where u.uid = l.subject)`;
  return rawCondition(`l.deleted_from is not null and ${kind === 'user' ? isUser : `not ${isUser}`}`);
}

/** Returns the conditions for entries whose subject has these words in its name. */
export function subjectNameConditions({ shard: { shard } }: RequestContext, q: string): Condition[] {
  const words = q.split(/\s+/u).filter((word) => word !== '');
  return words.map((word) => (values) => `${nameOfSubject(shard)} ilike ${values.add(`%${word.replace(/[\\%_]/gu, String.raw`\$&`)}%`)}`);
}

/** Returns the source of the audit log list; a manager of some school units does not see changes in others. */
export function auditLogSource(manager: RequestContext): ListSource {
  const {
    shard,
    reach: { units },
  } = manager;
  const changes = (values: Values): string =>
    units
      ? `(select coalesce(json_agg(c), '[]') from jsonb_array_elements(l.changes) c where ${isOwnChange(manager, values)})`
      : 'l.changes';
  return {
    from: `${tableName(shard.shard, 'audit_logs')} l`,
    columns: (values) => `l.id, to_char(to_timestamp(l.at / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as timestamp,
      l.subject, ${nameOfSubject(shard.shard)} as "subjectName", json_build_object('uid', l.actor_uid, 'name', l.actor_name) as actor,
      case when l.acting_as_uid is not null then json_build_object('uid', l.acting_as_uid, 'name', l.acting_as_name) end as "actingAs",
      l.action, ${changes(values)} as changes`,
    sortColumns: { id: ['l.id'] },
  };
}

/** Returns conditions for entries with at least one visible change. */
export function visibleEntryConditions(manager: RequestContext): Condition[] {
  if (!manager.reach.units) return [];
  return [(values) => `exists (select from jsonb_array_elements(l.changes) c where ${isOwnChange(manager, values)})`];
}

/**
 * Returns conditions for entries whose subject is one of the manager's school units or groups, or a user or group in them, or was there at a later deletion: what
 * happens elsewhere to a user who was restored is not theirs.
 */
export function ownSubjectConditions({ shard: { shard }, reach: { units, ownGroups } }: RequestContext): Condition[] {
  if (!units) return [];
  return [
    (values) => {
      const own = `any(${values.add([...units])}::text[])`;
      return `l.subject = ${own}
        or l.subject = any(${values.add([...ownGroups.uids, ...ownGroups.studentUids])}::text[])
        or exists (select from ${tableName(shard, 'associations')} a where a.user_uid = l.subject and a.school_uid = ${own})
        or exists (select from ${tableName(shard, 'groups')} g where g.uid = l.subject and g.school_uid = ${own})
        or exists (select from ${tableName(shard, 'audit_logs')} d where d.subject = l.subject and d.id >= l.id and d.deleted_from && ${values.add([...units])}::text[])`;
    },
  ];
}
