import { type RaRecord, useDataProvider, useListContext, useResourceContext } from 'ra-core';
import { exportPageSize } from './loadAllRows.ts';

/** Returns the function that loads a page of the enclosing list as it is searched, filtered and sorted, whichever page is shown. */
export function useListPages<Item extends RaRecord>() {
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const { filterValues, filter, sort } = useListContext<Item>();
  return (page: number, signal: AbortSignal) =>
    provider.getList<Item>(resource, {
      pagination: { page, perPage: exportPageSize },
      sort,
      filter: { ...filterValues, ...filter },
      signal,
    });
}
