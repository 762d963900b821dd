import { type GetListResult, useDataProvider, useListContext, useResourceContext } from 'ra-core';
import { bulkPageSize, loadAllPages } from '../provider/loadAllPages.ts';

type LoadOptions = Parameters<typeof loadAllPages>[1];

/** Returns the function that loads all rows of the enclosing list as it is searched, filtered and sorted, whichever page is shown. */
export function useLoadAllRows() {
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const { filterValues, filter, sort } = useListContext();
  return async (options: LoadOptions = {}) => {
    const { signal } = options;
    const load = (page: number): Promise<GetListResult> =>
      provider.getList(resource, {
        pagination: { page, perPage: bulkPageSize },
        sort,
        filter: { ...filterValues, ...filter },
        ...(signal && { signal }),
      });
    return (await loadAllPages(load, options)).data;
  };
}
