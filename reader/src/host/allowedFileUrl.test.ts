import { expect, test } from 'vitest';
import { allowedFileUrl } from './allowedFileUrl.ts';

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
