import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * What each folder may import of the project's own (docs/decisions/0002): only floors below its own. A part of a folder that may import less stands by
 * itself: the player is embedded without the shell, and the sample books know nobody.
 */
export const importBoundaries: Record<string, readonly string[]> = {
  openapi: [],
  'design-system': [],
  'reader/books': [],
  shell: ['design-system', 'openapi'],
  admin: ['shell', 'design-system', 'openapi'],
  consumer: ['shell', 'design-system', 'openapi'],
  'reader/src/player': ['design-system', 'openapi'],
  reader: ['shell', 'design-system', 'openapi', 'reader/books', 'reader/src/player'],
  'mock-server': ['openapi', 'reader/books'],
  e2e: [],
};

const imports = /(?:\bfrom|\bimport|\brequire|import\.meta\.resolve)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** The floor that a path from the root lies on: the closest part that has rules of its own. */
const floorOf = (path: string): string | undefined =>
  Object.keys(importBoundaries)
    .filter((floor) => path === floor || path.startsWith(`${floor}/`))
    .toSorted((one, other) => other.length - one.length)[0];

/** The project's own floor that an import reaches, by package name or by a relative path; undefined for all others. */
function reached(specifier: string, file: string): string | undefined {
  const scoped = /^@realmkit\/(.+)/.exec(specifier)?.[1];
  if (scoped) return floorOf(scoped);
  if (!specifier.startsWith('.')) return undefined;
  return floorOf(relative('.', resolve(dirname(file), specifier)).replaceAll(sep, '/'));
}

/** The imports in one file that go up or across, as sentences. */
export function upwardImports(file: string, text: string): string[] {
  const floor = floorOf(file);
  if (floor === undefined) return [];
  return [...text.matchAll(imports)].flatMap(([, specifier = '']) => {
    const target = reached(specifier, file);
    const own = target === undefined || target === floor || importBoundaries[floor]?.includes(target);
    return own ? [] : [`${file} imports ${specifier}: ${floor} may not import ${target}`];
  });
}

/** Every source file of a floor, as a path from the root. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mts|mjs|js)$/.test(name) && !/(^|[\\/])(node_modules|dist|generated)[\\/]/.test(name))
    .map((name) => join(folder, name).replaceAll(sep, '/'));
}

/** All upward imports of the project. */
export const allUpwardImports = (): string[] =>
  readdirSync('.')
    .filter((folder) => folder in importBoundaries)
    .flatMap(sourceFiles)
    .flatMap((file) => upwardImports(file, readFileSync(file, 'utf8')));
