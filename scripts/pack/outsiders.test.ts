import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stage } from './pack.ts';
import { packages } from './packages.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'realmkit-outsiders-'));
const modules = join(import.meta.dirname, '../../node_modules');
const commands: Record<string, string> = {};

// As `npm install` of the tarballs leaves it, with the packages that are here already.
beforeAll(async () => {
  for (const one of packages) {
    const own = join(folder, one.name);
    const { bin, dependencies } = await stage(one, own);
    commands[one.name] = join(own, bin?.[one.name] ?? '');
    for (const name of Object.keys(dependencies)) {
      mkdirSync(dirname(join(own, 'node_modules', name)), { recursive: true });
      symlinkSync(join(modules, name), join(own, 'node_modules', name));
    }
  }
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = (name: string, ...args: string[]) => run(process.execPath, [commands[name] ?? '', ...args], { cwd: folder });

let platform: ChildProcess | undefined;
let address = '';
beforeAll(async () => {
  address = await startPlatform();
}, 300_000);
afterAll(() => platform?.kill('SIGKILL'));

/** Starts the packed platform on a free port; returns its address. */
async function startPlatform(): Promise<string> {
  platform = spawn(process.execPath, [commands['realmkit-mock'] ?? '', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: platform.stdout ?? process.stdin })) {
    const [, address] = /(http:\/\/localhost:\d+)\/library$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The platform did not start.');
}

test('a package needs nothing of the workspaces, and Node loads no TypeScript of it', () => {
  for (const { name } of packages) {
    const files = globSync(join(folder, name, 'dist/**/*.{js,ts}'), { exclude: ['**/node_modules/**'] });
    expect(files.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([]);
    expect(files.filter((file) => /(?:from|import\()\s*['"](?:@realmkit\/|[^'"]+\.tsx?['"])/.test(readFileSync(file, 'utf8')))).toEqual([]);
  }
});

test('whoever has the client alone compiles a call strictly and makes it', { timeout: 300_000 }, async () => {
  const source = `import { NetworkError, serviceClient, ServiceError, unwrap } from 'realmkit-openapi';

const client = serviceClient('library', { baseUrl: '${address}/library', getAccessToken: () => 'expired', refreshAccessToken: async () => 'expired' });
const error: unknown = await client.GET('/v1/books', { params: { query: { limit: 1 } } })
  .then((result) => unwrap(result, { data: [{ title: '' }] }).data[0]?.title.toUpperCase())
  .catch((reason: unknown) => reason);
// @ts-expect-error: the contract has no such path.
void client.GET.bind(client, '/v1/bo');
console.log(error instanceof ServiceError && error.status, NetworkError.name);
`;
  const own = join(folder, 'client');
  mkdirSync(join(own, 'node_modules'), { recursive: true });
  symlinkSync(join(folder, 'realmkit-openapi'), join(own, 'node_modules/realmkit-openapi'));
  writeFileSync(join(own, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(own, 'call.ts'), source);
  const options = ['--strict', '--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom', '--types', ''];
  const { stdout: errors } = await run(join(modules, '.bin/tsc'), [...options, 'call.ts'], { cwd: own });
  expect(errors).toBe('');
  expect((await run(process.execPath, ['call.js'], { cwd: own })).stdout).toBe('401 NetworkError\n');
});

test('whoever has the two packages alone runs the platform and judges it', { timeout: 300_000 }, async () => {
  expect((await command('realmkit-mock', '--help')).stdout).toContain('--seed FILE');
  expect((await fetch(`${address}/account/me`)).status).toBe(401);
  const { stdout } = await command('realmkit-conform', 'run', '--service', 'library', '--target', `${address}/library`, '--no-twin');
  expect(stdout).toContain('library keeps its contract');
});
