import { formatListQuery, type ListQuery, listQueryDefaults } from '@realmkit/shell';
import { useLocation, useNavigate } from 'react-router';
import type { ListDefinition } from './ListDefinition.ts';
import { readListQuery } from './url/listQuery.ts';

/** The state of a list, and the functions that change it. */
export interface ListQueryControl {
  readonly query: ListQuery;
  /** Returns the href of the list with a changed query; any other change starts on the first page. */
  readonly hrefOf: (change: Partial<ListQuery>) => string;
  /** Navigates there; with `replace`, Back does not return to the present state. */
  readonly updateQuery: (change: Partial<ListQuery>, options?: { replace?: boolean }) => void;
  /** Sets one filter; undefined removes it. */
  readonly setFilter: (name: string, value: unknown) => void;
  readonly isFiltered: boolean;
  /** Clears search and filters. */
  readonly clearFilters: () => void;
}

/** Reads and changes the state of a list screen in its URL (admin §2). */
export function useListQuery(definition: ListDefinition): ListQueryControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = readListQuery(search, definition);
  const hrefOf = (change: Partial<ListQuery>) =>
    `${pathname}?${formatListQuery({ ...query, page: listQueryDefaults.page, ...change }, new URLSearchParams(search), definition.namespace)}`;
  const updateQuery = (change: Partial<ListQuery>, { replace = false } = {}) => void navigate(hrefOf(change), { replace });
  return {
    query,
    hrefOf,
    updateQuery,
    setFilter: (name, value) => {
      const { [name]: _, ...others } = query.filters;
      updateQuery({ filters: value === undefined ? others : { ...others, [name]: value } });
    },
    isFiltered: query.searchString !== '' || Object.keys(query.filters).length > 0,
    clearFilters: () => updateQuery({ searchString: '', filters: {} }),
  };
}
