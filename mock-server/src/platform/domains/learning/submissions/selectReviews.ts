import { and, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../../../access/requestContext.ts';

/** An assignment or a quiz and a class in which it was given, with what the class has done of it. */
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/**
 * Returns the condition for the groups whose reviews the caller sees, which joins their school units: the groups of active units that the caller administers,
 * and those that the caller belongs to where employed. So each submission that is counted is one that the caller may read. Undefined for superusers.
 */
function reviewedCondition({ caller, shard: { engine, tables }, reach: { units, adminUnits } }: RequestContext): SQL | undefined {
  if (!units || !adminUnits) return undefined;
  const { groups, memberships, schoolUnits } = tables;
  const own = alias(memberships, 'own');
  const belongs = engine.database
    .select({ uid: own.groupUid })
    .from(own)
    .where(and(eq(own.groupUid, groups.uid), eq(own.userUid, caller.uid)));
  return and(
    eq(schoolUnits.active, true),
    or(inArray(groups.schoolUid, [...adminUnits]), and(inArray(groups.schoolUid, [...units]), exists(belongs))),
  );
}

/**
 * Selects the reviews that the caller sees: of each class, what was given in it, with the pupils of today that have it, wherever at the school they were
 * when it was given.
 */
export function selectReviews(visitor: RequestContext, ...conditions: readonly (SQL | undefined)[]) {
  const { caller, shard } = visitor;
  const { associations, groups, memberships, schoolUnits, submissions, users } = shard.tables;
  const given = alias(submissions, 'given');
  const isGivenThere = exists(
    shard.engine.database
      .select({ id: given.id })
      .from(given)
      .where(and(eq(given.groupUid, groups.uid), eq(given.contextId, submissions.contextId))),
  );
  const isPupil = and(
    eq(associations.userUid, memberships.userUid),
    eq(associations.schoolUid, groups.schoolUid),
    eq(associations.role, 'student'),
  );
  const isSubmitted = sql`${submissions.status} = 'Submitted'`;
  const givenAt = sql<string | null>`max(${submissions.context} #>> '{assignment,createdAt}')`;
  return shard.engine.database
    .select({
      contextId: submissions.contextId,
      contextType: submissions.contextType,
      title: sql<string>`max(coalesce(${submissions.context} #>> '{assignment,title}', ${submissions.context} #>> '{exercise,title}'))`,
      givenAt,
      schoolUid: schoolUnits.uid,
      schoolName: schoolUnits.name,
      groupUid: groups.uid,
      groupName: groups.name,
      pupils: sql<number>`count(*)::int`,
      started: sql<number>`count(*) filter (where not ${isSubmitted} and jsonb_path_exists(${submissions.answers}, '$.*.*'))::int`,
      submitted: sql<number>`count(*) filter (where ${isSubmitted})::int`,
      submittedSince: sql<number | null>`case when bool_or(${isSubmitted} and ${submissions.submittedAt} is null) then null
        else (min(${submissions.submittedAt}) filter (where ${isSubmitted}))::float8 end`,
    })
    .from(groups)
    .innerJoin(schoolUnits, eq(schoolUnits.uid, groups.schoolUid))
    .innerJoin(memberships, eq(memberships.groupUid, groups.uid))
    .innerJoin(associations, isPupil)
    .innerJoin(users, and(eq(users.uid, memberships.userUid), isNull(users.deletedAt)))
    .innerJoin(submissions, and(eq(submissions.userUid, users.uid), eq(submissions.schoolUid, groups.schoolUid)))
    .where(and(eq(submissions.realm, caller.realm), isGivenThere, reviewedCondition(visitor), ...conditions))
    .groupBy(submissions.contextId, submissions.contextType, groups.uid, groups.name, groups.nameKey, schoolUnits.uid, schoolUnits.name)
    .orderBy(desc(sql`coalesce(${givenAt}, '')`), submissions.contextId, groups.nameKey, groups.uid);
}
