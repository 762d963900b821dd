import { isJsonObject } from '@realmkit/openapi/json';
import { formatListQuery, type ListQuery, listQueryDefaults, parseListQuery } from '@realmkit/shell';
import type { SortPayload } from 'ra-core';
import { maxBulkRows } from '../../provider/loadAllPages.ts';
import type { ListAbilities } from '../../resources/defineResource.ts';

/** The part of react-admin's list state that is in its query. */
interface AdminListState {
  page: number;
  perPage: number;
  sort: string;
  order: 'ASC' | 'DESC';
  filter: Readonly<Record<string, unknown>>;
}

/** What a list reads from its URL: the abilities of its resource, and the props of the list. */
export interface ListUrl extends ListAbilities {
  /** The query parameter that holds this list's state if a page shows several lists; without it, the state is spread over the query itself. */
  readonly namespace?: string | undefined;
  /** The order and the page size of a URL without them, where they are others than those of all lists. */
  readonly sort?: SortPayload | undefined;
  readonly perPage?: number | undefined;
}

/** Returns the list query of a URL without parameters. */
const defaultsOf = ({ sort, perPage }: ListUrl): ListQuery => ({
  ...listQueryDefaults,
  ...(sort && { sortBy: sort.field, sortDesc: sort.order === 'DESC' }),
  ...(perPage !== undefined && { itemsPerPage: perPage }),
});

/** The maximum length of a search string, by the contract. */
export const maxSearchLength = 200;

function parseFilters(text: string | null): Record<string, unknown> {
  const value: unknown = JSON.parse(text ?? '{}');
  return isJsonObject(value) ? value : {};
}

/** Parses a list's query from a URL (admin §2) and limits it to what the list supports: an unknown sort field or filter falls back to the default. */
export function readListQuery(search: string, url: ListUrl): ListQuery {
  const { sortable = [], filters = {}, namespace } = url;
  const defaults = defaultsOf(url);
  const query = parseListQuery(new URLSearchParams(search), namespace, defaults);
  const sort = sortable.includes(query.sortBy) ? {} : { sortBy: defaults.sortBy, sortDesc: defaults.sortDesc };
  const known = Object.entries(query.filters).filter(([name, value]) => Object.hasOwn(filters, name) && filters[name]?.(value));
  // All rows are on one page.
  const page = query.itemsPerPage === -1 ? { page: 1 } : {};
  return { ...query, ...sort, ...page, searchString: query.searchString.slice(0, maxSearchLength), filters: Object.fromEntries(known) };
}

/** Writes a list's query to the query of a URL; all other parameters stay. */
export const writeListQuery = (query: ListQuery, search: string, url: ListUrl): string =>
  formatListQuery(query, new URLSearchParams(search), url.namespace, defaultsOf(url)).toString();

const toAdmin = ({ page, itemsPerPage, sortBy, sortDesc, searchString, filters }: ListQuery): AdminListState => ({
  page,
  // React-admin never finishes with -1, so it gets the maximum of a bulk fetch.
  perPage: itemsPerPage === -1 ? maxBulkRows : itemsPerPage,
  sort: sortBy,
  order: sortDesc ? 'DESC' : 'ASC',
  filter: searchString ? { ...filters, q: searchString } : filters,
});

/** Converts the list query of a URL to the query that react-admin reads. */
export function toAdminSearch(search: string, url: ListUrl): string {
  const { page, perPage, sort, order, filter } = toAdmin(readListQuery(search, url));
  const query = new URLSearchParams({ page: String(page), perPage: String(perPage), sort, order, filter: JSON.stringify(filter) });
  return `?${query}`;
}

/** Converts the query that react-admin writes to the platform's URL parameters; all other parameters stay. */
export function fromAdminSearch(adminSearch: string, search: string, url: ListUrl): string {
  const defaults = defaultsOf(url);
  const admin = new URLSearchParams(adminSearch);
  const { q, ...filters } = parseFilters(admin.get('filter'));
  const perPage = Number(admin.get('perPage') ?? defaults.itemsPerPage);
  const query: ListQuery = {
    page: Number(admin.get('page') ?? defaults.page),
    itemsPerPage: perPage === maxBulkRows ? -1 : perPage,
    sortBy: admin.get('sort') ?? defaults.sortBy,
    sortDesc: admin.get('order') !== 'ASC',
    searchString: typeof q === 'string' ? q : '',
    filters,
  };
  return `?${writeListQuery(query, search, url)}`;
}

/** Returns whether two URLs request different pages of the same list and differ in nothing else. */
export function differInPageOnly(search: string, other: string, url: ListUrl): boolean {
  const [query, otherQuery] = [search, other].map((address) => readListQuery(address, url));
  const firstPage = (list: ListQuery | undefined) => JSON.stringify({ ...list, page: listQueryDefaults.page });
  return query?.page !== otherQuery?.page && firstPage(query) === firstPage(otherQuery);
}
