import type { Page } from './allPages.ts';

/** A page of a list as the panel asks for it, before it is put into a contract's query. */
export interface ListRequest {
  /** The first page is 1. */
  page: number;
  size: number;
  /** `<field>,<asc|desc>`. */
  sort: string;
  /** What was typed into the search field; empty where nothing was. */
  searchString: string;
  filters: Readonly<Record<string, unknown>>;
  signal: AbortSignal | null;
}

/** The query that the lists of customer-management take (admin §7). */
export function listQueryOf({ page, size, sort, searchString, filters }: ListRequest) {
  return {
    page,
    size,
    sort,
    ...(searchString && { q: searchString }),
    ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }),
  };
}

/** A record as react-admin wants it: what the contract says, with an `id`. */
export type Row = object & { id: string | number };

/** An answer whose total may be missing, whatever the contract promises (admin §4). */
interface ListResponse<Item> {
  data: Item[];
  meta?: { totalItems?: number };
}

/** The rows and the total of an answer; a missing total is -1, or what the caller takes instead. */
export const pageOf = <Item>({ data, meta }: ListResponse<Item>, toRow: (item: Item) => Row, missingTotal = -1): Page<Row> => ({
  rows: data.map(toRow),
  total: meta?.totalItems ?? missingTotal,
});
