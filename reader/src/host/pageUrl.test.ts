import { expect, test } from 'vitest';
import { allowedFileUrl, closeHref, sourceApplicationProps } from './pageUrl.ts';

const page = 'https://realmkit.se/reader/book-1';

const content = 'https://services.example/book-content';

test('a file URL below the book-content service is allowed', () => {
  const url = `${content}/book-1/package.opf?Signature=s`;
  expect(allowedFileUrl(url, content)).toBe(url);
});

test.each([
  'https://evil.example/book-content/book-1/package.opf',
  'https://services.example/library/package.opf',
  'https://services.example/book-content/../library/package.opf',
  'https://services.example.evil.example/book-content/b/package.opf',
  'https://user:word@services.example/book-content/b/package.opf',
  'javascript:alert(1)',
  'package.opf',
  '',
])('the file URL "%s" is not allowed', (url) => {
  expect(allowedFileUrl(url, content)).toBeUndefined();
});

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

const opened = (query: string) => sourceApplicationProps(`${page}${query}`);

test('reader §9: a book opened from sondo uses the sondo theme', () => {
  expect(opened('?origin=sondo')).toEqual({ sourceApplication: 'sondo', theme: 'sondo' });
});

test('a book opened from another service, or from none, uses the default theme', () => {
  expect(opened('?origin=polylino')).toEqual({ sourceApplication: 'polylino' });
  expect(opened('')).toEqual({});
});
