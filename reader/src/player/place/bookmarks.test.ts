import { expect, test } from 'vitest';
import { type Bookmark, defaultName, withBookmark, withoutBookmark } from './bookmarks.ts';
import type { Place } from './Place.ts';

const mark = (id: string, ncxRef: string, charOffset = 0): Bookmark => ({ id, name: id, position: { ncxRef, charOffset } });
const order = (one: Place, other: Place) => one.ncxRef.localeCompare(other.ncxRef) || (one.charOffset ?? 0) - (other.charOffset ?? 0);
const chapter = (label: string, chapters: ReturnType<typeof leaf>[] = []) => ({ ...leaf(label), chapters });
function leaf(label: string) {
  return { address: `https://books.example/b/${label}`, label, chapters: [] as never[] };
}

test('a bookmark that is added replaces one with the same position reference', () => {
  const bookmarks = withBookmark([mark('old', 'c1#s1'), mark('other', 'c2')], mark('new', 'c1#s1', 4), order);
  expect(bookmarks.map(({ id }) => id)).toEqual(['new', 'other']);
});

test('bookmarks stand in the order of their positions', () => {
  const bookmarks = withBookmark([mark('last', 'c9')], mark('first', 'c1'), order);
  expect(withBookmark(bookmarks, mark('middle', 'c5'), order).map(({ id }) => id)).toEqual(['first', 'middle', 'last']);
});

test('a bookmark is taken away by its id', () => {
  expect(withoutBookmark([mark('a', 'c1'), mark('b', 'c2')], 'a').map(({ id }) => id)).toEqual(['b']);
});

test('reader §5: a bookmark is called as the contents call its place, and as their last entry if none matches', () => {
  const contents = [chapter('One'), chapter('Two', [leaf('Two and a half')])];
  expect(defaultName(contents, contents[0])).toBe('One');
  expect(defaultName(contents, undefined)).toBe('Two and a half');
  expect(defaultName([], undefined)).toBe('');
});
