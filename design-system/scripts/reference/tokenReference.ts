import type { ReferenceTable, ReferenceToken } from '../../src/foundations/reference/TokenReference.ts';
import { combinationsOf, isPublic } from '../tokens/combinations.ts';
import { cssValue } from '../tokens/cssValue.ts';
import type { TokenLedger } from '../tokens/ledger.ts';
import type { ResolvedToken, TokenResolver } from '../tokens/resolver.ts';
import { tablesOf } from '../tokens/tables.ts';

/** What the files of the tokens say, ramps included. */
export interface PrintedTokens {
  readonly tokens: readonly Omit<ReferenceToken, 'uses'>[];
  readonly values: readonly ReferenceTable[];
  readonly chains: readonly ReferenceTable[];
}

/** Prints every token: its value and aliases in all combinations, what it is for, and what it replaces. */
export function printTokens(resolver: TokenResolver, { removed }: TokenLedger): PrintedTokens {
  const resolved = combinationsOf(resolver.axes).map((combination) => ({ combination, tokens: resolver.resolve(combination) }));
  const tablesBy = (written: (token: ResolvedToken) => string): ReferenceTable[] =>
    tablesOf(
      resolver,
      resolved.map(({ combination, tokens }) => ({
        combination,
        values: new Map([...tokens].map(([name, token]) => [name, written(token)])),
      })),
    ).map((table) => ({ ...table, rows: Object.fromEntries(table.rows) }));
  // The files of the default contexts describe the roles; the others only give them other values.
  const described = resolver.resolve({});
  return {
    tokens: [...described].map(([name, { type, descriptions }]) => ({
      name,
      type,
      descriptions,
      isPublic: isPublic(name),
      replaces: Object.keys(removed).filter((old) => removed[old] === name),
    })),
    values: tablesBy(cssValue),
    chains: tablesBy(({ chain }) => chain.join(' ')),
  };
}
