import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const home = fileURLToPath(new URL('../', import.meta.url));

test('a contract whose file is missing stops itself alone, with file and line: the others are generated and compared', {
  timeout: 60_000,
}, () => {
  const root = mkdtempSync(join(tmpdir(), 'generate-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const own = join(root, 'openapi');
  cpSync(home, own, { recursive: true, filter: (path) => !/\/(node_modules|generated)$/.test(path) });
  for (const [from, to] of [
    [join(home, 'node_modules'), join(own, 'node_modules')],
    [join(home, '../node_modules'), join(root, 'node_modules')],
  ] as const)
    if (existsSync(from)) symlinkSync(from, to);
  writeFileSync(
    join(own, 'specs/wharf.yaml'),
    "openapi: 3.1.0\ninfo: { title: Wharf, version: 1.0.0 }\npaths:\n  /cranes: { $ref: './none.yaml' }\n",
  );
  const { status, stderr } = spawnSync(process.execPath, [join(own, 'scripts/generate.ts')], { encoding: 'utf8' });
  expect([stderr.replaceAll(own, ''), status]).toEqual([
    '/specs/wharf.yaml:4: The reference leads nowhere: there is no file /specs/none.yaml.\n',
    1,
  ]);
  const generated = (name: string) => existsSync(join(own, 'generated', name));
  expect([generated('contracts/library.json'), generated('library.ts'), generated('policies.ts')]).toEqual([true, true, true]);
  expect([generated('contracts/wharf.json'), generated('wharf.ts')]).toEqual([false, false]);
  const diff = spawnSync(process.execPath, [join(own, 'scripts/contractsDiff.ts')], { encoding: 'utf8' });
  expect([diff.stderr.replaceAll(own, ''), diff.status]).toEqual([stderr.replaceAll(own, ''), 2]);
  expect(diff.stdout).toContain('✓ Every version says what changed.');
});
