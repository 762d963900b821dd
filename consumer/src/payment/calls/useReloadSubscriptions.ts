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
    // Neither the success of the change nor its notice waits for these.
    void session.refreshAccessToken().catch(() => undefined);
    void reload();
    await queries.invalidateQueries({ queryKey: paymentQueryKey, predicate: ({ queryKey }) => queryKey[1] !== 'provider' });
  }, [queries, session, reload]);
}
