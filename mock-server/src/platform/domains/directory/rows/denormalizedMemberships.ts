import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { denormalizedMemberships } from './userRow.ts';

/** Recomputes the columns that follow from users' associations and memberships. Call it in the transaction that changed these. */
export async function refreshDenormalizedMemberships(
  executor: Executor,
  tables: Tables,
  realm: Realm,
  uids: readonly string[],
): Promise<void> {
  if (uids.length === 0) return;
  const { users, associations, memberships, schoolUnits } = tables;
  const schools = await executor
    .select({
      userUid: associations.userUid,
      schoolUid: schoolUnits.uid,
      schoolName: schoolUnits.name,
      schoolNameKey: schoolUnits.nameKey,
      role: associations.role,
    })
    .from(associations)
    .innerJoin(schoolUnits, eq(schoolUnits.uid, associations.schoolUid))
    .where(inArray(associations.userUid, [...uids]));
  const groups = await executor
    .select({ userUid: memberships.userUid, groupUid: memberships.groupUid })
    .from(memberships)
    .where(inArray(memberships.userUid, [...uids]));
  const schoolsOf = Map.groupBy(schools, ({ userUid }) => userUid);
  const groupsOf = Map.groupBy(groups, ({ userUid }) => userUid);
  const fresh = uids.map((uid) => {
    const { facets, schoolAssociations } = denormalizedMemberships(
      realm,
      schoolsOf.get(uid) ?? [],
      groupsOf.get(uid)?.map(({ groupUid }) => groupUid) ?? [],
    );
    return { uid, facets, shown: schoolAssociations };
  });
  await executor.execute(
    sql`update ${users} set facets = fresh.facets::tsvector, school_associations = fresh.shown
      from json_to_recordset(${JSON.stringify(fresh)}::json) as fresh(uid text, facets text, shown jsonb) where ${users.uid} = fresh.uid`,
  );
}
