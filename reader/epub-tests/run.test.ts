import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesOf, filesOfTitle, titles, zipOf } from '@realmkit/sample-books';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runChecks } from './checkBook.ts';
import { readCorpus } from './corpus/readCorpus.ts';
import { serveCorpus } from './corpus/serveCorpus.ts';
import type { ReaderPageObject } from './reading/ReaderPageObject.ts';
import { startBrowser } from './reading/restartingBrowser.ts';
import { madeBooks } from './testing/madeBooks.ts';

const corpus = mkdtempSync(join(tmpdir(), 'realmkit-epub-tests-'));
let lines: string[] = [];

/** Creates a tiny corpus of our own: a fixed-layout book unpacked, a reflowable one zipped, and one that cannot be opened. */
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
  for (const [name, files] of Object.entries(madeBooks())) unpack(name, files);
  const { stdout, stderr } = spawnSync(process.execPath, ['reader/epub-tests/run.ts', '--corpus', corpus], { encoding: 'utf8' });
  lines = stdout.trim().split('\n');
  if (!/passed, \d+ failed$/.test(lines.at(-1) ?? '')) throw new Error(`The run broke: ${stderr}${stdout}`);
}, 300_000);
afterAll(() => rmSync(corpus, { recursive: true }));

test('the run lays out a fixed-layout book as its package document says', () => {
  expect(lines).toContain('✓ frog [must] all spine items are reached in order, laid out and placed as their properties say: passed');
});

test('the run opens a zipped book, and the arrow keys follow its reading direction', () => {
  expect(lines).toContain('✓ dragon [must] the arrow keys follow the direction of reading: passed');
});

test('the run tells a book that cannot be opened apart from one that fails', () => {
  expect(lines).toContain('✓ broken [must] it opens, or the reader says why not: passed');
  expect(lines.some((line) => line.startsWith('– broken [must] all spine items'))).toBe(true);
});

const crashPage = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
};

test.each([
  ['page', crashPage],
  ['browser', (page: Page) => page.context().browser()?.close()],
])('a crash of the %s fails only the running check, and the next check starts in a new window', async (_, crash) => {
  const browser = await startBrowser();
  const { origin, close } = await serveCorpus(readCorpus(corpus));
  const [publication] = readCorpus(corpus).filter(({ id }) => id === 'frog');
  if (!publication) throw new Error('The corpus has no frog.');
  const questions = [
    {
      name: 'first',
      check: async ({ page }: ReaderPageObject) => {
        await crash(page);
        await page.evaluate(() => document.title);
      },
    },
    { name: 'second', check: async (reading: ReaderPageObject) => expect(await reading.errorMessage()).toBeUndefined() },
  ];
  const results: string[] = [];
  for await (const { question, result, reason } of runChecks(browser, origin, publication, 'general', questions))
    results.push(`${question} ${result} ${reason?.split(':')[0] ?? ''}`.trim());
  await browser.close();
  close();
  expect(results).toEqual(['first failed The browser crashed', 'second passed']);
});

test('the last line of the run prints the totals', () => {
  expect(lines.at(-1)).toMatch(/^\d+ passed, \d+ failed$/);
});

test.each([
  ['lay-made_picture-spine', 'a spine item that is a picture'],
  ['lay-made_roll', 'documents of a roll'],
  ['pub-cmt-svg_made-spine', 'a drawing in the spine'],
  ['pub-foreign_made', 'a picture as the fallback of a foreign document'],
  ['ocf-font_made-plain', 'a font'],
  ['ocf-font_made-obfuscated', 'an obfuscated font'],
  ['ocf-font_made-unknown', 'a font hidden in an unknown way, which stays unused'],
  ['ocf-font_made-wrong', 'a font hidden by another key, which stays unused'],
  ['cnt-css-fonts_made-second', 'a font on the second page'],
  ['css-epub-text-emphasis_made', 'a prefixed value that the browser spells in another way'],
])('the family check of %s accepts %s', (id) => {
  expect(lines.filter((line) => line.includes(` ${id} `) && line.startsWith('✗'))).toEqual([]);
  expect(lines).toContain(`✓ ${id} [must] what its family is about: passed`);
});

test.each([
  ['css-epub-word-break_made-lost', 'word-break is keep-all where break-all is declared.'],
  ['lay-made_blank', 'No page shows a text or a picture.'],
  ['pub-cmt-png_made-missing', 'A picture of document 1 is not shown.'],
  ['ocf-font_made-unused', 'The font of the book is not used.'],
])('the family check of %s fails: %s', (id, reason) => {
  expect(lines).toContain(`✗ ${id} [must] what its family is about: failed: ${reason}`);
});
