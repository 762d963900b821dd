import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What each folder may import of the project's own (docs/decisions/0002): only floors below its own. */
export const floors: Record<string, readonly string[]> = {
  openapi: [],
  'design-system': [],
  shell: ['design-system', 'openapi'],
  admin: ['shell', 'design-system', 'openapi'],
  consumer: ['shell', 'design-system', 'openapi'],
  reader: ['shell', 'design-system', 'openapi'],
  'mock-server': ['openapi'],
  e2e: [],
};

/** Parts of a folder that may import less than the folder itself: the player is embedded without the shell. */
const narrower: Record<string, readonly string[]> = { 'reader/src/player': ['design-system', 'openapi'] };

const imports = /(?:\bfrom|\bimport|\brequire|import\.meta\.resolve)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** The project's own folder that an import reaches, by package name or by a relative path; undefined for all others. */
function reached(specifier: string, file: string): string | undefined {
  const scoped = /^@realmkit\/([^/]+)/.exec(specifier)?.[1];
  if (scoped) return scoped;
  if (!specifier.startsWith('.')) return undefined;
  return relative('.', resolve(dirname(file), specifier)).split(sep)[0];
}

/** The imports in one file that go up or across, as sentences. */
export function upwardImports(file: string, text: string): string[] {
  const folder = file.split('/')[0] ?? '';
  const part = Object.keys(narrower).find((prefix) => file.startsWith(`${prefix}/`));
  const allowed = (part && narrower[part]) || floors[folder];
  if (!allowed) return [];
  return [...text.matchAll(imports)].flatMap(([, specifier = '']) => {
    const target = reached(specifier, file);
    const own = target === undefined || target === folder || !(target in floors);
    return own || allowed.includes(target) ? [] : [`${file} imports ${specifier}: ${part ?? folder} may not import ${target}`];
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
    .filter((folder) => folder in floors)
    .flatMap(sourceFiles)
    .flatMap((file) => upwardImports(file, readFileSync(file, 'utf8')));
