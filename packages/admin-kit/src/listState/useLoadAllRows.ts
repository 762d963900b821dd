import { type GetListResult, useDataProvider, useListContext, useResourceContext } from 'ra-core';
import { bulkPageSize, loadAllPages } from '../provider/loadAllPages.ts';
import { useListView } from './ListViewContext.ts';

type LoadOptions = Parameters<typeof loadAllPages>[1];

/** Returns the function that loads all rows of the enclosing list as it is searched, filtered and sorted, whichever page is shown. */
export function useLoadAllRows() {
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const { abilities } = useListView();
  const { filterValues, filter, sort, getData } = useListContext();
  return async (options: LoadOptions = {}) => {
    if (!abilities && getData) return getData();
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
