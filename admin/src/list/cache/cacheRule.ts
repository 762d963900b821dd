import { emptiedOnFailure, type ListSettings, type ListType, listTypes } from '@realmkit/shell';
import type { QueryClient } from '@tanstack/react-query';

/** The part of a list's query that the rule reads. */
interface CachedList {
  state: { data?: { data: readonly unknown[] } | undefined };
}

/**
 * Returns the stale time of a list, in milliseconds (admin §4): rows are fresh for the whole duration and are fetched again once they are older;
 * an empty list, or one whose cache is switched off, is fetched again on the next mount.
 */
const listStaleTime =
  (type: ListType, { cacheDuration, caches }: ListSettings) =>
  ({ state }: CachedList): number =>
    // One millisecond more: TanStack Query treats data of exactly this age as stale, the rule only older data.
    caches[type] && state.data?.data.length ? cacheDuration + 1 : 0;

/** The other resources of the panel that belong to a list type of the settings, beside the resource of that name. */
const relatedResources: Readonly<Partial<Record<ListType, readonly string[]>>> = {
  users: ['students', 'guardians', 'employees', 'people', 'groupMembers'],
  groups: ['legacyGroups'],
};

/** Applies the cache rule to the panel's lists only: a list row has too few fields to stand in for a full record. */
export function applyListCacheRule(queries: QueryClient, settings: ListSettings): void {
  for (const type of listTypes) {
    for (const resource of [type, ...(relatedResources[type] ?? [])]) {
      queries.setQueryDefaults([resource, 'getList'], {
        staleTime: listStaleTime(type, settings),
        gcTime: Math.max(settings.cacheDuration, 300_000),
        meta: emptiedOnFailure,
      });
    }
  }
}
