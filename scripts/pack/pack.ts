import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { preparedFolder } from '../../mock-server/src/platform/sandbox/testing/seedFolder.ts';
import type { Packed } from './packages.ts';

const root = join(import.meta.dirname, '../..');
const version = '0.1.0';

/** What is used of the manifest of a package. */
interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

const isOwn = (id: string): boolean => /^(?:[./]|@realmkit\/)/.test(id);
const builtins = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
const packageOf = (id: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/** The packages whose files a code reads by `resolve('PACKAGE/FILE')`. */
const readBy = (code: string): string[] =>
  [...code.matchAll(/\bresolve\(["'`]((?:@[\w-]+\/)?[a-z][\w.-]*\/)/g)].map(([, id = '']) => packageOf(id));

/** Builds the code of a package, file by file, so that each finds what it reads beside it; returns the packages that it needs. */
async function build({ bin, exports = {}, reads = [] }: Packed, folder: string): Promise<string[]> {
  const input = [...(bin === undefined ? [] : [bin]), ...Object.values(exports)].map((file) => join(root, file));
  const bundle = await rolldown({ input, platform: 'node', external: (id) => !isOwn(id), logLevel: 'warn' });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    sourcemap: true,
    entryFileNames: '[name].js',
  });
  const files = new Set(output.map(({ fileName }) => fileName));
  const needed = output
    .flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports, ...readBy(chunk.code)] : []))
    .filter((id) => !files.has(id))
    .map(packageOf);
  return [...new Set([...needed, ...reads])].filter((name) => !builtins.has(name) && !isOwn(name)).toSorted();
}

/** Writes the types of what others import. */
function writeTypes(entries: readonly string[], folder: string): void {
  const config = join(folder, 'tsconfig.json');
  const options = {
    composite: false,
    declarationMap: false,
    rootDir: root,
    outDir: join(folder, 'dist'),
    types: [],
  };
  const source = {
    extends: join(root, 'scripts/tsconfig/browser.json'),
    compilerOptions: { ...options, declaration: true },
    files: entries,
  };
  writeFileSync(config, JSON.stringify(source));
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config]);
  rmSync(config);
  // Whoever imports a package has no TypeScript sources of it.
  for (const file of globSync(join(folder, 'dist/**/*.d.ts')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(from |import\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2'));
}

const built = (source: string): string => `./dist/${source.replace(/\.ts$/, '.js')}`;

const versionOf = (name: string): string => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Adds the data of a fresh sandbox, and a list of its folders: a tarball has no empty ones, without which PostgreSQL does not start. */
async function addSeed(folder: string): Promise<void> {
  const data = await preparedFolder();
  cpSync(data, folder, { recursive: true });
  const folders = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  writeFileSync(`${folder}.json`, JSON.stringify(folders.map(({ parentPath, name }) => relative(data, join(parentPath, name)))));
}

/** Writes what a package consists of to a folder, which is emptied before; returns its manifest. */
export async function stage(one: Packed, folder: string): Promise<Manifest> {
  const { name, description, bin, exports = {}, node, readme, assets, seeded } = one;
  rmSync(folder, { recursive: true, force: true });
  const needed = await build(one, join(folder, 'dist'));
  for (const file of globSync([...assets], { cwd: root })) {
    if (/\.tsx?$/.test(file) || !/\.\w+$/.test(file)) continue;
    const target = join(folder, 'dist', file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, file), target);
  }
  if (seeded) await addSeed(join(folder, 'dist/seed'));
  cpSync(join(root, readme), join(folder, 'README.md'));
  const entries = Object.entries(exports);
  if (entries.length > 0)
    writeTypes(
      entries.map(([, source]) => join(root, source)),
      folder,
    );
  if (bin !== undefined) chmodSync(join(folder, built(bin)), 0o755);
  const manifest: Manifest = {
    name,
    version,
    description,
    private: true,
    type: 'module',
    ...(bin !== undefined && { bin: { [name]: built(bin) } }),
    ...(entries.length > 0 && {
      sideEffects: false,
      exports: Object.fromEntries(
        entries.map(([path, source]) => [path, { types: built(source).replace(/js$/, 'd.ts'), default: built(source) }]),
      ),
    }),
    files: ['dist'],
    engines: { node },
    dependencies: Object.fromEntries(needed.map((each) => [each, versionOf(each)])),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Writes a package to `packed/` as a tarball; returns a line about it. */
export async function pack(one: Packed): Promise<string> {
  const folder = join(root, 'packed', one.name);
  const { dependencies } = await stage(one, folder);
  const [{ filename, size, entryCount }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 }),
  );
  return `packed/${filename}  ${(size / 1e6).toFixed(1)} MB, ${entryCount} files, ${Object.keys(dependencies).length} dependencies`;
}
