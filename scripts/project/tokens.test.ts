import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { combineAll } from '../../design-system/scripts/tokens/combinations.ts';
import { unknownTokens } from '../../design-system/scripts/tokens/ledger.ts';
import { readResolver } from '../../design-system/scripts/tokens/resolver.ts';
import ledger from '../../design-system/tokens/ledger.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const [first] = combineAll(readResolver(join(root, 'design-system/tokens/realmkit.resolver.json')));
const names = [...(first?.values.keys() ?? [])];

test('no source of any workspace uses a token that does not exist', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.css', '*.html', '*.mdx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  // The tests of the ledger name tokens that do not exist.
  const own = ['scripts/project/tokens.test.ts', 'design-system/scripts/tokens/ledger.test.ts'];
  const sources = files
    .trim()
    .split('\n')
    .filter((file) => !own.includes(file));
  expect(sources.length).toBeGreaterThan(100);
  const stray = sources.flatMap((file) =>
    unknownTokens(readFileSync(`${root}/${file}`, 'utf8'), ledger, names).map((found) => `${file}: ${found}`),
  );
  expect(stray).toEqual([]);
});
