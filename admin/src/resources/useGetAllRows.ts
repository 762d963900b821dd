import { bulkPageSize } from '@realmkit/admin-kit';
import { type GetListParams, type RaRecord, type UseInfiniteGetListOptions, useInfiniteGetList } from 'ra-core';
import { useEffect, useMemo } from 'react';

/**
 * Returns all rows of a list once the last of its pages is loaded, for a task that must not miss any: a bulk fetch ends after ten pages (admin §4).
 * A row that moved to the next page while the pages were loaded is returned once.
 */
export function useGetAllRows<Row extends RaRecord>(
  resource: string,
  params: Pick<GetListParams, 'sort' | 'filter'>,
  { onError }: Pick<UseInfiniteGetListOptions<Row>, 'onError'> = {},
) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteGetList<Row>(
    resource,
    { ...params, pagination: { page: 1, perPage: bulkPageSize } },
    { ...(onError && { onError }) },
  );
  useEffect(() => {
    if (data && hasNextPage && !isFetching && error === null) void fetchNextPage({ cancelRefetch: false });
  }, [data, hasNextPage, isFetching, error, fetchNextPage]);
  const rows = useMemo(() => {
    if (data === undefined || hasNextPage) return undefined;
    return [...new Map(data.pages.flatMap((page) => page.data.map((row) => [row.id, row] as const))).values()];
  }, [data, hasNextPage]);
  return { data: rows, error, isFetching, refetch };
}
