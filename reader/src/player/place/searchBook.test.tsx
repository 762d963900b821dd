import { describe, expect, test, vi } from 'vitest';
import { fakeFiles, fakeItem } from '../testing/fakeOpenBook.ts';
import { rangeOf } from './cfi.ts';
import { findInDocument } from './findInDocument.ts';
import { type Passage, searchBook, searchDocument } from './searchBook.ts';

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
  ['coeur', '<p>le cœur</p>', 'cœur'],
  ['CŒUR', '<p>le coeur</p>', 'coeur'],
  ['encyclopaedia', '<p>An encyclopædia</p>', 'encyclopædia'],
  ['كتابا', '<p>قرأ كتـــابـًا</p>', 'كتـــابـًا'],
  ['كتـاب', '<p>كتاب</p>', 'كتاب'],
  ['لا', '<p>ﻻ</p>', 'ﻻ'],
  ['رحمن', '<p>رَّحۡمَـٰن</p>', 'رَّحۡمَـٰن'],
  ['שלום', '<p>שָׁלוֹם</p>', 'שָׁלוֹם'],
  ['צה"ל', '<p>צה״ל</p>', 'צה״ל'],
  ['lighthouse', '<p>light\u200bhouse</p>', 'lighthouse'],
  ['lighthouse', '<p>light\u2060house</p>', 'lighthouse'],
  ['lighthouse', '<p>light<wbr/>house</p>', 'lighthouse'],
  ['lighthouse', '<p>light\ufeffhouse</p>', 'lighthouse'],
  ['葛城', '<p>葛\u{e0100}城</p>', '葛\u{e0100}城'],
  ['ガラス', '<p>ｶﾞﾗｽ</p>', 'ｶﾞﾗｽ'],
  ['한글', '<p>\u1112\u1161\u11ab\u1100\u1173\u11af</p>', '\u1112\u1161\u11ab\u1100\u1173\u11af'],
  ['میخواهم', '<p>می\u200cخواهم</p>', 'می\u200cخواهم'],
])('the search for %j finds the words as a reader sees them', (words, body, match) => {
  expect(search(words, body).map((passage) => passage.match)).toEqual([match]);
});

test('a mark of another script is a letter: words with another one are not found', () => {
  expect(search('か', '<p>がく</p>')).toEqual([]);
});

test.each([
  ['とうきょう', '<p><ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>へ</p>', 'reading', 'とう京きょう'],
  ['とうきょうへ', '<p><ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rt>きょう</rt></ruby>へ</p>', 'reading', 'とう)京きょうへ'],
  ['とうきょう', '<p><ruby><rb>東</rb><rb>京</rb><rt>とう</rt><rt>きょう</rt></ruby></p>', 'reading', 'とうきょう'],
  ['たべもの', '<p><ruby>食<rt>た</rt>べ<rt></rt>物<rt>もの</rt></ruby></p>', 'reading', 'たべ物もの'],
  ['old lighthouse', '<p><img src="a.png" alt="An old\n lighthouse"/></p>', 'alternative', ''],
  ['lighthouse', '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="A lighthouse"><path d=""/></svg>', 'alternative', ''],
  ['lighthouse', '<p>A <span role="img" aria-label="lighthouse">*</span></p>', 'alternative', '*'],
  ['lighthouse', '<p>A <span aria-label="lighthouse">*</span></p>', 'alternative', '*'],
  [
    'square root',
    '<math xmlns="http://www.w3.org/1998/Math/MathML" alttext="the square root of x"><msqrt><mi>x</mi></msqrt></math>',
    'alternative',
    'x',
  ],
])('the search for %j finds what stands for letters, pictures and formulas: %s', (words, body, kind, letters) => {
  const document = page(body);
  const [found, ...others] = findInDocument(words, document, plain);
  expect(others).toEqual([]);
  expect([found?.kind, String(found?.range)]).toEqual([kind, letters]);
  const [passage] = searchDocument(words, document, item, plain);
  expect(passage?.match.replace(/\s+/g, ' ')).toBe(words);
  expect(found?.range.startContainer.contains(rangeOf(passage?.cfi ?? '', document)?.startContainer ?? null)).toBe(true);
});

test('the label of a part, a link or a page break is no text, and neither is that of a decorative or hidden picture', () => {
  expect(
    search(
      'nine',
      `<nav aria-label="nine"/><a href="x" aria-label="nine">9</a><span role="doc-pagebreak" aria-label="nine"/>
      <img alt="nine" role="presentation"/><div hidden="hidden"><img alt="nine"/></div>`,
    ),
  ).toEqual([]);
});

test('what is found in readings and pictures stands among the other places, in the order of the page', () => {
  const body = '<p>A lamp.</p><img alt="The lamp"/><p><ruby>灯<rt>lamp</rt></ruby></p><p>The last lamp.</p>';
  expect(search('lamp', body).map(({ kind }) => kind)).toEqual([undefined, 'alternative', 'reading', undefined]);
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
  const rangesOf = (words: string, body: string) => findInDocument(words, page(body), plain).map(({ range }) => String(range));
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

test('the search finds the text of documents within a page where they are, but not of those that are read by themselves', async () => {
  const page = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${body}</body></html>`;
  const pages: Readonly<Record<string, string>> = {
    '0.xhtml': '<p>Whale one</p><iframe src="in.xhtml"/><p>Whale two</p><object data="1.xhtml"/><iframe src="gone.xhtml"/>',
    '1.xhtml': '<p>Whale three</p>',
    'in.xhtml': '<p>Within: whale, whale</p><iframe srcdoc="&lt;p&gt;Deep whale&lt;/p&gt;"/>',
  };
  const read = async (url: string) => {
    const body = pages[url.split('/').at(-1) ?? ''];
    return body === undefined ? Promise.reject(new Error(`${url} is missing`)) : page(body);
  };
  const onError = vi.fn();
  let found: readonly Passage[] = [];
  await searchBook('whale', {
    ...plain,
    items: [fakeItem(0), fakeItem(1)],
    files: fakeFiles(read),
    signal: new AbortController().signal,
    chapterOf: () => undefined,
    onFound: (passages) => {
      found = passages;
    },
    onError,
  });
  expect(found.map(({ before, match, after, kind }) => `${kind ?? ''} ${before}${match}${after}`)).toEqual([
    ' Whale one Whale two',
    'within Within: whale, whale',
    'within Within: whale, whale',
    'within Deep whale',
    ' Whale one Whale two',
    ' Whale three',
  ]);
  expect(new Set(found.slice(1, 4).map(({ cfi }) => cfi)).size).toBe(1);
  expect(onError).not.toHaveBeenCalled();
});
