/** The values of a statement, in the order of their placeholders. */
export class Values {
  readonly list: unknown[] = [];

  /** Adds a value and returns its placeholder, such as `$1`. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** A condition of a list: SQL over the list's own table, which adds its values while it is built. */
export type Condition = (values: Values) => string;

/** Joins conditions with AND. */
export function joinConditions(conditions: readonly Condition[], values: Values): string {
  return conditions.map((condition) => `(${condition(values)})`).join(' and ');
}

/** Returns the condition that a column is one of these texts. */
export function isOneOf(column: string, texts: Iterable<string>): Condition {
  return (values) => `${column} = any(${values.add([...texts])}::text[])`;
}

/** Returns the condition that a column is this value. */
export function equals(column: string, value: unknown): Condition {
  return (values) => `${column} = ${values.add(value)}`;
}

/** Returns the condition that a `tsvector` column matches a `tsquery`. */
export function matches(column: string, query: string): Condition {
  return (values) => `${column} @@ ${values.add(query)}::tsquery`;
}

/** Returns a condition without values. */
export function rawCondition(text: string): Condition {
  return () => text;
}
