/** One context for each axis, such as `{ realm: 'se', theme: 'default', scheme: 'light' }`. */
export type Combination = Record<string, string>;
/** A token with its DTCG type and its value after resolving all aliases. */
export interface ResolvedToken {
  readonly type: string;
  readonly value: unknown;
  /** The names that its alias leads through, down to the token that holds the value; none for a token with a value of its own. */
  readonly chain: readonly string[];
  /** What it is for: its own description after those of its groups. */
  readonly descriptions: readonly string[];
}
/** Returns the name of the token that holds the value of another one. */
export declare const sourceOf: (name: string, { chain }: ResolvedToken) => string;
/** The content of a resolver file: its axes with contexts and defaults, and the tokens of any combination. */
export interface TokenResolver {
  readonly axes: ReadonlyMap<
    string,
    {
      readonly contexts: readonly string[];
      readonly default: string;
    }
  >;
  resolve(combination: Combination): Map<string, ResolvedToken>;
}
/**
 * Reads a DTCG 2025.10 resolver file whose sets and modifiers refer to token files.
 * @throws Error on unknown and circular aliases.
 */
export declare function readResolver(file: string): TokenResolver;
