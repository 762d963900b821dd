import { maxBulkRows } from '@realmkit/admin-kit';
import { type GetListParams, type RaRecord, type UseGetListOptions, useGetList } from 'react-admin';

/** Returns all rows of a list, for a task that must not miss any: other lists of all rows end after ten pages (admin §4). */
export const useGetAllRows = <Row extends RaRecord>(
  resource: string,
  params: Pick<GetListParams, 'sort' | 'filter'>,
  options: Pick<UseGetListOptions<Row>, 'onError'> = {},
) => useGetList<Row>(resource, { ...params, pagination: { page: 1, perPage: maxBulkRows }, meta: { allRows: true } }, options);
