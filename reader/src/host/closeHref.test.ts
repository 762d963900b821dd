import { expect, test } from 'vitest';
import { closeHref } from './closeHref.ts';

const page = 'https://realmkit.se/reader/book-1';

test('reader §2: the close button goes to /shelves if origin=polylino', () => {
  expect(closeHref(`${page}?origin=polylino`)).toBe('/shelves');
  expect(closeHref(`${page}?origin=polylino&from=library`)).toBe('/shelves');
});

test('reader §2: the close button goes to /library/bookshelf if the current URL contains library', () => {
  expect(closeHref(`${page}?from=library`)).toBe('/library/bookshelf');
});

test('reader §2: without origin=polylino and library in the URL the close button goes back in history', () => {
  expect(closeHref(page)).toBeUndefined();
  expect(closeHref(`${page}?fileUrl=${encodeURIComponent('https://services.example/library/book-1/package.opf')}`)).toBeUndefined();
});
