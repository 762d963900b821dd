/** An object of a contract with unchecked members. */
export type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as an object, or an empty one where it is something else. */
export const record = (value: unknown): Json => (isJson(value) ? value : {});

/** Returns a value as a list, or an empty one where it is something else. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a value as text, or an empty one where it is something else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the last segment of a `$ref`; undefined where the value is none. */
export const referenceName = (value: unknown): string | undefined => text(record(value).$ref).split('/').at(-1) || undefined;

/** Resolves references inside of a contract to the object itself. */
export function resolved(document: Json, value: unknown): Json {
  const pointer = text(record(value).$ref);
  if (!pointer) return record(value);
  const steps = pointer
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolved(
    document,
    steps.reduce<unknown>((here, step) => record(here)[step], document),
  );
}
