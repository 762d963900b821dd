/** An object of a contract, its members unchecked. */
export type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as an object; an empty one where it is something else. */
export const record = (value: unknown): Json => (isJson(value) ? value : {});

/** A value as a list; an empty one where it is something else. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A value as text; empty where it is something else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The last part of the reference that a value is; undefined where it is none. */
export const referenceName = (value: unknown): string | undefined => text(record(value).$ref).split('/').at(-1) || undefined;

/** Follows references inside of a contract to the object itself. */
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
