/** The abilities of a list, as its contract defines them. */
export interface ListDefinition {
  /** The resource of the data provider. */
  readonly resource: string;
  /** The query parameter that holds this list's state if a page shows several lists; without it, the state is spread over the query itself. */
  readonly namespace?: string;
  /** The fields that the service sorts by. */
  readonly sortable: readonly string[];
  /** The field that the service sorts by to group the rows, if the list can be grouped. */
  readonly groupField?: string;
  /** The filters that the list reads from its URL, each with the check of its value. */
  readonly filters: Readonly<Record<string, (value: unknown) => boolean>>;
  /** The `meta` of the list if its rows have fewer attributes than records: react-admin then never shows a row in place of a record. */
  readonly rowsMeta?: { readonly rows: true };
}

/** Returns a check that accepts the given names only. */
export const isOneOf =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && names.includes(value);

/** Returns whether a value can be a uid (at most 64 characters by the contract). */
export const isUid = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 64;
