import type { TokenResolver } from './resolver.ts';
import type { TokenTable } from './tables.ts';

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

/** A TypeScript module with the names of all tokens as a type and their values in tables. */
export function typescriptModuleOf(tables: readonly TokenTable[], resolver: TokenResolver): string {
  const written = tables.map(({ axes, names, rows }) => ({ axes, names, rows: Object.fromEntries(rows) }));
  const axisTypes = [...resolver.axes].map(([axis, { contexts }]) => `  ${axis}: ${union(contexts)};`);
  return [
    '// Made by scripts/build.ts from tokens/*.json.',
    `export type TokenName = ${union(tables.flatMap(({ names }) => names))};`,
    `export interface TokenAxes {\n${axisTypes.join('\n')}\n}`,
    'export interface TokenTable { readonly axes: readonly (keyof TokenAxes)[]; readonly names: readonly TokenName[]; readonly rows: Readonly<Record<string, readonly string[]>> }',
    `export const tokenTables: readonly TokenTable[] = ${JSON.stringify(written)};`,
    '',
  ].join('\n');
}
