import type { Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/submissions';
import { and, desc, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { type CursorPosition, decodeCursor, encodeCursor } from './cursor.ts';
import { groupCondition, selectSubmissions, staffKeys } from './selectSubmissions.ts';
import { bodyFor } from './submissionBody.ts';

/** Returns the condition for what comes after a position in the caller's own list. */
function fromChange({ shard: { tables } }: RequestContext, { changedAt, number }: CursorPosition): SQL | undefined {
  const { submissions } = tables;
  return or(lt(submissions.changedAt, changedAt), and(eq(submissions.changedAt, changedAt), lte(submissions.number, number)));
}

/** Returns the condition for what comes after a submission in a list for staff; the whole list if they do not see that one any more. */
async function fromSubmission(visitor: RequestContext, { number }: CursorPosition): Promise<SQL | undefined> {
  const { tables } = visitor.shard;
  const [last] = await selectSubmissions(visitor, false, eq(tables.submissions.number, number));
  if (!last) return undefined;
  const [given, ...rest] = staffKeys(tables);
  const [lastGiven, ...lastRest] = last.place;
  const values = lastRest.map((value) => sql`${value}`);
  return or(lt(given, lastGiven), and(eq(given, lastGiven), sql`(${sql.join(rest, sql`, `)}) >= (${sql.join(values, sql`, `)})`));
}

/**
 * GET /: the caller's own with the newest change first, those of others in the order of {@link staffKeys}; a page starts with the last submission of the
 * previous page.
 */
export const listSubmissions: Handler<operations['listSubmissions'], RequestContext> = async ({ query }, visitor) => {
  const { tables } = visitor.shard;
  const { submissions } = tables;
  const { ownership, contextId, contextType, status, groupUid, limit = 20, cursor } = query;
  const isMine = ownership !== 'Assigned';
  const position = cursor === undefined ? undefined : decodeCursor(cursor);
  const from = isMine ? fromChange : fromSubmission;
  const [given, ...rest] = staffKeys(tables);
  const rows = await selectSubmissions(
    visitor,
    isMine,
    contextId === undefined ? undefined : eq(submissions.contextId, contextId),
    contextType === undefined ? undefined : eq(submissions.contextType, contextType),
    status === undefined ? undefined : eq(submissions.status, status),
    groupUid === undefined ? undefined : groupCondition(visitor, groupUid),
    position && (await from(visitor, position)),
  )
    .orderBy(...(isMine ? [desc(submissions.changedAt), desc(submissions.number)] : [desc(given), ...rest]))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    status: 200,
    body: {
      data: page.map((one) => bodyFor(isMine, one)),
      cursor: rows.length > limit && last ? encodeCursor(last.row) : null,
    },
  };
};
