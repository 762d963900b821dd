import type { ListQuery } from '@realmkit/shell';
import { useListContext } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { maxBulkRows } from '../../provider/loadAllPages.ts';
import { useListView } from '../ListViewContext.ts';
import { readListQuery, writeListQuery } from './listQuery.ts';

/** The state of a list, and the functions that change it. */
export interface ListQueryControl {
  readonly query: ListQuery;
  /** Returns the href of the list with a changed query; any other change starts on the first page. Undefined where the URL does not have the state. */
  readonly hrefOf: ((change: Partial<ListQuery>) => string) | undefined;
  /** Changes the state; with `replace`, Back does not return to the present one. */
  readonly updateQuery: (change: Partial<ListQuery>, options?: { replace?: boolean }) => void;
  readonly isFiltered: boolean;
  /** Clears search and filters. */
  readonly clearFilters: () => void;
}

type Change = Partial<ListQuery>;

/** Reads and changes the state of the enclosing list, in its URL where it has one (admin §2). */
export function useListQuery(): ListQueryControl {
  const { url } = useListView();
  const local = useLocalQuery();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = url ? readListQuery(search, url) : local.query;
  const hrefOf = url && ((change: Change) => `${pathname}?${writeListQuery({ ...query, page: 1, ...change }, search, url)}`);
  const updateQuery = (change: Change, { replace = false } = {}) =>
    hrefOf ? void navigate(hrefOf(change), { replace }) : local.updateQuery(change);
  return {
    query,
    hrefOf,
    updateQuery,
    isFiltered: query.searchString !== '' || Object.keys(query.filters).length > 0,
    clearFilters: () => updateQuery({ searchString: '', filters: {} }),
  };
}

/** Reads and changes the state of a list that only its context has, as in a `ReferenceManyField`. */
function useLocalQuery() {
  const { page, perPage, sort, filterValues, setPage, setPerPage, setSort, setFilters } = useListContext();
  const { q = '', ...filters } = filterValues;
  const query: ListQuery = {
    page,
    itemsPerPage: perPage === maxBulkRows ? -1 : perPage,
    sortBy: sort.field,
    sortDesc: sort.order === 'DESC',
    searchString: String(q),
    filters,
  };
  const updateQuery = (change: Change) => {
    const { itemsPerPage, sortBy, sortDesc, searchString, filters: others } = { ...query, ...change };
    if ('sortBy' in change || 'sortDesc' in change) setSort({ field: sortBy, order: sortDesc ? 'DESC' : 'ASC' });
    if ('searchString' in change || 'filters' in change) setFilters({ ...others, ...(searchString && { q: searchString }) });
    if (change.itemsPerPage !== undefined) setPerPage(itemsPerPage === -1 ? maxBulkRows : itemsPerPage);
    setPage(change.page ?? 1);
  };
  return { query, updateQuery };
}
