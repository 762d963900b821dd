import type { Page } from './allPages.ts';

/** A request for a page of a list, before it becomes a query of a contract. */
export interface ListRequest {
  /** The first page is 1. */
  page: number;
  size: number;
  /** `<field>,<asc|desc>`. */
  sort: string;
  /** The text in the search field; empty without a search. */
  searchString: string;
  filters: Readonly<Record<string, unknown>>;
  signal: AbortSignal | null;
}

/** Returns the query of a list of customer-management (admin §7). */
export function listQueryOf({ page, size, sort, searchString, filters }: ListRequest) {
  return {
    page,
    size,
    sort,
    ...(searchString && { q: searchString }),
    ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }),
  };
}

/** A record as react-admin needs it: the contract's record with an `id`. */
export type Row = object & { id: string | number };

/** A response whose total may be missing, although the contract requires it (admin §4). */
interface ListResponse<Item> {
  data: Item[];
  meta?: { totalItems?: number };
}

/** Returns the rows and the total of a response; a missing total is `missingTotal`. */
export const pageOf = <Item>({ data, meta }: ListResponse<Item>, toRow: (item: Item) => Row, missingTotal = -1): Page<Row> => ({
  rows: data.map(toRow),
  total: meta?.totalItems ?? missingTotal,
});
