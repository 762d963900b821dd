/** A request for a page of a list, before it becomes the query of a contract. */
export interface ListRequest {
  /** The first page is 1. */
  readonly page: number;
  readonly size: number;
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  /** The text of the filter `q`, trimmed; empty without a search. */
  readonly q: string;
  /** The other filters; that of a reference is among them. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The `meta` of react-admin's call. */
  readonly meta: unknown;
}
