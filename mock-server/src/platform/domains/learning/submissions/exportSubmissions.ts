import { type Handler, notFound } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/submissions';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { writeAuditLog } from '../../directory/index.ts';
import { selectReviews } from './selectReviews.ts';
import { groupCondition, selectSubmissions } from './selectSubmissions.ts';
import { submissionBody } from './submissionBody.ts';

/** POST /exports: what leaves the platform leaves an entry in the audit log of the class, in one transaction with what is read. */
export const exportSubmissions: Handler<operations['exportSubmissions'], RequestContext> = ({ body }, visitor) => {
  const { caller, shard, now } = visitor;
  const { groups, submissions, users } = shard.tables;
  const { contextId, groupUid, form } = body;
  const isContext = eq(submissions.contextId, contextId);
  return shard.engine.database.transaction(async (transaction) => {
    const [review] = await selectReviews(visitor, isContext, eq(groups.uid, groupUid));
    if (!review) throw notFound('There is nothing to review.');
    const rows = await selectSubmissions(visitor, false, isContext, groupCondition(visitor, groupUid)).orderBy(
      users.nameKey,
      submissions.number,
    );
    const changes = [{ field: `submissions.${form}`, before: null, after: review.title }];
    await writeAuditLog(transaction, shard.tables, { realm: caller.realm, by: caller, action: 'exportSubmissions', at: now }, [
      { subject: groupUid, changes },
    ]);
    return { status: 200, body: { data: rows.map(submissionBody) } };
  });
};
