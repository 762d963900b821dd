import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { workspaceFolders } from './workspaces.mjs';

/**
 * The folders that each folder may import (docs/decisions/0002): only layers below its own. A part of a folder that may import less has its own
 * entry: the player is embedded without the shell, and the realms import nothing.
 */
export const importBoundaries: Record<string, readonly string[]> = {
  openapi: [],
  'design-system/src/realm': [],
  'design-system': ['design-system/src/realm'],
  'packages/sample-books': ['openapi'],
  'packages/contract-engine': ['openapi'],
  'packages/conformance': ['packages/contract-engine', 'openapi'],
  'packages/shell': ['design-system', 'openapi'],
  admin: ['packages/shell', 'design-system', 'openapi'],
  consumer: ['packages/shell', 'design-system', 'openapi'],
  'reader/src/player': ['design-system', 'openapi'],
  reader: ['packages/shell', 'design-system', 'openapi', 'packages/sample-books', 'reader/src/player'],
  'mock-server': ['openapi', 'design-system/src/realm', 'packages/contract-engine', 'packages/sample-books'],
  'packages/gateway': ['mock-server', 'packages/contract-engine', 'openapi'],
  e2e: [],
};

/** The folders that tests and benchmarks of a layer may import besides: the sandbox is checked by the suites of the conformance command. */
const testBoundaries: Record<string, readonly string[]> = {
  'mock-server': ['packages/conformance'],
};

const isTest = (file: string): boolean => /\.(test|bench)\.tsx?$|\/(testing|bench)\//.test(file);

const imports = /(?:\bfrom|\bimport|\brequire|import\.meta\.resolve)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Returns the layer of a path from the root: the closest folder that has its own rules. */
const layerOf = (path: string): string | undefined =>
  Object.keys(importBoundaries)
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .toSorted((one, other) => other.length - one.length)[0];

/** Returns the project's own layer that an import reaches, by package name or by a relative path; undefined for all others. */
function reached(specifier: string, file: string): string | undefined {
  const [, name = '', path = ''] = /^@realmkit\/([^/]+)(.*)/.exec(specifier) ?? [];
  // A package's paths are those of its `src`.
  if (name) return layerOf(`${workspaceFolders[name] ?? name}/src${path}`);
  if (!specifier.startsWith('.')) return undefined;
  return layerOf(relative('.', resolve(dirname(file), specifier)).replaceAll(sep, '/'));
}

/** Returns the upward and sideways imports of one file, as sentences. */
export function upwardImports(file: string, text: string): string[] {
  const layer = layerOf(file);
  if (layer === undefined) return [];
  const allowed = [layer, ...(importBoundaries[layer] ?? []), ...(isTest(file) ? (testBoundaries[layer] ?? []) : [])];
  return [...text.matchAll(imports)].flatMap(([, specifier = '']) => {
    const target = reached(specifier, file);
    const own = target === undefined || allowed.some((one) => target === one || target.startsWith(`${one}/src/`));
    return own ? [] : [`${file} imports ${specifier}: ${layer} may not import ${target}`];
  });
}

/** Returns every source file of a layer, as a path from the root. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mts|mjs|js)$/.test(name) && !/(^|[\\/])(node_modules|dist|generated)[\\/]/.test(name))
    .map((name) => join(folder, name).replaceAll(sep, '/'));
}

/** Returns all upward imports of the project. */
export const allUpwardImports = (): string[] =>
  Object.values(workspaceFolders)
    .flatMap(sourceFiles)
    .flatMap((file) => upwardImports(file, readFileSync(file, 'utf8')));
