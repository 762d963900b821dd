import { useShell, useUserContext } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { paymentQueryKey } from './paymentQueries.ts';

/** Returns a function that reloads what a change of subscriptions affects: the payment data, the token's subscriptions and the user's services. */
export function useReloadSubscriptions(): () => Promise<void> {
  const { session } = useShell();
  const { reload } = useUserContext();
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: paymentQueryKey, predicate: ({ queryKey }) => queryKey[1] !== 'provider' }),
      session.refreshAccessToken(),
      reload(),
    ]);
  }, [queries, session, reload]);
}
