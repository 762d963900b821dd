import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { combineAll } from '../../design-system/scripts/tokens/combinations.ts';
import { unknownTokens } from '../../design-system/scripts/tokens/ledger.ts';
import { readResolver } from '../../design-system/scripts/tokens/resolver.ts';
import ledger from '../../design-system/tokens/ledger.json' with { type: 'json' };
import { projectFiles } from '../projectFiles.ts';

const root = join(import.meta.dirname, '../..');
const [first] = combineAll(readResolver(join(root, 'design-system/tokens/realmkit.resolver.json')));
const names = [...(first?.values.keys() ?? [])];

test('no source of any workspace uses a token that does not exist', () => {
  // The tests of the ledger name tokens that do not exist.
  const own = ['scripts/project/tokens.test.ts', 'design-system/scripts/tokens/ledger.test.ts'];
  const sources = projectFiles(['*.ts', '*.tsx', '*.css', '*.html', '*.mdx']).filter((file) => !own.includes(file));
  expect(sources.length).toBeGreaterThan(100);
  const stray = sources.flatMap((file) =>
    unknownTokens(readFileSync(`${root}/${file}`, 'utf8'), ledger, names).map((found) => `${file}: ${found}`),
  );
  expect(stray).toEqual([]);
});
