import type { Handler } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/submissions';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { foldedWords } from '../../../database/text/foldDiacritics.ts';
import { type ReviewRow, selectReviews } from './selectReviews.ts';

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

const reviewBody = ({ givenAt, submittedSince, ...review }: ReviewRow): components['schemas']['Review'] => ({
  ...review,
  ...(givenAt !== null && { givenAt }),
  ...(submittedSince !== null && { submittedSince: isoTime(submittedSince) }),
});

const cursorOf = ({ contextId, groupUid }: ReviewRow): string => Buffer.from(JSON.stringify([contextId, groupUid])).toString('base64url');

/** GET /reviews: a page starts after the last review of the previous page, or at the beginning where the caller does not see that one any more. */
export const listReviews: Handler<operations['listReviews'], RequestContext> = async ({ query }, visitor) => {
  const { submissions, groups } = visitor.shard.tables;
  const { contextId, groupUid, search = '', progress, limit = 20, cursor } = query;
  const words = foldedWords(search);
  const matches = ({ title, groupName, pupils, submitted }: ReviewRow): boolean => {
    const own = foldedWords(`${title} ${groupName}`);
    const isFound = words.every((word) => own.some((one) => one.startsWith(word)));
    return isFound && (progress === undefined || (submitted === pupils) === (progress === 'Complete'));
  };
  const reviews = await selectReviews(
    visitor,
    contextId === undefined ? undefined : eq(submissions.contextId, contextId),
    groupUid === undefined ? undefined : eq(groups.uid, groupUid),
  );
  const start = reviews.findIndex((review) => cursorOf(review) === cursor) + 1;
  const found = reviews.slice(start).filter(matches);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { status: 200, body: { data: page.map(reviewBody), cursor: found.length > limit && last ? cursorOf(last) : null } };
};
