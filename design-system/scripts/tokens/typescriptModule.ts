import type { TokenResolver } from './resolver.ts';
import type { TokenTable } from './tables.ts';

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

const isFixed = ({ axes }: TokenTable): boolean => axes.length === 0;

const fixedValues = (tables: readonly TokenTable[]): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    tables.filter(isFixed).flatMap(({ names, rows }) => names.map((name, index) => [name, rows.get('')?.[index]] as const)),
  );

const note = '// Made by scripts/build.ts from tokens/*.json.';

/** Returns a TypeScript module with the token names as a type and the values that are the same in every combination. */
export function tokensModuleOf(tables: readonly TokenTable[], resolver: TokenResolver): string {
  const axisTypes = [...resolver.axes].map(([axis, { contexts }]) => `  ${axis}: ${union(contexts)};`);
  return [
    note,
    `export type TokenName = ${union(tables.flatMap(({ names }) => names))};`,
    `export interface TokenAxes {\n${axisTypes.join('\n')}\n}`,
    `export const fixedTokens = ${JSON.stringify(fixedValues(tables))} as const;`,
    '',
  ].join('\n');
}

/**
 * Returns a TypeScript module with the values of all combinations in tables. It is a file of its own, because a bundler puts a whole module into
 * the first script that needs a part of it, and the first screen needs only the fixed values.
 */
export function tablesModuleOf(tables: readonly TokenTable[]): string {
  const written = tables.map((table) => {
    const rows = isFixed(table) ? "{ '': Object.values(fixedTokens) }" : JSON.stringify(Object.fromEntries(table.rows));
    return `{ axes: ${JSON.stringify(table.axes)}, names: ${JSON.stringify(table.names)}, rows: ${rows} }`;
  });
  return [
    note,
    "import { fixedTokens, type TokenAxes, type TokenName } from './tokens.ts';",
    'export interface TokenTable { readonly axes: readonly (keyof TokenAxes)[]; readonly names: readonly TokenName[]; readonly rows: Readonly<Record<string, readonly string[]>> }',
    `export const tokenTables: readonly TokenTable[] = [\n${written.join(',\n')},\n];`,
    '',
  ].join('\n');
}
