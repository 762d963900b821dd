import type { TokenResolver } from './resolver.ts';
import type { TokenTable } from './tables.ts';

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

/** Returns whether scripts of every page read the plain value of a token; all others reach a page as custom properties. */
const isReadByScripts = (name: string): boolean =>
  /^(breakpoint|reading|zIndex|motion\.(?!wait).*duration|font\.(?!family)|font\.family\.ui$|space\.100$)/.test(name);

/**
 * Returns a TypeScript module with the names of the tokens as a type, and the few values that are the same in every combination and that
 * scripts of every page read: a page that needs only those does not load the tables.
 */
export function typescriptModuleOf(tables: readonly TokenTable[], resolver: TokenResolver): string {
  const fixed = tables
    .filter(({ axes }) => axes.length === 0)
    .flatMap(({ names, rows }) => names.map((name, index) => [name, rows.get('')?.[index]] as const))
    .filter(([name]) => isReadByScripts(name));
  const axisTypes = [...resolver.axes].map(([axis, { contexts }]) => `  ${axis}: ${union(contexts)};`);
  return [
    '// Made by scripts/build.ts from tokens/*.json.',
    `export type TokenName = ${union(tables.flatMap(({ names }) => names))};`,
    `export interface TokenAxes {\n${axisTypes.join('\n')}\n}`,
    `export const fixedTokens = ${JSON.stringify(Object.fromEntries(fixed))} as const;`,
    '',
  ].join('\n');
}

/** Returns a TypeScript module with the values of all tokens in tables. */
export function tablesModuleOf(tables: readonly TokenTable[]): string {
  const written = tables.map(
    ({ axes, names, rows }) =>
      `{ axes: ${JSON.stringify(axes)}, names: ${JSON.stringify(names)}, rows: ${JSON.stringify(Object.fromEntries(rows))} }`,
  );
  return [
    '// Made by scripts/build.ts from tokens/*.json.',
    "import type { TokenAxes, TokenName } from './tokens.ts';",
    'export interface TokenTable { readonly axes: readonly (keyof TokenAxes)[]; readonly names: readonly TokenName[]; readonly rows: Readonly<Record<string, readonly string[]>> }',
    `export const tokenTables: readonly TokenTable[] = [\n${written.join(',\n')},\n];`,
    '',
  ].join('\n');
}
