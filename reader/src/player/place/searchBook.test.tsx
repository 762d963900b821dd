import { expect, test } from 'vitest';
import { rangeOf } from './cfi.ts';
import { searchDocument } from './searchBook.ts';

const page = (body: string) =>
  new DOMParser().parseFromString(
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>${body}</body></html>`,
    'application/xhtml+xml',
  );

test('the search ignores case and diacritics, and returns the text around each match', () => {
  const document = page('<p>Emil räknade Stjärnor varje kväll.</p>');
  expect(searchDocument('stjarnor', document, '/6/2')).toMatchObject([
    { before: 'Emil räknade ', match: 'Stjärnor', after: ' varje kväll.' },
  ]);
});

test('the text around a match is cut between words', () => {
  const [passage] = searchDocument('lamp', page(`<p>${'lighthouse '.repeat(9)}lamp${' lighthouse'.repeat(9)}</p>`), '/6/2');
  expect(passage).toMatchObject({ before: 'lighthouse lighthouse lighthouse ', after: ' lighthouse lighthouse lighthouse' });
});

test('the search finds a phrase across elements and line breaks, and its CFI leads there', () => {
  const document = page('<p>One <em>two</em>\nthree.</p><p>Four.</p>');
  const [passage] = searchDocument('two three', document, '/6/2');
  expect(passage?.match).toBe('two three');
  expect(rangeOf(passage?.cfi ?? '', document)?.startContainer.textContent).toBe('two');
});

test('the search for blanks finds nothing', () => {
  expect(searchDocument('  ', page('<p>Text</p>'), '/6/2')).toEqual([]);
});
