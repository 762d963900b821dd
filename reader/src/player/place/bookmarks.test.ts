import { expect, test } from 'vitest';
import { type Bookmark, defaultBookmarkName, mergeBookmarks, withBookmark, withoutBookmark } from './bookmarks.ts';
import type { Locator } from './Locator.ts';

const mark = (id: string, ncxRef: string, charOffset = 0): Bookmark => ({ id, name: id, position: { ncxRef, charOffset } });
const compare = (one: Locator, other: Locator) => one.ncxRef.localeCompare(other.ncxRef) || (one.charOffset ?? 0) - (other.charOffset ?? 0);
const chapter = (label: string, chapters: ReturnType<typeof leaf>[] = []) => ({ ...leaf(label), chapters });
function leaf(label: string) {
  return { href: `https://books.example/b/${label}`, label, chapters: [] as never[] };
}

test('adding a bookmark replaces one with the same position reference, and no other one of its document', () => {
  const before = [mark('first page', 'c1'), mark('old', 'c1', 632), mark('other', 'c2')];
  const bookmarks = withBookmark(before, mark('new', 'c1', 632), compare);
  expect(bookmarks.map(({ id }) => id)).toEqual(['first page', 'new', 'other']);
});

test.each<[field: string, place: Locator]>([
  ['ncxRef', { ncxRef: 'c1#s2', URI: 'c1.xhtml', timeOffset: 4, charOffset: 9 }],
  ['URI', { ncxRef: 'c1', URI: 'c2.xhtml', timeOffset: 4, charOffset: 9 }],
  ['timeOffset', { ncxRef: 'c1', URI: 'c1.xhtml', timeOffset: 5, charOffset: 9 }],
  ['charOffset', { ncxRef: 'c1', URI: 'c1.xhtml', timeOffset: 4, charOffset: 8 }],
])('bookmarks that differ in %s are of two places', (_, position) => {
  const old: Bookmark = { id: 'old', name: 'old', position: { ncxRef: 'c1', URI: 'c1.xhtml', timeOffset: 4, charOffset: 9 } };
  expect(withBookmark([old], { id: 'new', name: 'new', position }, compare)).toHaveLength(2);
});

test('a bookmark without offsets is of the same place as one at the start', () => {
  const old: Bookmark = { id: 'old', name: 'old', position: { ncxRef: 'c1' } };
  expect(withBookmark([old], { id: 'new', name: 'new', position: { ncxRef: 'c1', timeOffset: 0, charOffset: 0 } }, compare)).toHaveLength(
    1,
  );
});

test('bookmarks are sorted by their positions', () => {
  const bookmarks = withBookmark([mark('last', 'c9')], mark('first', 'c1'), compare);
  expect(withBookmark(bookmarks, mark('middle', 'c5'), compare).map(({ id }) => id)).toEqual(['first', 'middle', 'last']);
});

test.each<[what: string, base: string, theirs: string, mine: string, merged: string]>([
  ['both have added one', 'a', 'a b', 'a c', 'a b c'],
  ['one has deleted what the other has not touched', 'a b', 'b', 'a b c', 'b c'],
  ['this tab has deleted one', 'a b', 'a b c', 'a', 'a c'],
  ['both have deleted the same one', 'a b', 'a', 'a', 'a'],
  ['the change has arrived already', 'a', 'a b', 'a b', 'a b'],
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

test('reader §5: a bookmark is named after the entry of the contents at its position, or after the last entry if none matches', () => {
  const contents = [chapter('One'), chapter('Two', [leaf('Two and a half')])];
  expect(defaultBookmarkName(contents, contents[0])).toBe('One');
  expect(defaultBookmarkName(contents, undefined)).toBe('Two and a half');
  expect(defaultBookmarkName([], undefined)).toBe('');
});
