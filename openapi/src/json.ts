/** A JSON object with unchecked members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a value is a JSON object: neither null nor a list. */
export const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as an object, or an empty one where it is something else. */
export const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/** Returns a value as a list, or an empty one where it is something else. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a value as text, or an empty one where it is something else. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the last segment of a `$ref`; undefined where the value is none. */
export const referenceName = (value: unknown): string | undefined => asText(asObject(value).$ref).split('/').at(-1) || undefined;

/** Returns the value at a JSON pointer of a document, such as `#/components/schemas/User`; undefined where there is none. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((place, step) => (Array.isArray(place) ? place[Number(step)] : asObject(place)[step]), document);

/** Resolves references inside of a document to the object itself, or to an empty one where there is none. */
export function resolveReference(document: JsonObject, value: unknown): JsonObject {
  const pointer = asText(asObject(value).$ref);
  return pointer ? resolveReference(document, valueAt(document, pointer)) : asObject(value);
}

/** Returns an object without the members that are undefined: optional members are absent, as `exactOptionalPropertyTypes` wants them. */
export function defined<Values extends object>(values: Values): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  const entries: unknown[][] = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

/** Returns a value as text that is the same for equal values, in whatever order their members are. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    isJsonObject(member) ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1))) : member,
  ) ?? 'undefined';
