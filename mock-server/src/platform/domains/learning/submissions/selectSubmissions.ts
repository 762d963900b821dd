import { forbidden } from '@realmkit/contract-engine';
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../../../access/requestContext.ts';

/**
 * Returns the condition for the submissions of others that the caller sees, which joins their school units: those given in an active unit that the caller
 * administers, or where the caller is employed and has a group with the pupil. A membership counts only with an association to the unit of its group.
 * Undefined for superusers, who see the whole realm.
 */
function assignedCondition({ caller, shard: { engine, tables }, reach: { units, adminUnits } }: RequestContext): SQL | undefined {
  if (!units || !adminUnits) return undefined;
  const { associations, groups, memberships, schoolUnits, submissions } = tables;
  if (units.size === 0) throw forbidden('Only employees see the submissions of others.');
  const own = alias(memberships, 'own');
  const commonGroup = engine.database
    .select({ uid: groups.uid })
    .from(groups)
    .innerJoin(own, and(eq(own.groupUid, groups.uid), eq(own.userUid, caller.uid)))
    .innerJoin(memberships, and(eq(memberships.groupUid, groups.uid), eq(memberships.userUid, submissions.userUid)))
    .innerJoin(associations, and(eq(associations.userUid, memberships.userUid), eq(associations.schoolUid, groups.schoolUid)))
    .where(and(eq(groups.schoolUid, submissions.schoolUid), eq(associations.role, 'student')));
  return and(
    eq(schoolUnits.active, true),
    or(inArray(submissions.schoolUid, [...adminUnits]), and(inArray(submissions.schoolUid, [...units]), exists(commonGroup))),
  );
}

/**
 * Returns the sort keys of lists for staff: the time at which an assignment was given, the newest first, then assignment, class and name. No answer
 * and no hand-in changes one of them.
 */
export const staffKeys = ({ groups, submissions, users }: RequestContext['shard']['tables']): readonly [given: SQL, ...rest: SQL[]] => [
  sql`coalesce(${submissions.context} #>> '{assignment,createdAt}', '')`,
  sql`${submissions.contextId}`,
  sql`coalesce(${groups.nameKey}, '')`,
  sql`coalesce(${groups.uid}, '')`,
  sql`${users.nameKey}`,
  sql`${submissions.number}`,
];

/** Returns the condition for the submissions of the pupils that a group has today, given at the school unit of the group. */
export function groupCondition({ shard: { engine, tables } }: RequestContext, groupUid: string): SQL {
  const { associations, groups, memberships, submissions } = tables;
  const pupil = engine.database
    .select({ uid: memberships.userUid })
    .from(groups)
    .innerJoin(memberships, and(eq(memberships.groupUid, groups.uid), eq(memberships.userUid, submissions.userUid)))
    .innerJoin(associations, and(eq(associations.userUid, memberships.userUid), eq(associations.schoolUid, groups.schoolUid)))
    .where(and(eq(groups.uid, groupUid), eq(groups.schoolUid, submissions.schoolUid), eq(associations.role, 'student')));
  return exists(pupil);
}

/** Selects the caller's own submissions, or those of others that they see, with the names that go with them. */
export function selectSubmissions(visitor: RequestContext, isMine: boolean, ...conditions: readonly (SQL | undefined)[]) {
  const { caller, shard } = visitor;
  const { groups, schoolUnits, submissions, users } = shard.tables;
  const reopener = alias(users, 'reopener');
  return (
    shard.engine.database
      .select({
        row: submissions,
        reopenedByName: reopener.name,
        names: { author: users.name, school: schoolUnits.name, group: groups.name },
        isShared: users.sharedAccount,
        place: sql<[given: string, ...rest: unknown[]]>`json_build_array(${sql.join([...staffKeys(shard.tables)], sql`, `)})`,
      })
      .from(submissions)
      // Who is deleted leaves every list at once, and comes back by a restore.
      .innerJoin(users, and(eq(users.uid, submissions.userUid), isNull(users.deletedAt)))
      .leftJoin(schoolUnits, eq(schoolUnits.uid, submissions.schoolUid))
      .leftJoin(groups, eq(groups.uid, submissions.groupUid))
      .leftJoin(reopener, and(eq(reopener.uid, submissions.reopenedBy), isNull(reopener.deletedAt)))
      .where(
        and(eq(submissions.realm, caller.realm), isMine ? eq(submissions.userUid, caller.uid) : assignedCondition(visitor), ...conditions),
      )
  );
}
