import type { QueryClient } from '@tanstack/react-query';

/** How long a list answers from memory before it is fetched again, in milliseconds (admin §9). */
export const listCacheDuration = 180_000;

/** The lists of customer-management, which follow the cache rule (admin §3). */
const cachedLists = ['groups', 'schoolUnits', 'userGroups', 'users', 'userSchoolUnits'] as const;

/** The part of a list's query that the rule looks at. */
interface CachedList {
  state: { data?: { data: readonly unknown[] } | undefined };
}

/**
 * How long a list is fresh, in milliseconds (admin §4): rows serve for the whole duration and are fetched again once they are older than
 * that; a list without rows is fetched again at the next look.
 */
const listFreshness =
  (duration: number) =>
  ({ state }: CachedList): number =>
    // One millisecond more, because the query client calls stale what is as old as this, and the rule what is older.
    state.data?.data.length ? duration + 1 : 0;

/** Puts the cache rule on the lists of the panel, and on lists only: a thin list row must not stand in for a full record. */
export function applyListCacheRule(queries: QueryClient, duration = listCacheDuration): void {
  for (const resource of cachedLists) {
    queries.setQueryDefaults([resource, 'getList'], { staleTime: listFreshness(duration), gcTime: Math.max(duration, 300_000) });
  }
}
