import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOfTitle } from '../books/src/publication/publication.ts';
import { filesOf, titles } from '../books/src/sampleLibrary.ts';
import { zipOf } from '../books/src/zip/zip.ts';

const corpus = mkdtempSync(join(tmpdir(), 'realmkit-epub-tests-'));
let lines: string[] = [];

/** A tiny corpus of the project's own: a fixed book unpacked, a flowing one zipped, and one that cannot be opened. */
beforeAll(() => {
  const filesOfBook = (id: string) => {
    const title = titles.find((one) => one.id === id);
    if (!title) throw new Error(`There is no ${id}.`);
    return filesOfTitle(title);
  };
  const unpack = (name: string, files: ReadonlyMap<string, { readonly bytes: Uint8Array }>) => {
    for (const [path, { bytes }] of files) {
      mkdirSync(dirname(join(corpus, name, path)), { recursive: true });
      writeFileSync(join(corpus, name, path), bytes);
    }
  };
  unpack('frog', filesOfBook('book-7'));
  unpack('broken', filesOf('trial-bad-package') ?? new Map());
  writeFileSync(join(corpus, 'dragon.epub'), zipOf([...filesOfBook('book-8')].map(([path, { bytes }]) => ({ path, bytes }))));
  const { stdout, stderr } = spawnSync(process.execPath, ['reader/epub-tests/run.ts', '--corpus', corpus], { encoding: 'utf8' });
  lines = stdout.trim().split('\n');
  if (!/passed, \d+ failed$/.test(lines.at(-1) ?? '')) throw new Error(`The run broke: ${stderr}${stdout}`);
}, 300_000);
afterAll(() => rmSync(corpus, { recursive: true }));

test('a fixed book is laid out and reached as its package says', () => {
  expect(lines).toContain('✓ frog [must] all spine items are reached in order, laid out and placed as their properties say: passed');
});

test('a zipped book is opened, and the arrow keys follow its direction', () => {
  expect(lines).toContain('✓ dragon [must] the arrow keys follow the direction of reading: passed');
});

test('a book that cannot be opened is told apart from one that fails', () => {
  expect(lines).toContain('✓ broken [must] it opens, or the reader says why not: passed');
  expect(lines.some((line) => line.startsWith('– broken [must] all spine items'))).toBe(true);
});

test('the last line sums up', () => {
  expect(lines.at(-1)).toMatch(/^\d+ passed, \d+ failed$/);
});
