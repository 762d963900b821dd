import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readYaml } from './yaml.ts';

const file = join(mkdtempSync(join(tmpdir(), 'realmkit-yaml-')), 'contract.yaml');

test('a file reads the same the second time, and anew once it has changed', () => {
  const stamp = crypto.randomUUID();
  writeFileSync(file, `title: ${stamp}\nstatuses: ['200', 404]\n`);
  expect(readYaml(file)).toEqual({ title: stamp, statuses: ['200', 404] });
  expect(readYaml(file)).toEqual({ title: stamp, statuses: ['200', 404] });
  writeFileSync(file, `title: ${stamp}\nstatuses: []\n`);
  expect(readYaml(file)).toEqual({ title: stamp, statuses: [] });
});

test('what is not YAML says where', () => {
  writeFileSync(file, `title: [${crypto.randomUUID()}`);
  expect(() => readYaml(file)).toThrow(/line 1/);
});
