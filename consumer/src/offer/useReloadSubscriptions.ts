import { refetchAfterWrite, useShell, useUserContext } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { entitlementQuery } from '../library/libraryQueries.ts';
import { planChangeQueryKey } from './paymentQueries.ts';
import { paymentQueryKey } from './planQueries.ts';

/** Returns a function that reloads what a change of subscriptions affects: the payment data, the token's subscriptions, the user's services and what they may open. */
export function useReloadSubscriptions(): () => Promise<void> {
  const { session, clients } = useShell();
  const { reload } = useUserContext();
  const queries = useQueryClient();
  return useCallback(async () => {
    // Not reported: the session holds its error. Neither the success of the change nor its notice waits for these.
    void session.refreshAccessToken().catch(() => undefined);
    void reload();
    queries.removeQueries(entitlementQuery(clients));
    const stays = ['provider', planChangeQueryKey[1]];
    await refetchAfterWrite(queries, {
      queryKey: paymentQueryKey,
      predicate: ({ queryKey }) => !stays.some((part) => part === queryKey[1]),
    });
  }, [queries, session, reload, clients]);
}
