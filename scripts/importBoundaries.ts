import { readFileSync } from 'node:fs';
import { dirname, posix, relative, resolve, sep } from 'node:path';
import { projectFiles } from './projectFiles.ts';
import { workspaceFolders } from './workspaces.mjs';

/**
 * The folders that each folder may import (docs/decisions/0002): only layers below its own. A part of a folder that may import less has its own
 * entry: the player is embedded without the shell, the realms, the drawing code and the texts import nothing, and the marks only the realms; the journeys live
 * through the day of a school that the tests of the sandbox live through.
 */
export const importBoundaries: Record<string, readonly string[]> = {
  openapi: [],
  'design-system/src/realm': [],
  'design-system/src/drawing': [],
  'design-system/src/text': [],
  'design-system/src/brand': ['design-system/src/realm'],
  'design-system': ['design-system/src/realm', 'design-system/src/drawing', 'design-system/src/text', 'design-system/src/brand'],
  'packages/sample-books': ['openapi', 'design-system/src/drawing'],
  'packages/contract-engine': ['openapi'],
  'packages/conformance': ['packages/contract-engine', 'openapi'],
  'packages/shell': ['design-system', 'openapi'],
  'packages/admin-kit': ['packages/shell', 'design-system', 'openapi'],
  admin: ['packages/admin-kit', 'packages/shell', 'design-system', 'openapi'],
  consumer: ['packages/shell', 'design-system', 'openapi'],
  'reader/src/player': ['design-system', 'openapi'],
  reader: ['packages/shell', 'design-system', 'openapi', 'packages/sample-books', 'reader/src/player'],
  'mock-server': [
    'openapi',
    'design-system/src/realm',
    'design-system/src/drawing',
    'design-system/src/text',
    'design-system/src/brand',
    'packages/contract-engine',
    'packages/sample-books',
  ],
  'packages/gateway/src/pages': ['packages/shell'],
  'packages/gateway': ['mock-server', 'packages/contract-engine', 'openapi'],
  'mock-server/schoolDay': ['mock-server', 'design-system/src/drawing'],
  e2e: ['mock-server/schoolDay'],
};

/** The folders that tests and benchmarks of a layer may import besides: the sandbox is checked by the suites of the conformance command. */
const testBoundaries: Record<string, readonly string[]> = {
  'mock-server': ['packages/conformance'],
};

/** The folder with the domains of the sandbox. */
const domainFolder = 'mock-server/src/platform/domains/';

/** The other domains that each domain of the sandbox imports (docs/decisions/0114). */
export const domainBoundaries: Record<string, readonly string[]> = {
  activity: [],
  directory: [],
  billing: ['directory'],
  learning: ['directory'],
  sync: ['directory'],
  identity: ['directory', 'billing'],
  library: ['directory', 'billing', 'identity'],
};

const isTest = (file: string): boolean => /\.(test|bench|stories)\.tsx?$|\/(testing|bench)\//.test(file);

const imports = /(?:\bfrom|\bimport|\brequire|import\.meta\.resolve)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Imports and re-exports that Node loads with their file: no types, and none that a call imports later. */
const staticImports = /^(?:import|export)\s+(?!type\b)(?:[\w\s{},*]+?\sfrom\s+)?'([^']+)'/gm;

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

/** Returns every source file of the folders, as a path from the root. */
export const sourceFiles = (folders: readonly string[]): string[] =>
  projectFiles(folders).filter((name) => /\.(ts|tsx|mts|mjs|js)$/.test(name));

const readSources = (): [file: string, text: string][] =>
  sourceFiles(Object.values(workspaceFolders)).map((file) => [file, readFileSync(file, 'utf8')]);

/** Returns all upward imports of the project. */
export const allUpwardImports = (): string[] => readSources().flatMap(([file, text]) => upwardImports(file, text));

type Graph = ReadonlyMap<string, readonly string[]>;

/** Returns the files that each file imports by a relative path, types included. */
function importGraph(sources: readonly (readonly [file: string, text: string])[]): Graph {
  const files = new Set(sources.map(([file]) => file));
  return new Map(
    sources.map(([file, text]) => {
      const relatives = [...text.matchAll(imports)].flatMap(([, specifier = '']) => (specifier.startsWith('.') ? [specifier] : []));
      return [file, relatives.map((specifier) => posix.join(posix.dirname(file), specifier)).filter((target) => files.has(target))];
    }),
  );
}

/** Returns the circles of a graph that a walk finds, such as `a → b → a`; none if there is none. */
function findCircles(graph: Graph): string[] {
  const circles: string[] = [];
  const path: string[] = [];
  const walked = new Set<string>();
  const walk = (node: string): void => {
    const start = path.indexOf(node);
    if (start >= 0) circles.push([...path.slice(start), node].join(' → '));
    if (walked.has(node)) return;
    walked.add(node);
    path.push(node);
    for (const next of graph.get(node) ?? []) walk(next);
    path.pop();
  };
  for (const node of graph.keys()) walk(node);
  return circles;
}

/** Returns the circles of relative imports between files, types included. */
export const importCircles = (sources = readSources()): string[] => findCircles(importGraph(sources));

/** Returns the circles of imports between the folders and files of a folder; tests and stories may import from everywhere. */
export function folderCircles(folder: string, sources = readSources()): string[] {
  const entryOf = (file: string): string => file.slice(folder.length + 1).split('/')[0] ?? '';
  const isInside = (file: string): boolean => file.startsWith(`${folder}/`) && !isTest(file);
  const edges = [...importGraph(sources.filter(([file]) => isInside(file)))].flatMap(([file, targets]) =>
    targets.map((target) => [entryOf(file), entryOf(target)] as const).filter(([from, to]) => from !== to),
  );
  const byEntry = Map.groupBy(edges, ([from]) => from);
  return findCircles(new Map([...byEntry].map(([from, out]) => [from, out.map(([, to]) => to)])));
}

/** Returns the imports of one domain's file that reach another domain which it may not import, or past what that publishes; seeds build on seeds. */
export function foreignDomainImports(file: string, text: string): string[] {
  if (!file.startsWith(domainFolder) || isTest(file)) return [];
  const [own = '', ...within] = file.slice(domainFolder.length).split('/');
  const isSeed = within[0] === 'seed';
  return [...text.matchAll(imports)].flatMap(([, specifier = '']) => {
    const target = posix.join(posix.dirname(file), specifier);
    const [domain = '', ...rest] = target.startsWith(domainFolder) ? target.slice(domainFolder.length).split('/') : [];
    if (!specifier.startsWith('.') || domain === own || rest.length === 0) return [];
    const isPublished = rest.join('/') === 'index.ts' || (isSeed && rest[0] === 'seed');
    return isPublished && domainBoundaries[own]?.includes(domain) ? [] : [`${file} imports ${specifier}`];
  });
}

/** Returns the imports of all domains of the sandbox that reach where they may not. */
export const allForeignDomainImports = (): string[] => readSources().flatMap(([file, text]) => foreignDomainImports(file, text));

/** Returns the file behind a door of one of the project's own packages. */
function doorFile(name: string, door: string): string {
  const folder = workspaceFolders[name] ?? name;
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return posix.join(folder, exports[`.${door}`] ?? exports['./*'].replace('*', door.slice(1)));
}

/** Returns the packages from the registry that are loaded when Node imports a file, in alphabetical order. */
export function startupPackages(entry: string): string[] {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(staticImports)) {
      const [, name, door = ''] = /^@realmkit\/([^/]+)(.*)/.exec(specifier) ?? [];
      if (name) files.add(doorFile(name, door));
      else if (specifier.startsWith('.')) files.add(posix.join(posix.dirname(file), specifier));
      else if (!specifier.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
    }
  }
  return [...packages].toSorted();
}
