import { unwrap } from '@realmkit/openapi';
import * as answers from '@realmkit/openapi/answers/submissions';
import { useClients, useLocale } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { type Submission, withPage } from '../../player/submissions/index.ts';
import { byName } from './reviewOf.ts';

/** The time between two reloads of a review that is shown, in ms. */
const reloadInterval = 30_000;

/** The key of the queries of a review. */
export const reviewKey = (contextId: string, groupUid: string) => ['review', contextId, groupUid] as const;

/** Loads a review with the submissions that it counts; again at focus, and every 30 seconds. */
export function useReview(contextId: string, groupUid: string) {
  const { submissions } = useClients();
  const { locale } = useLocale();
  const query = { contextId, groupUid };
  return useQuery({
    queryKey: reviewKey(contextId, groupUid),
    queryFn: async () => {
      const found = unwrap(await submissions.GET('/reviews', { params: { query } }), answers.listReviews);
      let pupils: Submission[] = [];
      let cursor: string | null | undefined;
      do {
        const page = unwrap(
          await submissions.GET('/', { params: { query: { ...query, ownership: 'Assigned', limit: 100, ...(cursor && { cursor }) } } }),
          answers.listSubmissions,
        );
        pupils = withPage(pupils, page.data);
        cursor = page.cursor;
      } while (cursor);
      return { review: found.data[0], pupils };
    },
    select: ({ review, pupils }) => ({ review, pupils: byName(pupils, locale) }),
    refetchInterval: reloadInterval,
  });
}
