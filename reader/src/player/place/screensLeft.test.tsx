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
const left = (contents: readonly Chapter[], screen: number, body = '', own = items) => {
  const view = fakeView(0, body, 6);
  view.go(screen);
  return screensLeft({ contents, items: own, view });
};

test('a chapter that is one document ends with it', () => {
  const contents = [chapter('0.xhtml'), chapter('1.xhtml')];
  expect([0, 4, 5].map((screen) => left(contents, screen))).toEqual([5, 1, 0]);
});

test('the last chapter ends with the last document of the book', () => {
  expect(left([chapter('0.xhtml')], 2, '', items.slice(0, 1))).toBe(3);
  expect(left([chapter('0.xhtml')], 2, '', [fakeItem(0), fakeItem(1, { linear: false })])).toBe(3);
});

test('of a chapter that goes on in another document nothing is said', () => {
  expect(left([chapter('0.xhtml'), chapter('2.xhtml')], 2)).toBeUndefined();
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
