import { expect, test } from 'vitest';
import { addressInBook } from './bookAddress.ts';

const folder = 'https://books.example/one/';
const page = `${folder}text/page.xhtml`;

test('a relative address counts from the file in which it is written', () => {
  expect(addressInBook('../images/a%20b.png#x', page, folder)).toBe(`${folder}images/a%20b.png#x`);
  expect(addressInBook('#note', page, folder)).toBe(`${page}#note`);
});

test('a path that climbs above the folder of the book, or begins at its root, stays in it', () => {
  expect(addressInBook('../../../../media/photo.jpg', page, folder)).toBe(`${folder}media/photo.jpg`);
  expect(addressInBook('/media/photo.jpg', page, folder)).toBe(`${folder}media/photo.jpg`);
});

test('a whole address stays what it is, and what is no address is none', () => {
  expect(addressInBook('https://elsewhere.example/a.png', page, folder)).toBe('https://elsewhere.example/a.png');
  expect(addressInBook('//elsewhere.example/a.png', page, folder)).toBe('https://elsewhere.example/a.png');
  expect(addressInBook('mailto:someone@example.org', page, folder)).toBe('mailto:someone@example.org');
  expect(addressInBook('https://', page, folder)).toBeUndefined();
});
