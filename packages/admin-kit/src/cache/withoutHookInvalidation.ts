import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** The queries that react-admin's mutation hooks invalidate after a write. */
const invalidatedVerbs: readonly unknown[] = ['getList', 'getInfiniteList', 'getMany', 'getManyReference'];

const isOfHook = (filters: InvalidateQueryFilters = {}): boolean =>
  Object.keys(filters).join() === 'queryKey' && invalidatedVerbs.includes(filters.queryKey?.[1]);

/**
 * Returns a query client that ignores the invalidations of react-admin's mutation hooks: the data provider has fetched what a write made stale
 * before the hook settles, and each list would be fetched twice.
 */
export const withoutHookInvalidation = (queryClient: QueryClient): QueryClient =>
  new Proxy(queryClient, {
    get: (client, name) => {
      if (name === 'invalidateQueries')
        return async (...args: Parameters<QueryClient['invalidateQueries']>) => {
          if (!isOfHook(args[0])) await client.invalidateQueries(...args);
        };
      // The client has private fields, which a proxy has not.
      const value: unknown = Reflect.get(client, name, client);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
