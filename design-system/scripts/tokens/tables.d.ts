import type { CombinedTokens } from './combinations.ts';
import type { TokenResolver } from './resolver.ts';
/** The tokens that depend on the same axes: one row of values for each combination of their contexts. */
export interface TokenTable {
  readonly axes: readonly string[];
  readonly names: readonly string[];
  readonly rows: ReadonlyMap<string, readonly string[]>;
}
/** Groups the tokens into tables by the axes that they depend on, so that no value is written twice. */
export declare function tablesOf(resolver: TokenResolver, combined: readonly CombinedTokens[]): TokenTable[];
