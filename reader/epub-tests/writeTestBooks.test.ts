import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCorpus } from './corpus/readCorpus.ts';

const folder = mkdtempSync(join(tmpdir(), 'realmkit-test-books-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the command writes 47 test books, whose package documents name their pages', () => {
  const { status, stderr } = spawnSync(process.execPath, ['reader/epub-tests/writeTestBooks.ts', folder], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const books = readCorpus(folder);
  expect(books).toHaveLength(47);
  expect(books.filter(({ spine, title }) => title === '' || !spine.some(({ isShown }) => isShown))).toEqual([]);
});
