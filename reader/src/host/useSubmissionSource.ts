import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useMemo } from 'react';
import type { SubmissionSource } from '../player/index.ts';

/** The number of submissions on a page. */
const pageSize = 20;

/** Returns the assignments of the logged-in user: ownership Mine, context type Assignment (reader §7). */
export function useSubmissionSource(): SubmissionSource {
  const { submissions } = useClients();
  return useMemo(
    () => ({
      list: async (cursor, contextId) =>
        unwrap(
          await submissions.GET('/', {
            params: {
              query: {
                ownership: 'Mine',
                contextType: 'Assignment',
                limit: pageSize,
                ...(contextId ? { contextId } : {}),
                ...(cursor ? { cursor } : {}),
              },
            },
          }),
        ),
      update: async (id, change) => {
        const result = await submissions.PATCH('/{id}', { params: { path: { id } }, body: JSON.stringify(change) });
        // Only 200 counts as success (reader §7).
        if (result.response.ok && result.response.status !== 200) throw new Error(`The service answered ${result.response.status}`);
        return unwrap(result);
      },
    }),
    [submissions],
  );
}
