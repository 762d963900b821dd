import { emptiedOnFailure, type ListSettings, type ListType } from '@realmkit/shell';
import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { Resources } from '../provider/contractDataProvider.ts';

/** The verbs whose results are lists. */
const listVerbs = ['getList', 'getManyReference', 'getInfiniteList'] as const;

/** A page of a list, the pages of an endless one, or a record of a resource that has no list. */
type CachedData = { readonly data: readonly unknown[] } | { readonly pages: readonly { readonly data: readonly unknown[] }[] } | RaRecord;

/** The part of a list's query that the rule reads. */
interface CachedList {
  state: { data?: CachedData | undefined };
}

const hasRows = (data: CachedData | undefined): boolean => {
  const pages: unknown = data && 'pages' in data ? data.pages : [data];
  const isFilled = (page: unknown) =>
    typeof page === 'object' && page !== null && !('data' in page && Array.isArray(page.data) && page.data.length === 0);
  return Array.isArray(pages) && pages.some(isFilled);
};

/**
 * Returns the stale time of a list, in milliseconds (admin §4): rows are fresh for the whole duration and are fetched again once they are older;
 * an empty list, or one whose cache is switched off, is fetched again on the next mount.
 */
const listStaleTime =
  (type: ListType, { cacheDuration, caches }: ListSettings) =>
  ({ state }: CachedList): number =>
    // One millisecond more: TanStack Query treats data of exactly this age as stale, the rule only older data.
    caches[type] && hasRows(state.data) ? cacheDuration + 1 : 0;

/** Fetches the lists of a resource again whatever their age: those that are shown now, without a second request beside a pending one (admin §4). */
export const refreshLists = (queryClient: QueryClient, resource: string): Promise<void> =>
  queryClient.invalidateQueries(
    { queryKey: [resource], predicate: ({ queryKey: [, verb] }) => listVerbs.some((one) => one === verb) },
    { cancelRefetch: false },
  );

/** How long unused lists stay in memory at least, in milliseconds. */
const leastGcTime = 300_000;

/**
 * Applies the cache rules of the resources as defaults of the query client: a resource with a switch obeys it in all its lists, or in its records
 * where it has no list; one with a stale time has that for lists and records, and every other is fetched again when it is shown. A list row never stands in for a full record.
 */
export function applyCacheRules(queryClient: QueryClient, resources: Resources, settings: ListSettings): void {
  for (const [name, { cache, staleTime, getList }] of Object.entries(resources)) {
    const cachedVerbs = getList ? listVerbs : cache ? (['getOne'] as const) : [];
    if (staleTime !== undefined) queryClient.setQueryDefaults([name], { staleTime });
    for (const verb of cachedVerbs) {
      queryClient.setQueryDefaults([name, verb], {
        ...(cache && { staleTime: listStaleTime(cache, settings) }),
        gcTime: Math.max(settings.cacheDuration, leastGcTime),
        meta: emptiedOnFailure,
      });
    }
  }
}
