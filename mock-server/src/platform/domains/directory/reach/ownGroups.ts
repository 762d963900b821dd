import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OwnGroups, RequestContext } from '../../../access/requestContext.ts';

/** Finds the groups of these school units that a caller belongs to, with their students. */
export async function findOwnGroups(
  { caller, shard }: Pick<RequestContext, 'caller' | 'shard'>,
  units: readonly string[],
): Promise<OwnGroups> {
  const { groups, memberships, associations } = shard.tables;
  const own = alias(memberships, 'own');
  const isStudent = and(
    eq(associations.userUid, memberships.userUid),
    eq(associations.schoolUid, groups.schoolUid),
    eq(associations.role, 'student'),
  );
  const rows =
    units.length === 0
      ? []
      : await shard.engine.database
          .select({ uid: groups.uid, schoolUid: groups.schoolUid, studentUid: associations.userUid })
          .from(own)
          .innerJoin(groups, eq(groups.uid, own.groupUid))
          .innerJoin(memberships, eq(memberships.groupUid, own.groupUid))
          .leftJoin(associations, isStudent)
          .where(and(eq(own.userUid, caller.uid), inArray(groups.schoolUid, [...units])));
  return {
    uids: new Set(rows.map(({ uid }) => uid)),
    schoolUids: new Set(rows.map(({ schoolUid }) => schoolUid)),
    studentUids: new Set(rows.flatMap(({ studentUid }) => studentUid ?? [])),
  };
}
