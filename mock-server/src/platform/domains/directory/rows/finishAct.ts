import { sql } from 'drizzle-orm';
import { type Executor, rowsOf } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { type AuditedAction, type SubjectChanges, writeAuditLog } from './auditLog.ts';
import { refreshDenormalizedMemberships } from './denormalizedMemberships.ts';
import { bumpListVersion } from './sequences.ts';

/** Ends memberships of users in groups of school units that they have no association with; returns the changes by user. */
async function endMembershipsElsewhere(executor: Executor, tables: Tables, realm: Realm, userUids: readonly string[]) {
  const { memberships, groups, associations } = tables;
  const ended = await rowsOf<{ userUid: string; groupUid: string; name: string }>(
    executor,
    sql`delete from ${memberships} m using ${groups} g
      where g.uid = m.group_uid and m.user_uid in (select json_array_elements_text(${JSON.stringify(userUids)}::json))
        and not exists (select from ${associations} a where a.user_uid = m.user_uid and a.school_uid = g.school_uid)
      returning m.user_uid as "userUid", g.uid as "groupUid", g.name`,
  );
  const endedOf = Map.groupBy(ended, ({ userUid }) => userUid);
  await refreshDenormalizedMemberships(executor, tables, realm, [...endedOf.keys()]);
  return endedOf;
}

/**
 * Finishes an act on users, school units or groups, in its transaction: ends the memberships of the subjects in groups of school units that they have
 * left, writes the audit log with these, and bumps the version of the realm's lists for all processes. Every act that writes associations or memberships
 * ends with it, and not earlier: a replaced association may be missing in between.
 */
export async function finishAct(
  executor: Executor,
  tables: Tables,
  action: AuditedAction,
  subjects: readonly SubjectChanges[],
): Promise<void> {
  const { realm } = action;
  const endedOf = await endMembershipsElsewhere(
    executor,
    tables,
    realm,
    subjects.map(({ subject }) => subject),
  );
  const changed = subjects.map((one) => {
    const ended = endedOf.get(one.subject) ?? [];
    endedOf.delete(one.subject);
    return {
      ...one,
      changes: [...one.changes, ...ended.map(({ groupUid, name }) => ({ field: `groups.${groupUid}`, before: name, after: null }))],
    };
  });
  await writeAuditLog(executor, tables, action, changed);
  await bumpListVersion(executor, tables, realm);
}
