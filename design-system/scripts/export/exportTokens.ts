import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { combinationsOf, combineAll, isPublic } from '../tokens/combinations.ts';
import type { Combination, TokenResolver } from '../tokens/resolver.ts';
import { styleSheetOf } from '../tokens/styleSheet.ts';
import { tablesOf } from '../tokens/tables.ts';
import { tablesModuleOf, typescriptModuleOf } from '../tokens/typescriptModule.ts';
import { exportFormats, type FlatTokens } from './formats.ts';

/** The name of a combination in files: `se-default-light`. */
const combinationName = (combination: Combination): string => Object.values(combination).join('-');

/** Returns what the folder of an export says of itself. */
function readme(): string {
  const rows = exportFormats.map(({ folder, readers, lacks }) => `| \`${folder}/\` | ${readers} | ${lacks.join(', ') || 'nothing'} |`);
  return [
    '# Design tokens',
    '',
    'Each file is complete for one combination of realm, theme and scheme, without aliases.',
    '',
    '| folder | read by | left out |',
    '|---|---|---|',
    ...rows,
    '| `css/` | browsers: one sheet for all combinations, by `data-realm`, `data-theme` and `data-scheme` | breakpoints and sizes of books, which scripts read |',
    '| `typescript/` | scripts: `tokenSet(realm, theme, scheme)`, and the names as a type | nothing |',
    '',
  ].join('\n');
}

/** Returns the files of an export by their paths: tokens for the tools of designers and of other code, from the files that everything else is made of. */
export function exportTokens(resolver: TokenResolver): Map<string, string> {
  const described = resolver.resolve({});
  const combined = combinationsOf(resolver.axes).map((combination): readonly [string, FlatTokens] => [
    combinationName(combination),
    new Map(
      [...resolver.resolve(combination)].flatMap(([name, token]) =>
        isPublic(name) ? [[name, { ...token, descriptions: described.get(name)?.descriptions ?? [] }] as const] : [],
      ),
    ),
  ]);
  const tables = tablesOf(resolver, combineAll(resolver));
  const tokenSet = readFileSync(fileURLToPath(new URL('../../src/tokens/tokenSet.ts', import.meta.url)), 'utf8');
  return new Map([
    ['README.md', readme()],
    ...exportFormats.flatMap(({ folder, extension, write }) =>
      combined.map(([name, tokens]) => [`${folder}/${name}.${extension}`, write(tokens)] as const),
    ),
    ['css/tokens.css', styleSheetOf(resolver)],
    ['typescript/tokens.ts', typescriptModuleOf(tables, resolver)],
    ['typescript/tokenTables.ts', tablesModuleOf(tables)],
    ['typescript/tokenSet.ts', tokenSet.replaceAll('../../generated/', './')],
  ]);
}
