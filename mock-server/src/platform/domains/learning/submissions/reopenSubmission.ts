import { conflict, forbidden, type Handler, notFound } from '@realmkit/contract-engine';
import { titleOf } from '@realmkit/openapi/submissions';
import type { operations } from '@realmkit/openapi/types/submissions';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { requireMatch } from '../../../http/setTag.ts';
import { writeAuditLog } from '../../directory/index.ts';
import { selectSubmissions } from './selectSubmissions.ts';
import { submissionBody, submissionMembers } from './submissionBody.ts';

/** POST /{id}/reopen: whoever may read the submission of somebody else gives it back; the row is locked, so that it is recorded once. */
export const reopenSubmission: Handler<operations['reopenSubmission'], RequestContext> = ({ path, header }, visitor) => {
  const { caller, shard, now } = visitor;
  const { engine, tables } = shard;
  const { submissions } = tables;
  const isIt = and(eq(submissions.id, path.id), eq(submissions.realm, caller.realm));
  return engine.database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(submissions).where(isIt).for('update');
    if (!before) throw notFound('There is no such submission.');
    const find = async () => {
      const [found] = before.userUid === caller.uid ? [] : await selectSubmissions(visitor, false, isIt);
      if (!found) throw forbidden('This is not a submission of one of your pupils.');
      return found;
    };
    const { row } = await find();
    requireMatch(header['If-Match'], submissionMembers(row), submissionMembers({ ...row, status: 'InProgress' }));
    if (row.status === 'Submitted') {
      const change = { status: 'InProgress' as const, changedAt: now, submittedAt: null, reopenedAt: now, reopenedBy: caller.uid };
      await transaction.update(submissions).set(change).where(isIt);
      const changes = [{ field: 'submission', before: null, after: titleOf(row) }];
      await writeAuditLog(transaction, tables, { realm: caller.realm, by: caller, action: 'reopenSubmission', at: now }, [
        { subject: row.userUid, changes },
      ]);
    } else if (row.reopenedAt === null) throw conflict('The submission has not been submitted.');
    const body = submissionBody(await find());
    return { status: 200, headers: { ETag: body.etag }, body };
  });
};
