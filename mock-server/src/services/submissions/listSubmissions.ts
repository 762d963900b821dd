import { forbidden, type Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/submissions';
import { and, desc, eq, exists, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Access } from '../access/resolveAccess.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { submissionBody } from './submissionBody.ts';

/**
 * Returns the condition for the submissions of others that the caller sees, which joins their school units: those given in an active unit that the caller
 * administers, or where the caller is employed and has a group with the pupil. A membership counts only with an association to the unit of its group.
 * Undefined for superusers, who see the whole realm.
 */
function assignedCondition({ caller, units, adminUnits, shard: { engine, tables } }: Access): SQL | undefined {
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

/** GET /: newest change first; a page starts with the last submission of the previous page. */
export const listSubmissions: Handler<operations['listSubmissions'], Access> = async ({ query }, visitor) => {
  const { caller, shard } = visitor;
  const { engine, tables } = shard;
  const { groups, schoolUnits, submissions, users } = tables;
  const { ownership, contextId, contextType, status, limit = 20, cursor } = query;
  const isMine = ownership !== 'Assigned';
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await engine.database
    .select({ row: submissions, names: { author: users.name, school: schoolUnits.name, group: groups.name } })
    .from(submissions)
    // Who is deleted leaves every list at once, and comes back by a restore.
    .innerJoin(users, and(eq(users.uid, submissions.userUid), isNull(users.deletedAt)))
    .leftJoin(schoolUnits, eq(schoolUnits.uid, submissions.schoolUid))
    .leftJoin(groups, eq(groups.uid, submissions.groupUid))
    .where(
      and(
        eq(submissions.realm, caller.realm),
        isMine ? eq(submissions.userUid, caller.uid) : assignedCondition(visitor),
        contextId === undefined ? undefined : eq(submissions.contextId, contextId),
        contextType === undefined ? undefined : eq(submissions.contextType, contextType),
        status === undefined ? undefined : eq(submissions.status, status),
        from &&
          or(
            lt(submissions.changedAt, from.changedAt),
            and(eq(submissions.changedAt, from.changedAt), lte(submissions.number, from.number)),
          ),
      ),
    )
    .orderBy(desc(submissions.changedAt), desc(submissions.number))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    status: 200,
    body: {
      data: page.map(({ row, names }) => submissionBody(row, isMine ? undefined : names)),
      cursor: rows.length > limit && last ? encodeCursor(last.row) : null,
    },
  };
};
