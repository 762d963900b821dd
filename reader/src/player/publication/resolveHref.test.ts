import { expect, test } from 'vitest';
import { resolveHref } from './resolveHref.ts';

const folder = 'https://books.example/one/';
const page = `${folder}text/page.xhtml`;

test('a relative href is resolved against the file that contains it', () => {
  expect(resolveHref('../images/a%20b.png#x', page, folder)).toBe(`${folder}images/a%20b.png#x`);
  expect(resolveHref('#note', page, folder)).toBe(`${page}#note`);
});

test('a path that climbs above the book folder, or starts at its root, stays inside the folder', () => {
  expect(resolveHref('../../../../media/photo.jpg', page, folder)).toBe(`${folder}media/photo.jpg`);
  expect(resolveHref('/media/photo.jpg', page, folder)).toBe(`${folder}media/photo.jpg`);
});

test('an absolute URL stays unchanged, and an invalid one resolves to nothing', () => {
  expect(resolveHref('https://elsewhere.example/a.png', page, folder)).toBe('https://elsewhere.example/a.png');
  expect(resolveHref('//elsewhere.example/a.png', page, folder)).toBe('https://elsewhere.example/a.png');
  expect(resolveHref('mailto:someone@example.org', page, folder)).toBe('mailto:someone@example.org');
  expect(resolveHref('https://', page, folder)).toBeUndefined();
});
