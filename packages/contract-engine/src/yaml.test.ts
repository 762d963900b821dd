import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readYaml } from './yaml.ts';

const file = join(mkdtempSync(join(tmpdir(), 'realmkit-yaml-')), 'contract.yaml');

test('a YAML file reads the same from the cache and is parsed again after a change', () => {
  const stamp = crypto.randomUUID();
  writeFileSync(file, `title: ${stamp}\nstatuses: ['200', 404]\n`);
  expect(readYaml(file)).toEqual({ title: stamp, statuses: ['200', 404] });
  expect(readYaml(file)).toEqual({ title: stamp, statuses: ['200', 404] });
  writeFileSync(file, `title: ${stamp}\nstatuses: []\n`);
  expect(readYaml(file)).toEqual({ title: stamp, statuses: [] });
});

test('invalid YAML throws an error that names the line', () => {
  writeFileSync(file, `title: [${crypto.randomUUID()}`);
  expect(() => readYaml(file)).toThrow(/line 1/);
});
