/**
 * What an app reads of an answer, by example: `''` is any text, `0` a number, `false` a boolean, `[sample]` a list and `{ … }` a record. A function
 * returns the sample of what may be null or missing. Members that the sample does not name are not read, and those that the contract lacks do not compile.
 */
export type Sample<Value> = unknown extends Value
  ? unknown
  : null extends Value
    ? () => Kind<NonNullable<Value>>
    : undefined extends Value
      ? () => Kind<NonNullable<Value>>
      : Kind<Value> | (() => Kind<Value>);

type Kind<Value> = [Value] extends [string]
  ? string
  : [Value] extends [number]
    ? number
    : [Value] extends [boolean]
      ? boolean
      : [Value] extends [readonly (infer Item)[]]
        ? readonly Sample<Item>[]
        : { readonly [Name in keyof Value]?: Sample<Value[Name]> };
