import { expect, test } from 'vitest';
import { isReadable } from './isReadable.ts';

const fileUrl = 'http://services.example/package.opf';

test.each([
  [{ fileUrl }, true],
  [{ fileUrl: null }, false],
  [{ readable: true, fileUrl }, true],
  [{ readable: false, fileUrl }, false],
  [{ readable: true, fileUrl: null }, false],
])('a book with %j can be read here: %j', (book, expected) => {
  expect(isReadable(book)).toBe(expected);
});
