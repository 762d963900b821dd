import { formatListQuery, type ListQuery, listQueryDefaults, parseListQuery } from '@realmkit/shell';
import { maxBulkRows } from '../../dataProvider/allPages.ts';
import type { ListDefinition } from '../ListDefinition.ts';
import { isObject } from './isObject.ts';

/** The part of react-admin's list state that lives in its query. */
interface AdminListState {
  page: number;
  perPage: number;
  sort: string;
  order: 'ASC' | 'DESC';
  filter: Readonly<Record<string, unknown>>;
}

/** How long a search string may be, says the contract. */
export const searchLength = 200;

function filtersOf(text: string | null): Record<string, unknown> {
  const value: unknown = JSON.parse(text ?? '{}');
  return isObject(value) ? value : {};
}

/**
 * A list's query as it stands in an address (admin §2), cut down to what the list can be asked: a field it cannot be sorted by or a filter
 * it does not have becomes the default.
 */
export function readListQuery(search: string, { sortable, filters, namespace }: ListDefinition): ListQuery {
  const query = parseListQuery(new URLSearchParams(search), namespace);
  const sort = sortable.includes(query.sortBy) ? {} : { sortBy: listQueryDefaults.sortBy, sortDesc: listQueryDefaults.sortDesc };
  const known = Object.entries(query.filters).filter(([name, value]) => filters[name]?.(value));
  // All rows are one page.
  const page = query.itemsPerPage === -1 ? { page: 1 } : {};
  return { ...query, ...sort, ...page, searchString: query.searchString.slice(0, searchLength), filters: Object.fromEntries(known) };
}

const toAdmin = ({ page, itemsPerPage, sortBy, sortDesc, searchString, filters }: ListQuery): AdminListState => ({
  page,
  // React-admin never comes to an end with -1, so it is told the most rows that a bulk fetch brings.
  perPage: itemsPerPage === -1 ? maxBulkRows : itemsPerPage,
  sort: sortBy,
  order: sortDesc ? 'DESC' : 'ASC',
  filter: searchString ? { ...filters, q: searchString } : filters,
});

/** An address's list query as the query that react-admin reads. */
export function toAdminSearch(search: string, definition: ListDefinition): string {
  const { page, perPage, sort, order, filter } = toAdmin(readListQuery(search, definition));
  const query = new URLSearchParams({ page: String(page), perPage: String(perPage), sort, order, filter: JSON.stringify(filter) });
  return `?${query}`;
}

/** The query that react-admin writes, put into the platform's parameters of an address; all its other parameters stay. */
export function fromAdminSearch(adminSearch: string, search: string, { namespace }: ListDefinition): string {
  const admin = new URLSearchParams(adminSearch);
  const { q, ...filters } = filtersOf(admin.get('filter'));
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

/** Whether two addresses ask for different pages of the same list, and differ in nothing else. */
export function differInPageOnly(search: string, other: string, definition: ListDefinition): boolean {
  const [query, otherQuery] = [search, other].map((address) => readListQuery(address, definition));
  const firstPage = (list: ListQuery | undefined) => JSON.stringify({ ...list, page: listQueryDefaults.page });
  return query?.page !== otherQuery?.page && firstPage(query) === firstPage(otherQuery);
}
