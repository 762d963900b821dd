import type { JsonObject } from '../../json.ts';

/** One difference between two versions of a contract. */
export interface Change {
  readonly kind: 'added' | 'changed' | 'removed';
  /** True if a client of the old contract may fail now. */
  readonly breaking: boolean;
  /** The operation and the path within it. */
  readonly place: string;
  readonly what: string;
}

/** The direction of a schema's values: a request may not be narrowed, a response may not be widened. */
export type Direction = 'request' | 'response';

/** The documents of two versions of a contract, and whether what is compared is within an extension, which a service may leave out. */
export interface Versions {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly extension: { readonly before: boolean; readonly after: boolean };
}

/** Returns a change that is neither an addition nor a removal. */
export const changed = (breaking: boolean, place: string, what: string): Change => ({ kind: 'changed', breaking, place, what });

/** Returns the versions within two nodes, which their `x-origin` may make an extension. */
export const within = ({ before, after, extension }: Versions, was: JsonObject, is: JsonObject): Versions => ({
  before,
  after,
  extension: {
    before: extension.before || was['x-origin'] === 'extension',
    after: extension.after || is['x-origin'] === 'extension',
  },
});

/** Returns a breaking change where a service may leave out now what it had to have. */
export function originChanges(versions: Versions, place: string, was: JsonObject, is: JsonObject): Change[] {
  const { extension } = within(versions, was, is);
  return !extension.before && extension.after && !versions.extension.after
    ? [changed(true, place, 'is an extension now, which a service may leave out')]
    : [];
}

/** What two schemas are compared in. */
export interface SchemaContext {
  readonly versions: Versions;
  readonly direction: Direction;
  /** The comparisons that this one is within: a schema that contains itself is compared once. */
  readonly seen: ReadonlySet<string>;
}

/** Returns the changes between two schemas, for values that go in one direction. */
export type CompareSchemas = (context: SchemaContext, place: string, was: unknown, is: unknown) => Change[];
