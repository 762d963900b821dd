import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('the guide names every table of the other workspaces that has a row for each realm', () => {
  const guide = readFileSync(join(root, 'design-system/guides/AddARealm.mdx'), 'utf8');
  const tables = execFileSync('git', ['grep', '-l', '-E', 'Readonly<Record<Realm, ', '--', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !/^(design-system|scripts)\//.test(file));
  expect(tables.length).toBeGreaterThan(1);
  expect(tables.filter((file) => !guide.includes(file))).toEqual([]);
});
