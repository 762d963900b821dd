import { isJsonObject } from '@realmkit/openapi/json';

/** Returns the text of a JSON value whose objects name their properties in the order of the alphabet. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, one: unknown) =>
    isJsonObject(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
  ) ?? '';
