import { expect, test } from 'vitest';
import { closeAddress } from './closeAddress.ts';

const page = 'https://realmkit.se/reader/book-1';

test('reader §2: the close button goes to /shelves if origin=polylino', () => {
  expect(closeAddress(`${page}?origin=polylino`)).toBe('/shelves');
  expect(closeAddress(`${page}?origin=polylino&from=library`)).toBe('/shelves');
});

test('reader §2: the close button goes to /library/bookshelf if the current address contains library', () => {
  expect(closeAddress(`${page}?from=library`)).toBe('/library/bookshelf');
});

test('reader §2: otherwise the close button goes back in history', () => {
  expect(closeAddress(page)).toBeUndefined();
  expect(closeAddress(`${page}?fileUrl=${encodeURIComponent('https://services.example/library/book-1/package.opf')}`)).toBeUndefined();
});
