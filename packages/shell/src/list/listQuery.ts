import { isJsonObject } from '@realmkit/openapi/json';

/** A JSON object of filters, as the list's contract defines them. */
type ListFilters = Readonly<Record<string, unknown>>;

/** The state of a list in the URL query (shell §2). */
export interface ListQuery {
  /** The first page is 1. */
  readonly page: number;
  /** Rows per page; -1 requests all (admin §4, bulk fetch). */
  readonly itemsPerPage: number;
  readonly sortBy: string;
  readonly sortDesc: boolean;
  readonly searchString: string;
  readonly filters: ListFilters;
}

/** The list query of a URL without parameters (shell §9). */
export const listQueryDefaults: ListQuery = { page: 1, itemsPerPage: 10, sortBy: 'id', sortDesc: true, searchString: '', filters: {} };

const parameters = ['page', 'itemsPerPage', 'sortBy', 'sortDesc', 'searchString', 'filters'] as const;

/** The maximum page size of the services, in rows. */
const maximumItemsPerPage = 100;

/**
 * Parses a list query from the URL; missing and invalid values become the defaults.
 * @param namespace the parameter that holds this list's own query, on a page with several lists.
 * @param defaults the query of a URL without parameters, where it is another than that of all lists.
 */
export function parseListQuery(search: URLSearchParams, namespace?: string, defaults: ListQuery = listQueryDefaults): ListQuery {
  const own = namespace === undefined ? search : new URLSearchParams(search.get(namespace) ?? '');
  const { page, itemsPerPage, sortBy, sortDesc, searchString } = defaults;
  const rows = own.get('itemsPerPage');
  return {
    page: wholeNumber(own.get('page'), Number.MAX_SAFE_INTEGER) ?? page,
    itemsPerPage: rows === '-1' ? -1 : (wholeNumber(rows, maximumItemsPerPage) ?? itemsPerPage),
    sortBy: fieldName(own.get('sortBy')) ?? sortBy,
    sortDesc: flag(own.get('sortDesc')) ?? sortDesc,
    searchString: own.get('searchString') ?? searchString,
    filters: jsonObject(own.get('filters')) ?? defaults.filters,
  };
}

/**
 * Writes a list query to the URL query without its defaults; other parameters stay.
 * @param namespace as in `parseListQuery`.
 * @param defaults as in `parseListQuery`.
 */
export function formatListQuery(
  query: ListQuery,
  search: URLSearchParams,
  namespace?: string,
  defaults: ListQuery = listQueryDefaults,
): URLSearchParams {
  const result = new URLSearchParams(search);
  const own = namespace === undefined ? result : new URLSearchParams();
  const written: Record<(typeof parameters)[number], string> = {
    page: String(query.page),
    itemsPerPage: String(query.itemsPerPage),
    sortBy: query.sortBy,
    sortDesc: String(query.sortDesc),
    searchString: query.searchString,
    filters: JSON.stringify(query.filters),
  };
  for (const parameter of parameters) {
    const standard = defaults[parameter];
    const text = parameter === 'filters' ? JSON.stringify(standard) : String(standard);
    if (written[parameter] === text) own.delete(parameter);
    else own.set(parameter, written[parameter]);
  }
  if (namespace !== undefined) {
    if (own.toString() !== '') result.set(namespace, own.toString());
    else result.delete(namespace);
  }
  return result;
}

function wholeNumber(text: string | null, maximum: number): number | undefined {
  if (text === null || !/^[1-9]\d*$/.test(text)) return undefined;
  const number = Number(text);
  return number <= maximum ? number : undefined;
}

const fieldName = (text: string | null): string | undefined => (text !== null && /^[A-Za-z][\w.]*$/.test(text) ? text : undefined);

const flag = (text: string | null): boolean | undefined => (text === 'true' ? true : text === 'false' ? false : undefined);

function jsonObject(text: string | null): ListFilters | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    // Not reported: an address that somebody has changed filters nothing.
    return undefined;
  }
}
