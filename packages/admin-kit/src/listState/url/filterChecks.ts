/** Returns a check that accepts the given names only. */
export const isOneOf =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && names.includes(value);

/** Returns whether a value can be a uid (at most 64 characters by the contract). */
export const isUid = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 64;
