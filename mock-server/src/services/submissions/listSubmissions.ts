import type { Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/submissions';
import { and, desc, eq, lt, lte, or } from 'drizzle-orm';
import type { Access } from '../access/resolveAccess.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { selectSubmissions } from './selectSubmissions.ts';
import { submissionBody } from './submissionBody.ts';

/** GET /: newest change first; a page starts with the last submission of the previous page. */
export const listSubmissions: Handler<operations['listSubmissions'], Access> = async ({ query }, visitor) => {
  const { submissions } = visitor.shard.tables;
  const { ownership, contextId, contextType, status, limit = 20, cursor } = query;
  const isMine = ownership !== 'Assigned';
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await selectSubmissions(
    visitor,
    isMine,
    contextId === undefined ? undefined : eq(submissions.contextId, contextId),
    contextType === undefined ? undefined : eq(submissions.contextType, contextType),
    status === undefined ? undefined : eq(submissions.status, status),
    from &&
      or(lt(submissions.changedAt, from.changedAt), and(eq(submissions.changedAt, from.changedAt), lte(submissions.number, from.number))),
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
