import { conflict, forbidden, type Handler, notFound } from '@realmkit/contract-engine';
import { isStarted } from '@realmkit/openapi/submissions';
import type { components, operations } from '@realmkit/openapi/types/submissions';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { requireMatch } from '../../../http/setTag.ts';
import { requireKnownAnswers } from './requireKnownAnswers.ts';
import { selectSubmissions } from './selectSubmissions.ts';
import { submissionBody, submissionMembers } from './submissionBody.ts';

interface Content {
  readonly body: components['schemas']['SubmissionChange'];
}

/** PATCH /{id}: the row is locked, so that the last of concurrent writes is stored completely, and none follows the hand-in. */
export const updateSubmission: Handler<operations['updateSubmission'], RequestContext, Content> = ({ path, header, content }, visitor) => {
  const { caller, shard, now } = visitor;
  const { engine, tables } = shard;
  const { submissions } = tables;
  const { status, answers } = content.body;
  const isIt = and(eq(submissions.id, path.id), eq(submissions.realm, caller.realm));
  return engine.database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(submissions).where(isIt).for('update');
    if (!before) throw notFound('There is no such submission.');
    if (before.userUid !== caller.uid) throw forbidden('This is the submission of somebody else.');
    if (before.status === 'Submitted') throw conflict('The submission has been submitted.');
    requireMatch(header['If-Match'], submissionMembers(before), submissionMembers({ status, answers }));
    requireKnownAnswers(before, answers);
    const startedAt = before.startedAt ?? (isStarted(before) || !isStarted({ answers }) ? null : now);
    const isHandedIn = status === 'Submitted';
    const submittedAt = isHandedIn ? now : null;
    const change = { status, answers, changedAt: now, startedAt, submittedAt, ...(isHandedIn && { reopenedAt: null, reopenedBy: null }) };
    await transaction.update(submissions).set(change).where(isIt);
    const [changed] = await selectSubmissions(visitor, true, isIt);
    if (!changed) throw notFound('There is no such submission.');
    const body = submissionBody({ ...changed, names: undefined });
    return { status: 200, headers: { ETag: body.etag }, body };
  });
};
