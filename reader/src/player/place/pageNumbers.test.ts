import { expect, test } from 'vitest';
import { fakeItem } from '../testing/fakeOpenBook.ts';
import { bookPagesOf, documentPageAt, findPage, type PageStart, pageBounds, pageName, printedPageAt } from './pageNumbers.ts';

const printed = (...labels: string[]) => labels.map((label) => ({ label, href: `https://books.example/b/0.xhtml#p${label}` }));
const pages = printed('i', 'ii', '1', '2', '3');
/** Returns where each page starts, by a letter for each: before the screen, on it, or after it. */
const starts = (letters: string) => (page: { label: string }) =>
  ({ b: 'before', o: 'on', a: 'after' })[letters[pages.findIndex(({ label }) => label === page.label)] ?? 'a'] as PageStart;

test.each([
  ['baaaa', 'i'],
  ['bbbaa', '1'],
  ['bbboa', '1–2'],
  ['bbbbb', '3'],
  ['ooaaa', 'i–ii'],
])('with pages that start %s the screen shows page %s of the printed book', (letters, label) => {
  expect(printedPageAt(pages, starts(letters))).toEqual({ label, total: '3' });
});

test('before the first printed page there is no number, as on a cover', () => {
  expect(printedPageAt(pages, starts('aaaaa'))).toBeUndefined();
});

test('a last page that is no number is no total', () => {
  expect(printedPageAt(printed('1', 'A-2'), () => 'before')).toEqual({ label: 'A-2', total: undefined });
});

test.each([
  ['Page 34', '34'],
  ['[Pg 34]', '34'],
  ['p. xii', 'xii'],
  ['34', '34'],
  ['P', 'P'],
  ['prologue', 'prologue'],
])('the label "%s" of a page list is the page "%s"', (label, name) => {
  expect(pageName(label)).toBe(name);
});

test('a book has its printed pages, or one for each document of a fixed layout, or its locations once they are known', () => {
  const fixed = [0, 1].map((index) => fakeItem(index, { layout: 'pre-paginated' }));
  expect(bookPagesOf(pages, fixed, ['epubcfi(/6/2)'])?.kind).toBe('printed');
  expect(bookPagesOf([], fixed, undefined)?.kind).toBe('documents');
  expect(bookPagesOf([], [...fixed, fakeItem(2)], undefined)).toBeUndefined();
  expect(bookPagesOf([], [...fixed, fakeItem(2)], ['epubcfi(/6/2)'])?.kind).toBe('locations');
});

test('the documents of a spread are pages by their place in the reading order', () => {
  const items = [0, 2, 3].map((index) => fakeItem(index));
  expect(documentPageAt(items, [2, 3])).toEqual({ label: '2–3', total: '3' });
  expect(documentPageAt(items, [0])).toEqual({ label: '1', total: '3' });
  expect(documentPageAt(items, [1])).toBeUndefined();
});

test('a page is found by what a user types, and one that the book does not have is not', () => {
  const list = { kind: 'printed', pages } as const;
  expect(findPage(list, ' II ')).toEqual({ href: 'https://books.example/b/0.xhtml#pii' });
  expect(findPage(list, 'page 2')).toEqual({ href: 'https://books.example/b/0.xhtml#p2' });
  expect(findPage(list, '4')).toBeUndefined();
  const counted = { kind: 'locations', locations: ['epubcfi(/6/2!/4)', 'epubcfi(/6/4!/4)'] } as const;
  expect(findPage(counted, '2')).toEqual({ cfi: 'epubcfi(/6/4!/4)' });
  expect(['0', '3', '-1', '1.5', 'x', '', '1e3'].map((typed) => findPage(counted, typed))).toEqual(Array(7).fill(undefined));
  expect(findPage({ kind: 'documents', items: [fakeItem(0)] }, '1')).toEqual({ href: 'https://books.example/b/0.xhtml' });
  expect([pageBounds(list), pageBounds(counted)]).toEqual([
    { first: 'i', last: '3' },
    { first: '1', last: '2' },
  ]);
});
