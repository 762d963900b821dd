import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { isAsset, isFrameFile, isOwnPage } from './ownPages.ts';

const paths = (list: typeof routes): string[] =>
  list.flatMap(({ path, children }) => [...(path ? [path] : []), ...paths([...(children ?? [])])]);

test.each(paths(routes))('the path %s is a page of this app', (path) => {
  expect(isOwnPage(path)).toBe(true);
});

test.each([
  '/controlpanel',
  '/controlpanel/beta/manage',
  '/reader/book-1',
  '/bookshelf/play/id/book-1',
  '/__sandbox/',
  '/samples/help',
  '/libraryx',
  '/config.json',
  '/sw.js',
])('the path %s is not a page of this app', (path) => {
  expect(isOwnPage(path)).toBe(false);
});

test.each([
  ['/realm.js', true, false],
  ['/config.json', true, false],
  ['/fonts/inter-latin-wght-normal.woff2', true, false],
  ['/brand/se/icon-192.png', true, false],
  ['/assets/index-1.js', false, true],
  ['/controlpanel/assets/index-1.js', false, false],
  ['/reader/assets/index-1.js', false, false],
  ['/other/realm.js', false, false],
])('the path %s is a shared file: %s, and an asset of this app: %s', (path, frame, asset) => {
  expect([isFrameFile(path), isAsset(path)]).toEqual([frame, asset]);
});
