import type { components } from '@realmkit/openapi/types/submissions';
import type { FakeShellOptions } from '@realmkit/shell/testing';

type Review = components['schemas']['Review'];

const review = (contextId: string, title: string, groupName: string, rest: Partial<Review> = {}): Review => ({
  contextId,
  contextType: 'Assignment',
  title,
  schoolUid: 'se-school-2',
  schoolName: 'Björkskolan',
  groupUid: groupName === 'Klass 2B' ? 'g1' : 'g2',
  groupName,
  pupils: 25,
  started: 0,
  submitted: 0,
  ...rest,
});

/** More reviews than a page has: one with a known time, one with an unknown one, the others without a hand-in. */
export const testReviews: readonly Review[] = [
  review('a1', 'The boy who counted stars', 'Klass 2B', { started: 4, submitted: 18, submittedSince: '2025-09-08T08:12:00.000Z' }),
  review('a2', 'The boat', 'Klass 2B', { submitted: 2 }),
  review('a2', 'The boat', 'Klass 2A', { pupils: 24 }),
  review('q1', 'How well do you remember the book?', 'Klass 2A', { contextType: 'Quiz' }),
  review('q1', 'How well do you remember the book?', 'Klass 2B', { contextType: 'Quiz' }),
  review('q2', 'Words in the book', 'Klass 2B', { contextType: 'Quiz' }),
];

/** Answers with these reviews page by page, and with none to a filter; `queries` collects what is asked for. */
export const answerReviews =
  (reviews: readonly Review[], queries: string[] = []): NonNullable<FakeShellOptions['answer']> =>
  ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname !== '/submissions/reviews') return undefined;
    queries.push(`${searchParams}`);
    if (searchParams.has('progress')) return Response.json({ data: [], cursor: null });
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit'));
    return Response.json({ data: reviews.slice(start, end), cursor: end < reviews.length ? String(end) : null });
  };
