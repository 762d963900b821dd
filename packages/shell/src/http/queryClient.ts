import { reauthenticationRequired, ServiceError } from '@realmkit/openapi';
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';

/**
 * Creates the query client of a page. It never retries, because the transport does; a call that is rejected with a refreshed token ends the
 * session. An error of a service is reported with the text that the `meta` of the query has for it, as `failure`.
 * @param onReauthentication is called for a change that requires a recent login, with what the `meta` of the mutation has as `leaves`: the form that the user leaves.
 */
export function createQueryClient(
  onUnauthorized: () => void,
  report: ErrorReporter,
  onReauthentication: (left: unknown) => void,
): QueryClient {
  // TanStack Query takes a page that opens without network for one that is online, and would see no change once it is.
  onlineManager.setOnline(navigator.onLine !== false);
  const onError = (error: Error) => {
    if (error instanceof ServiceError && error.status === 401) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        onError(error);
        if (error instanceof ServiceError && typeof meta?.failure === 'string') report(meta.failure, error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        onError(error);
        if (error instanceof ServiceError && error.name === reauthenticationRequired) onReauthentication(meta?.leaves);
      },
    }),
    defaultOptions: {
      // With `networkMode: 'always'`, TanStack Query by default refetches nothing when the device is back online.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Refetches what the current page could not load, once the cause is gone. */
export const refetchFailedQueries = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
