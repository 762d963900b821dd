import type { CombinedTokens } from './combinations.ts';
import type { Combination, TokenResolver } from './resolver.ts';

/** The tokens that depend on the same axes: one row of values for each combination of their contexts. */
export interface TokenTable {
  readonly axes: readonly string[];
  readonly names: readonly string[];
  readonly rows: ReadonlyMap<string, readonly string[]>;
}

/** Returns the key of a table's row: the contexts of the table's axes, in their order. */
const rowKey = (axes: readonly string[], combination: Combination): string => axes.map((axis) => combination[axis]).join(' ');

function axesThatMatter(name: string, axes: readonly string[], combined: readonly CombinedTokens[]): string[] {
  return axes.filter((axis) => {
    const others = axes.filter((other) => other !== axis);
    const seen = new Map<string, string | undefined>();
    return combined.some(({ combination, values }) => {
      const key = rowKey(others, combination);
      const value = values.get(name);
      if (!seen.has(key)) seen.set(key, value);
      return seen.get(key) !== value;
    });
  });
}

/** Groups the tokens into tables by the axes that they depend on, so that no value is written twice. */
export function tablesOf(resolver: TokenResolver, combined: readonly CombinedTokens[]): TokenTable[] {
  const allAxes = [...resolver.axes.keys()];
  const names = [...(combined[0]?.values.keys() ?? [])];
  const byAxes = Map.groupBy(names, (name) => axesThatMatter(name, allAxes, combined).join(' '));
  return [...byAxes].map(([joined, tableNames]) => {
    const axes = joined === '' ? [] : joined.split(' ');
    const rows = new Map(
      combined.map(({ combination, values }) => [rowKey(axes, combination), tableNames.map((name) => values.get(name) ?? '')]),
    );
    return { axes, names: tableNames, rows };
  });
}
