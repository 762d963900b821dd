import type { TokenResolver } from './resolver.ts';
import type { TokenTable } from './tables.ts';

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

const isFixed = ({ axes }: TokenTable): boolean => axes.length === 0;

/**
 * Returns a TypeScript module with the token names as a type and the values in tables. Values that are the same in every combination are
 * also exported alone, so that a page that needs only those does not load the tables.
 */
export function typescriptModuleOf(tables: readonly TokenTable[], resolver: TokenResolver): string {
  const fixed = tables.filter(isFixed).flatMap(({ names, rows }) => names.map((name, index) => [name, rows.get('')?.[index]] as const));
  const written = tables.map((table) => {
    const rows = isFixed(table) ? "{ '': Object.values(fixedTokens) }" : JSON.stringify(Object.fromEntries(table.rows));
    return `{ axes: ${JSON.stringify(table.axes)}, names: ${JSON.stringify(table.names)}, rows: ${rows} }`;
  });
  const axisTypes = [...resolver.axes].map(([axis, { contexts }]) => `  ${axis}: ${union(contexts)};`);
  return [
    '// Made by scripts/build.ts from tokens/*.json.',
    `export type TokenName = ${union(tables.flatMap(({ names }) => names))};`,
    `export interface TokenAxes {\n${axisTypes.join('\n')}\n}`,
    'export interface TokenTable { readonly axes: readonly (keyof TokenAxes)[]; readonly names: readonly TokenName[]; readonly rows: Readonly<Record<string, readonly string[]>> }',
    `export const fixedTokens = ${JSON.stringify(Object.fromEntries(fixed))} as const;`,
    `export const tokenTables: readonly TokenTable[] = [\n${written.join(',\n')},\n];`,
    '',
  ].join('\n');
}
