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
