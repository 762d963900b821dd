import { formatListQuery, type ListQuery, listQueryDefaults } from '@realmkit/shell';
import { useLocation, useNavigate } from 'react-router';
import type { ListDefinition } from './ListDefinition.ts';
import { readListQuery } from './url/listQuery.ts';

/** What a list shows, and the ways to show something else of it. */
export interface ListQueryControl {
  readonly query: ListQuery;
  /** The address of the list with something changed; another question starts on its first page. */
  readonly addressOf: (change: Partial<ListQuery>) => string;
  /** Goes there; with `replace`, Back does not return to the present state. */
  readonly ask: (change: Partial<ListQuery>, options?: { replace?: boolean }) => void;
  /** Sets one filter; without a value it is removed. */
  readonly setFilter: (name: string, value: unknown) => void;
  readonly isNarrowed: boolean;
  /** Leaves search and filters out. */
  readonly widen: () => void;
}

/** The state of a list screen, which stands in its address (admin §2). */
export function useListQuery(definition: ListDefinition): ListQueryControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = readListQuery(search, definition);
  const addressOf = (change: Partial<ListQuery>) =>
    `${pathname}?${formatListQuery({ ...query, page: listQueryDefaults.page, ...change }, new URLSearchParams(search), definition.namespace)}`;
  const ask = (change: Partial<ListQuery>, { replace = false } = {}) => void navigate(addressOf(change), { replace });
  return {
    query,
    addressOf,
    ask,
    setFilter: (name, value) => {
      const { [name]: _, ...others } = query.filters;
      ask({ filters: value === undefined ? others : { ...others, [name]: value } });
    },
    isNarrowed: query.searchString !== '' || Object.keys(query.filters).length > 0,
    widen: () => ask({ searchString: '', filters: {} }),
  };
}
