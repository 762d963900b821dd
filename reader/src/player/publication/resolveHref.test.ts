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

test.each([
  ['p%281%29.png', 'p(1).png'],
  ['a%2Bb.png', 'a+b.png'],
  ['gr%c3%b6%C3%9Fe.png', 'größe.png'],
  ['a b,c.png', 'a%20b%2Cc.png'],
])('the names %s and %s are those of one file', (one, other) => {
  expect(resolveHref(one, page, folder)).toBe(resolveHref(other, page, folder));
  expect(resolveHref(`${one}?v=1#x`, page, folder)).toMatch(/\?v=1#x$/);
});

test('a name with a broken escape, or with an escaped slash, is kept', () => {
  expect(resolveHref('100%.png', page, folder)).toBe(`${folder}text/100%.png`);
  expect(resolveHref('a%2Fb.png', page, folder)).toBe(`${folder}text/a%2Fb.png`);
});

test('an absolute URL stays unchanged, and an invalid one resolves to nothing', () => {
  expect(resolveHref('https://elsewhere.example/a.png', page, folder)).toBe('https://elsewhere.example/a.png');
  expect(resolveHref('//elsewhere.example/a.png', page, folder)).toBe('https://elsewhere.example/a.png');
  expect(resolveHref('mailto:someone@example.org', page, folder)).toBe('mailto:someone@example.org');
  expect(resolveHref('https://', page, folder)).toBeUndefined();
});
