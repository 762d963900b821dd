import { forbidden, type Handler, HttpError, notFound } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/submissions';
import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '../caller.ts';
import { submissionBody } from './submissionBody.ts';

interface Content {
  readonly body: components['schemas']['SubmissionChange'];
}

/** PATCH /{id}: one statement, so that the last of concurrent writes is stored completely and none follows the hand-in. */
export const updateSubmission: Handler<operations['updateSubmission'], SignedIn, Content> = async (
  { path, content },
  { caller, shard, now },
) => {
  const { engine, tables } = shard;
  const { submissions } = tables;
  const { status, answers } = content.body;
  const isIt = and(eq(submissions.id, path.id), eq(submissions.realm, caller.realm));
  const [changed] = await engine.database
    .update(submissions)
    .set({ status, answers, changedAt: now })
    .where(and(isIt, eq(submissions.userUid, caller.uid), eq(submissions.status, 'InProgress')))
    .returning();
  if (changed) return { status: 200, body: submissionBody(changed) };
  const [found] = await engine.database.select({ userUid: submissions.userUid }).from(submissions).where(isIt);
  if (!found) throw notFound('There is no such submission.');
  if (found.userUid !== caller.uid) throw forbidden('This is the submission of somebody else.');
  throw new HttpError(409, { name: 'ConflictError', message: 'The submission has been submitted.' });
};
