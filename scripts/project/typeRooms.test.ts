import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workspaceFolders } from '../workspaces.mjs';

const root = join(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
let folder: string;
// Below the root, where its packages are found.
beforeAll(() => {
  folder = mkdtempSync(join(root, 'node_modules/.cache-types-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the names that TypeScript does not find in a file of a kind. */
function unknownNames(kind: 'browser' | 'server' | 'tests'): string[] {
  const text = 'export const used: unknown[] = [process, document, expect(1).toBeInTheDocument];\n';
  writeFileSync(join(folder, 'probe.ts'), kind === 'tests' ? `import { expect } from 'vitest';\n${text}` : text);
  const extended = join(root, `scripts/tsconfig/${kind}.json`);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: extended, include: ['probe.ts'] }));
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' });
  return [...stdout.matchAll(/Cannot find name '(\w+)'|Property '(\w+)' does not exist/g)].map(
    ([, name, property]) => name ?? property ?? '',
  );
}

test.each([
  ['browser', ['process', 'expect']],
  ['server', ['document', 'expect']],
  ['tests', []],
] as const)('code of the kind %s does not see %j', (kind, unknown) => {
  expect(unknownNames(kind)).toEqual(unknown);
});

test('each workspace has a configuration of its source, of a kind without matchers, and one of its tests', () => {
  for (const workspace of Object.values(workspaceFolders).filter((name) => name !== 'e2e')) {
    expect(readJson(`${workspace}/tsconfig.source.json`).extends, workspace).toMatch(/scripts\/tsconfig\/(browser|server)\.json$/);
    expect(readJson(`${workspace}/tsconfig.test.json`).extends, workspace).toMatch(/scripts\/tsconfig\/tests\.json$/);
  }
});

test('every configuration is referenced from the root, and so is checked', () => {
  const referenced = readJson('tsconfig.json').references.map(({ path }: { path: string }) => path.replace('./', ''));
  const found = globSync('{*,.*,packages/*}/tsconfig.{source,test,browser}.json', { cwd: root, exclude: ['node_modules', '.retaken'] });
  expect(referenced.sort()).toEqual([...found, 'tsconfig.test.json'].map((file) => file.replaceAll('\\', '/')).sort());
});
