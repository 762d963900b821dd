/** What a list's contract lets one ask for. */
export interface ListDefinition {
  /** The resource of the data provider. */
  readonly resource: string;
  /** The query parameter that holds this list's state, where a page shows several lists; else the state stands in the query itself. */
  readonly namespace?: string;
  /** The fields that the service sorts by. */
  readonly sortable: readonly string[];
  /** The field that the service sorts by for rows of one group to stand together, where the list can be grouped. */
  readonly groupField?: string;
  /** The filters that the list takes from its address, each with the check of its value. */
  readonly filters: Readonly<Record<string, (value: unknown) => boolean>>;
}

/** A check whether a value is one of some names. */
export const isOneOf =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && names.includes(value);

/** Whether a value can be the uid of something (at most 64 characters, says the contract). */
export const isUid = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 64;
