import { expect, test } from 'vitest';
import { type Bookmark, defaultBookmarkName, withBookmark, withoutBookmark } from './bookmarks.ts';
import type { Locator } from './Locator.ts';

const mark = (id: string, ncxRef: string, charOffset = 0): Bookmark => ({ id, name: id, position: { ncxRef, charOffset } });
const compare = (one: Locator, other: Locator) => one.ncxRef.localeCompare(other.ncxRef) || (one.charOffset ?? 0) - (other.charOffset ?? 0);
const chapter = (label: string, chapters: ReturnType<typeof leaf>[] = []) => ({ ...leaf(label), chapters });
function leaf(label: string) {
  return { href: `https://books.example/b/${label}`, label, chapters: [] as never[] };
}

test('adding a bookmark replaces one with the same position reference', () => {
  const bookmarks = withBookmark([mark('old', 'c1#s1'), mark('other', 'c2')], mark('new', 'c1#s1', 4), compare);
  expect(bookmarks.map(({ id }) => id)).toEqual(['new', 'other']);
});

test('bookmarks are sorted by their positions', () => {
  const bookmarks = withBookmark([mark('last', 'c9')], mark('first', 'c1'), compare);
  expect(withBookmark(bookmarks, mark('middle', 'c5'), compare).map(({ id }) => id)).toEqual(['first', 'middle', 'last']);
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
