import { describe, expect, test } from 'vitest';
import { rangeOf } from './cfi.ts';
import { searchBook, searchDocument } from './searchBook.ts';
import { findRanges } from './textOfDocument.ts';

const plain = { matchCase: false, wholeWords: false };
const item = { index: 0, cfiBase: '/6/2' };
const page = (body: string) =>
  new DOMParser().parseFromString(
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>${body}</body></html>`,
    'application/xhtml+xml',
  );
const search = (words: string, body: string, options = plain) => searchDocument(words, page(body), item, options);

test('the search ignores case and diacritics, and returns the text around each match', () => {
  expect(search('stjarnor', '<p>Emil räknade Stjärnor varje kväll.</p>')).toMatchObject([
    { before: 'Emil räknade ', match: 'Stjärnor', after: ' varje kväll.' },
  ]);
});

test('the text around a match is cut between words', () => {
  const [passage] = search('lamp', `<p>${'lighthouse '.repeat(9)}lamp${' lighthouse'.repeat(9)}</p>`);
  expect(passage).toMatchObject({ before: 'lighthouse lighthouse lighthouse ', after: ' lighthouse lighthouse lighthouse' });
});

test('the search finds a phrase across elements and line breaks, and its CFI leads there', () => {
  const document = page('<p>One <em>two</em>\nthree.</p><p>Four.</p>');
  const [passage] = searchDocument('two three', document, item, plain);
  expect(passage?.match).toBe('two three');
  expect(rangeOf(passage?.cfi ?? '', document)?.startContainer.textContent).toBe('two');
});

test.each([
  ['brown fox', '<p>The quick brown\n      fox</p>', 'brown fox'],
  ['brown fox', '<p>The quick brown \r\n\tfox</p>', 'brown fox'],
  [' brown   fox ', '<p>brown\u00a0fox</p>', 'brown fox'],
  ['brown\u00a0fox', '<p>brown fox</p>', 'brown fox'],
  ['Donaudampfschifffahrt', '<p>Donau\u00addampf\u00adschiff\u00adfahrt</p>', 'Donaudampfschifffahrt'],
  ['Donau\u00addampf', '<p>Donaudampf</p>', 'Donaudampf'],
  ["don't", '<p>They don’t.</p>', 'don’t'],
  ['don’t', "<p>They don't.</p>", "don't"],
  ['"quoted"', '<p>He «quoted» it.</p>', '«quoted»'],
  ['grosse', '<p>Die große Welle</p>', 'große'],
  ['GROSSE', '<p>Die große Welle</p>', 'große'],
  ['große', '<p>DIE GROSSE WELLE</p>', 'GROSSE'],
  ['cafe', '<p>Le cafe\u0301 noir</p>', 'cafe\u0301'],
  ['caf\u00e9', '<p>Le cafe\u0301 noir</p>', 'cafe\u0301'],
  ['が', '<p>\u304b\u3099く</p>', '\u304b\u3099'],
  ['東京', '<p><ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby></p>', '東京'],
  ['first', '<p>ﬁrst</p>', 'ﬁrst'],
])('the search for %j finds the words as a reader sees them', (words, body, match) => {
  expect(search(words, body).map((passage) => passage.match)).toEqual([match]);
});

test('a mark of another script is a letter: words with another one are not found', () => {
  expect(search('か', '<p>がく</p>')).toEqual([]);
});

describe('blocks', () => {
  const body = '<p>split</p><h2>Heading</h2><p>after<br/>The</p>';

  test('the texts of two blocks and of two lines are apart in what is shown', () => {
    expect(search('heading', body)).toMatchObject([{ before: 'split ', match: 'Heading', after: ' after The' }]);
  });

  test('words of two blocks are found only with a blank between them', () => {
    expect(search('splitHeading', body)).toEqual([]);
    expect(search('split heading', body)).toHaveLength(1);
  });
});

test('the range of a match has exactly its letters, also where one letter became two and where it ends in another element', () => {
  const rangesOf = (words: string, body: string) => findRanges(words, page(body), plain).map(String);
  expect(rangesOf('gross', '<p>groß und klein</p>')).toEqual(['groß']);
  expect(rangesOf('two three', '<p>One <em>two</em>\n  three.</p>')).toEqual(['two\n  three']);
  expect(rangesOf('one', '<p>One</p><p>one</p>')).toEqual(['One', 'one']);
});

test('the search can keep to whole words and to the case that was typed', () => {
  const body = '<p>Art, artist and art; état</p>';
  const matches = (words: string, options: Partial<typeof plain>) => search(words, body, { ...plain, ...options }).length;
  expect([matches('art', {}), matches('art', { wholeWords: true }), matches('art', { matchCase: true })]).toEqual([3, 2, 2]);
  expect([matches('Art', { matchCase: true, wholeWords: true }), matches('tat', { wholeWords: true })]).toEqual([1, 0]);
});

test('the search for blanks finds nothing', () => {
  expect(search('  ', '<p>Text</p>')).toEqual([]);
});

test('the search reports more than 200 passages with their chapters, and a document that cannot be read', async () => {
  const texts: Record<string, string> = {
    one: `<p>${'whale '.repeat(150)}</p>`,
    two: `<p>${'whale '.repeat(150)}</p><h1 id="b">B</h1><p>whale</p>`,
  };
  const errors: unknown[] = [];
  let chapters: (string | undefined)[] = [];
  await searchBook('whale', {
    ...plain,
    items: ['one', 'gone', 'two'].map((href, index) => ({
      index,
      href,
      cfiBase: `/6/${index * 2 + 2}`,
      mediaType: 'application/xhtml+xml',
    })) as never,
    files: {
      text: async (href: string) =>
        texts[href] ? `<html xmlns="http://www.w3.org/1999/xhtml"><body>${texts[href]}</body></html>` : Promise.reject(new Error(href)),
    } as never,
    signal: new AbortController().signal,
    chapterOf: (index, hasStarted) => (index === 2 && hasStarted('b') ? 'b' : `document ${index}`),
    onFound: (passages) => {
      chapters = passages.map(({ chapter }) => chapter);
    },
    onError: (error) => errors.push(error),
  });
  expect(chapters).toHaveLength(301);
  expect([chapters[0], chapters[150], chapters[300]]).toEqual(['document 0', 'document 2', 'b']);
  expect(errors).toHaveLength(1);
});
