import { expect, test } from 'vitest';
import type { Chapter } from '../publication/navigation.ts';
import { fakeItem } from '../testing/fakeOpenBook.ts';
import { fakeView } from '../testing/fakeView.ts';
import { screensLeft } from './screensLeft.ts';

const items = [0, 1, 2].map((index) => fakeItem(index));
const chapter = (path: string, chapters: readonly Chapter[] = []): Chapter => ({
  href: `https://books.example/b/${path}`,
  label: path,
  chapters,
});
/** Returns the screens that are left from a screen of the first document, which has six. */
const screens = (contents: readonly Chapter[], screen: number, body = '', own = items, locations?: ReadonlyMap<number, number>) => {
  const view = fakeView(0, body, 6);
  view.go(screen);
  return screensLeft({ contents, items: own, view, locations });
};
const left = (...screen: Parameters<typeof screens>) => screens(...screen)?.count;

test('a chapter that is one document ends with it', () => {
  const contents = [chapter('0.xhtml'), chapter('1.xhtml')];
  expect([0, 4, 5].map((screen) => left(contents, screen))).toEqual([5, 1, 0]);
});

test('the last chapter ends with the last document of the book', () => {
  expect(left([chapter('0.xhtml')], 2, '', items.slice(0, 1))).toBe(3);
  expect(left([chapter('0.xhtml')], 2, '', [fakeItem(0), fakeItem(1, { linear: false })])).toBe(3);
});

test('the screens of a chapter in other documents are estimated from the length of their text, up to the next entry of the contents', () => {
  const contents = [chapter('0.xhtml'), chapter('3.xhtml')];
  const own = [fakeItem(0), fakeItem(1), fakeItem(2), fakeItem(3)];
  // 12 locations on six screens: two on each.
  const lengths = new Map([12, 20, 1, 50].entries());
  expect([2, 5].map((screen) => screens(contents, screen, '', own, lengths))).toEqual([
    { count: 3 + 10 + 1, isEstimated: true },
    { count: 10 + 1, isEstimated: true },
  ]);
  expect(screens(contents, 2, '', own.slice(0, 1), lengths)).toEqual({ count: 3, isEstimated: false });
});

test('nothing is said of other documents whose length is not known, that have a fixed layout, or after a page that is too short to compare with', () => {
  const contents = [chapter('0.xhtml'), chapter('2.xhtml')];
  expect(left(contents, 2)).toBeUndefined();
  expect(left(contents, 2, '', [fakeItem(0), fakeItem(1, { layout: 'pre-paginated' })], new Map([12, 1].entries()))).toBeUndefined();
  expect(left(contents, 2, '', items, new Map([3, 20].entries()))).toBeUndefined();
});

test('a chapter that ends within a document ends before the next one, on its screen if that starts in the middle of it', () => {
  const contents = [chapter('0.xhtml', [chapter('0.xhtml#b')]), chapter('1.xhtml')];
  const top = '<p data-screen="2">One</p><h2 id="b" data-screen="3">Two</h2>';
  const middle = '<p data-screen="3">One</p><h2 id="b" data-screen="3">Two</h2>';
  expect([left(contents, 1, top), left(contents, 2, top), left(contents, 3, top)]).toEqual([1, 0, 2]);
  expect([left(contents, 1, middle), left(contents, 2, middle)]).toEqual([2, 1]);
});

test('of pages that are not flowing text nothing is said', () => {
  expect(left([chapter('0.xhtml')], 0, '', [fakeItem(0, { layout: 'pre-paginated' })])).toBeUndefined();
});
