import type { ListQuery } from '@realmkit/shell';
import { useLocation, useNavigate } from 'react-router';
import { useListView } from '../ListViewContext.ts';
import { readListQuery, writeListQuery } from './listQuery.ts';

/** The state of a list, and the functions that change it. */
export interface ListQueryControl {
  readonly query: ListQuery;
  /** Returns the href of the list with a changed query; any other change starts on the first page. */
  readonly hrefOf: (change: Partial<ListQuery>) => string;
  /** Navigates there; with `replace`, Back does not return to the present state. */
  readonly updateQuery: (change: Partial<ListQuery>, options?: { replace?: boolean }) => void;
  readonly isFiltered: boolean;
  /** Clears search and filters. */
  readonly clearFilters: () => void;
}

/** Reads and changes the state of the enclosing list in its URL (admin §2). */
export function useListQuery(): ListQueryControl {
  const { url } = useListView();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = readListQuery(search, url);
  const hrefOf = (change: Partial<ListQuery>) => `${pathname}?${writeListQuery({ ...query, page: 1, ...change }, search, url)}`;
  const updateQuery = (change: Partial<ListQuery>, { replace = false } = {}) => void navigate(hrefOf(change), { replace });
  return {
    query,
    hrefOf,
    updateQuery,
    isFiltered: query.searchString !== '' || Object.keys(query.filters).length > 0,
    clearFilters: () => updateQuery({ searchString: '', filters: {} }),
  };
}
