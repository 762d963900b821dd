import { type ListSettings, type ListType, listTypes } from '@realmkit/shell';
import type { QueryClient } from '@tanstack/react-query';

/** The part of a list's query that the rule looks at. */
interface CachedList {
  state: { data?: { data: readonly unknown[] } | undefined };
}

/**
 * How long a list is fresh, in milliseconds (admin §4): rows serve for the whole duration and are fetched again once they are older than
 * that; a list without rows, or one that is not to be kept, is fetched again at the next look.
 */
const listFreshness =
  (type: ListType, { cacheDuration, caches }: ListSettings) =>
  ({ state }: CachedList): number =>
    // One millisecond more, because the query client calls stale what is as old as this, and the rule what is older.
    caches[type] && state.data?.data.length ? cacheDuration + 1 : 0;

/** The resources of the panel that a list type of the settings stands for, beside the one of its own name. */
const alike: Readonly<Partial<Record<ListType, readonly string[]>>> = {
  users: ['students', 'guardians', 'employees', 'people', 'groupMembers'],
  groups: ['legacyGroups'],
};

/** Puts the cache rule on the lists of the panel, and on lists only: a thin list row must not stand in for a full record. */
export function applyListCacheRule(queries: QueryClient, settings: ListSettings): void {
  for (const type of listTypes) {
    for (const resource of [type, ...(alike[type] ?? [])]) {
      queries.setQueryDefaults([resource, 'getList'], {
        staleTime: listFreshness(type, settings),
        gcTime: Math.max(settings.cacheDuration, 300_000),
      });
    }
  }
}
