import { maxBulkRows } from '@realmkit/admin-kit';
import { isJsonObject } from '@realmkit/openapi/json';
import { formatListQuery, type ListQuery, listQueryDefaults, parseListQuery } from '@realmkit/shell';
import type { ListDefinition } from '../ListDefinition.ts';

/** The part of react-admin's list state that is in its query. */
interface AdminListState {
  page: number;
  perPage: number;
  sort: string;
  order: 'ASC' | 'DESC';
  filter: Readonly<Record<string, unknown>>;
}

/** The maximum length of a search string, by the contract. */
export const maxSearchLength = 200;

function parseFilters(text: string | null): Record<string, unknown> {
  const value: unknown = JSON.parse(text ?? '{}');
  return isJsonObject(value) ? value : {};
}

/** Parses a list's query from a URL (admin §2) and limits it to what the list supports: an unknown sort field or filter falls back to the default. */
export function readListQuery(search: string, { sortable, filters, namespace }: ListDefinition): ListQuery {
  const query = parseListQuery(new URLSearchParams(search), namespace);
  const sort = sortable.includes(query.sortBy) ? {} : { sortBy: listQueryDefaults.sortBy, sortDesc: listQueryDefaults.sortDesc };
  const known = Object.entries(query.filters).filter(([name, value]) => Object.hasOwn(filters, name) && filters[name]?.(value));
  // All rows are on one page.
  const page = query.itemsPerPage === -1 ? { page: 1 } : {};
  return { ...query, ...sort, ...page, searchString: query.searchString.slice(0, maxSearchLength), filters: Object.fromEntries(known) };
}

const toAdmin = ({ page, itemsPerPage, sortBy, sortDesc, searchString, filters }: ListQuery): AdminListState => ({
  page,
  // React-admin never finishes with -1, so it gets the maximum of a bulk fetch.
  perPage: itemsPerPage === -1 ? maxBulkRows : itemsPerPage,
  sort: sortBy,
  order: sortDesc ? 'DESC' : 'ASC',
  filter: searchString ? { ...filters, q: searchString } : filters,
});

/** Converts the list query of a URL to the query that react-admin reads. */
export function toAdminSearch(search: string, definition: ListDefinition): string {
  const { page, perPage, sort, order, filter } = toAdmin(readListQuery(search, definition));
  const query = new URLSearchParams({ page: String(page), perPage: String(perPage), sort, order, filter: JSON.stringify(filter) });
  return `?${query}`;
}

/** Converts the query that react-admin writes to the platform's URL parameters; all other parameters stay. */
export function fromAdminSearch(adminSearch: string, search: string, { namespace }: ListDefinition): string {
  const admin = new URLSearchParams(adminSearch);
  const { q, ...filters } = parseFilters(admin.get('filter'));
  const perPage = Number(admin.get('perPage') ?? listQueryDefaults.itemsPerPage);
  const query: ListQuery = {
    page: Number(admin.get('page') ?? listQueryDefaults.page),
    itemsPerPage: perPage === maxBulkRows ? -1 : perPage,
    sortBy: admin.get('sort') ?? listQueryDefaults.sortBy,
    sortDesc: admin.get('order') !== 'ASC',
    searchString: typeof q === 'string' ? q : '',
    filters,
  };
  return `?${formatListQuery(query, new URLSearchParams(search), namespace)}`;
}

/** Returns whether two URLs request different pages of the same list and differ in nothing else. */
export function differInPageOnly(search: string, other: string, definition: ListDefinition): boolean {
  const [query, otherQuery] = [search, other].map((address) => readListQuery(address, definition));
  const firstPage = (list: ListQuery | undefined) => JSON.stringify({ ...list, page: listQueryDefaults.page });
  return query?.page !== otherQuery?.page && firstPage(query) === firstPage(otherQuery);
}
