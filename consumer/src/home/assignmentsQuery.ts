import { unwrap } from '@realmkit/openapi';
import * as submissionsAnswers from '@realmkit/openapi/answers/submissions';
import type { components } from '@realmkit/openapi/types/submissions';
import type { Clients } from '@realmkit/shell';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** A pupil's work on an assignment or a quiz. */
export type Submission = components['schemas']['Submission'];

/** The number of assignments that are shown first, and of further ones. */
const pageSize = 10;

/** Builds the infinite query of the user's own assignments and quizzes, those to do or those that are handed in. */
export const assignmentsQuery = ({ submissions }: Clients, status: Submission['status']) =>
  infiniteQueryOptions({
    queryKey: ['submissions', 'mine', status],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ownership: 'Mine', status, limit: pageSize, ...(pageParam === undefined ? {} : { cursor: pageParam }) } as const;
      return unwrap(await submissions.GET('/', { params: { query }, signal }), submissionsAnswers.listSubmissions);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    // A page begins with the last one of the page before.
    select: ({ pages }) => [...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values()],
  });
