import { expect, test } from 'vitest';
import { isReaderAsset, isReaderPage } from './readerApp.ts';

test.each([
  ['/reader/book-1', true, false],
  ['/bookshelf/play/id/book-1', true, false],
  ['/reader/assets/index-1.js', false, true],
  ['/reader/offline.json', false, false],
  ['/reader', false, false],
  ['/library/bookshelf', false, false],
  ['/controlpanel', false, false],
  ['/assets/index-1.js', false, false],
])('the path %s is a page of the reader: %s, and one of its scripts: %s', (path, page, asset) => {
  expect([isReaderPage(path), isReaderAsset(path)]).toEqual([page, asset]);
});
