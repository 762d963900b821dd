import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Fetches queries again that a write has made stale, and settles when those on the screen are there. Requests that began before the write are
 * cancelled: the first one of a query would otherwise be taken for the present state, because an invalidation waits for it instead of repeating it.
 */
export async function refetchAfterWrite(queryClient: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}
