import { forbidden, type Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/submissions';
import { and, desc, eq, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Access } from '../access/resolveAccess.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { submissionBody } from './submissionBody.ts';

/** Returns the condition for submissions of pupils in the caller's groups; undefined where the caller sees the whole realm. */
export function assignedCondition({ caller, units, shard: { engine, tables } }: Access): SQL | undefined {
  if (!units) return undefined;
  const { memberships, submissions } = tables;
  if (units.size === 0) throw forbidden('Only employees see the submissions of others.');
  const own = alias(memberships, 'own');
  const pupils = engine.database
    .select({ uid: memberships.userUid })
    .from(memberships)
    .innerJoin(own, eq(own.groupUid, memberships.groupUid))
    .where(eq(own.userUid, caller.uid));
  return inArray(submissions.userUid, pupils);
}

/** GET /: newest change first; a page starts with the last submission of the previous page. */
export const listSubmissions: Handler<operations['listSubmissions'], Access> = async ({ query }, visitor) => {
  const { caller, shard } = visitor;
  const { engine, tables } = shard;
  const { submissions, users } = tables;
  const { ownership, contextId, contextType, status, limit = 20, cursor } = query;
  const isMine = ownership !== 'Assigned';
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await engine.database
    .select({ row: submissions, author: users.name })
    .from(submissions)
    .innerJoin(users, eq(users.uid, submissions.userUid))
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
      data: page.map(({ row, author }) => submissionBody(row, isMine ? undefined : author)),
      cursor: rows.length > limit && last ? encodeCursor(last.row) : null,
    },
  };
};
