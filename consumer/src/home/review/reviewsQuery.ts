import { unwrap } from '@realmkit/openapi';
import * as answers from '@realmkit/openapi/answers/submissions';
import type { Clients } from '@realmkit/shell';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Which reviews are shown: all, those that all have handed in, or the others. */
export type Progress = 'all' | 'Open' | 'Complete';

/** The number of reviews of a page: the start page has more below them. */
const pageSize = 5;

/** The time between two reloads of reviews that are shown, in ms. */
const reloadInterval = 30_000;

/** Loads the reviews of staff page by page; what is shown again at focus, and every 30 seconds. */
export const reviewsQuery = (submissions: Clients['submissions'], search: string, progress: Progress) =>
  infiniteQueryOptions({
    queryKey: ['reviews', search, progress],
    queryFn: async ({ pageParam }) => {
      const query = {
        limit: pageSize,
        ...(search && { search }),
        ...(progress !== 'all' && { progress }),
        ...(pageParam && { cursor: pageParam }),
      };
      return unwrap(await submissions.GET('/reviews', { params: { query } }), answers.listReviews);
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: reloadInterval,
  });
