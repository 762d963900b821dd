import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { isAsset, isFrameFile, isOwnPage } from './ownPages.ts';

const paths = (list: typeof routes): string[] =>
  list.flatMap(({ path, children }) => [...(path ? [path] : []), ...paths([...(children ?? [])])]);

test.each(paths(routes))('%s is a page of this app', (path) => {
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
])('%s is left to whom it belongs', (path) => {
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
])('of the files, %s is of the frame: %s, and of this app: %s', (path, frame, asset) => {
  expect([isFrameFile(path), isAsset(path)]).toEqual([frame, asset]);
});
