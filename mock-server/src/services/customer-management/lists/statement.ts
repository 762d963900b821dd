/** The values of a statement, in the order of their places. */
export class Values {
  readonly list: unknown[] = [];

  /** The place of a value, `$1` and so on. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** A condition of a list: SQL over the list's own table, with its values added as it is written. */
export type Condition = (values: Values) => string;

/** Writes conditions that must all hold. */
export function joinConditions(conditions: readonly Condition[], values: Values): string {
  return conditions.map((condition) => `(${condition(values)})`).join(' and ');
}

/** That a column is one of these texts. */
export function isOneOf(column: string, texts: Iterable<string>): Condition {
  return (values) => `${column} = any(${values.add([...texts])}::text[])`;
}

/** That a column is this value. */
export function equals(column: string, value: unknown): Condition {
  return (values) => `${column} = ${values.add(value)}`;
}

/** That a `tsvector` column has what a `tsquery` asks for. */
export function matches(column: string, query: string): Condition {
  return (values) => `${column} @@ ${values.add(query)}::tsquery`;
}

/** A condition without values. */
export function rawCondition(text: string): Condition {
  return () => text;
}
