import { forbidden, type Handler, notFound } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/submissions';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { selectSubmissions } from './selectSubmissions.ts';
import { bodyFor } from './submissionBody.ts';

/** GET /{id}: a submission of the caller's own as `Mine` lists it, one of somebody else as `Assigned` does. */
export const getSubmission: Handler<operations['getSubmission'], RequestContext> = async ({ path }, visitor) => {
  const { caller, shard } = visitor;
  const { submissions } = shard.tables;
  const isIt = and(eq(submissions.id, path.id), eq(submissions.realm, caller.realm));
  const [found] = await shard.engine.database.select({ userUid: submissions.userUid }).from(submissions).where(isIt);
  if (!found) throw notFound('There is no such submission.');
  const isMine = found.userUid === caller.uid;
  const [one] = await selectSubmissions(visitor, isMine, isIt);
  if (!one) throw forbidden('This is the submission of somebody else.');
  const body = bodyFor(isMine, one);
  return { status: 200, headers: { ETag: body.etag }, body };
};
