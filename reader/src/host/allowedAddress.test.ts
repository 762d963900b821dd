import { expect, test } from 'vitest';
import { allowedAddress } from './allowedAddress.ts';

const content = 'https://services.example/book-content';

test('a book that lies where books lie is opened', () => {
  const address = `${content}/book-1/package.opf?Signature=s`;
  expect(allowedAddress(address, content)).toBe(address);
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
])('the address %s is not opened', (address) => {
  expect(allowedAddress(address, content)).toBeUndefined();
});
