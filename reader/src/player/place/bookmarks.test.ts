import { expect, test } from 'vitest';
import { type Bookmark, defaultBookmarkName, mergeBookmarks, withBookmark, withoutBookmark } from './bookmarks.ts';
import type { Locator } from './Locator.ts';

const mark = (id: string, ncxRef: string, charOffset = 0): Bookmark => ({ id, name: id, position: { ncxRef, charOffset } });
const chapter = (label: string, chapters: ReturnType<typeof leaf>[] = []) => ({ ...leaf(label), chapters });
function leaf(label: string) {
  return { href: `https://books.example/b/${label}`, label, chapters: [] as never[] };
}

test('adding a bookmark replaces one with the same position reference, and no other one of its document', {
  tags: ['reader §4 Bookmarks.1'],
}, () => {
  const before = [mark('first page', 'c1'), mark('old', 'c1', 632), mark('other', 'c2')];
  const added = { ...mark('new', 'c1', 632), position: { ncxRef: 'c1', charOffset: 632, timeOffset: 7 } };
  expect(withBookmark(before, added).map(({ id }) => id)).toEqual(['first page', 'other', 'new']);
});

test.each<[field: string, place: Locator]>([
  ['ncxRef', { ncxRef: 'c1#s2', URI: 'c1.xhtml', timeOffset: 4, charOffset: 9 }],
  ['URI', { ncxRef: 'c1', URI: 'c2.xhtml', timeOffset: 4, charOffset: 9 }],
  ['charOffset', { ncxRef: 'c1', URI: 'c1.xhtml', timeOffset: 4, charOffset: 8 }],
])('bookmarks that differ in %s are of two places', (_, position) => {
  const old: Bookmark = { id: 'old', name: 'old', position: { ncxRef: 'c1', URI: 'c1.xhtml', timeOffset: 4, charOffset: 9 } };
  expect(withBookmark([old], { id: 'new', name: 'new', position })).toHaveLength(2);
});

test('a bookmark without offsets is of the same place as one at the start', () => {
  const old: Bookmark = { id: 'old', name: 'old', position: { ncxRef: 'c1' } };
  expect(withBookmark([old], { id: 'new', name: 'new', position: { ncxRef: 'c1', timeOffset: 0, charOffset: 0 } })).toHaveLength(1);
});

test.each<[what: string, base: string, theirs: string, mine: string, merged: string]>([
  ['both have added one', 'a', 'a b', 'a c', 'a b c'],
  ['one has deleted what the other has not touched', 'a b', 'b', 'a b c', 'b c'],
  ['this tab has deleted one', 'a b', 'a b c', 'a', 'a c'],
  ['both have deleted the same one', 'a b', 'a', 'a', 'a'],
  ['the change has arrived already', 'a', 'a b', 'a b', 'a b'],
  ['this tab has added one between two', 'a c', 'a c', 'a b c', 'a b c'],
  ['both have added one between two, and the other one before all', 'b d', 'a b d e', 'b c d', 'a b c d e'],
])('bookmarks of two tabs are merged: %s', (_, ...lists) => {
  const [base = [], theirs = [], mine = [], merged] = lists.map((ids) => ids.split(' ').map((id) => mark(id, id)));
  expect(mergeBookmarks(base, theirs, mine)).toEqual(merged);
});

test('of the bookmarks that two tabs add at one place, that of this tab stays', () => {
  expect(mergeBookmarks([], [mark('theirs', 'c1', 4)], [mark('mine', 'c1', 4)]).map(({ id }) => id)).toEqual(['mine']);
});

test('a bookmark is removed by its id', () => {
  expect(withoutBookmark([mark('a', 'c1'), mark('b', 'c2')], 'a').map(({ id }) => id)).toEqual(['b']);
});

test('reader §5: a bookmark is named after the entry of the contents at its position, or after the last entry if none matches', {
  tags: ['reader §5.10', 'reader §5.11'],
}, () => {
  const contents = [chapter('One'), chapter('Two', [leaf('Two and a half')])];
  expect(defaultBookmarkName(contents, contents[0])).toBe('One');
  expect(defaultBookmarkName(contents, undefined)).toBe('Two and a half');
  expect(defaultBookmarkName([], undefined)).toBe('');
});
