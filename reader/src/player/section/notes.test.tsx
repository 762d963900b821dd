import { expect, test } from 'vitest';
import type { BookFiles } from '../publication/BookFiles.ts';
import { parseXml } from '../publication/parseXml.ts';
import { isNoteLink, readNote } from './notes.ts';

const files: BookFiles = {
  folder: 'https://books.example/b/',
  sources: [],
  text: async () => '<html xmlns="http://www.w3.org/1999/xhtml"><body><p id="n1">A   note\n of two lines</p></body></html>',
  bytes: async () => new ArrayBuffer(),
  loadableUrl: async () => undefined,
  renewedUrl: async () => undefined,
  close: () => {},
};

test.each([
  ['<a xmlns:epub="http://www.idpf.org/2007/ops" epub:type="noteref" href="#n1"/>', true],
  ['<a role="doc-noteref" href="#n1"/>', true],
  ['<a href="#n1"/>', false],
])('the link %s leads to a note: %s', (link, isNote) => {
  expect(isNoteLink(parseXml(link).documentElement)).toBe(isNote);
});

test('a note is read from its document, shown or not, and needs a fragment', async () => {
  const href = 'https://books.example/b/notes.xhtml#n1';
  expect(await readNote(href, files, () => undefined)).toEqual(['A   note\n of two lines']);
  expect(await readNote(href, files, () => parseXml('<p id="n1">On the screen</p>'))).toEqual(['On the screen']);
  expect(await readNote('https://books.example/b/notes.xhtml', files, () => undefined)).toBeUndefined();
});
