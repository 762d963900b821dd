import { bookCacheName, listStoredBooks } from '@realmkit/shell';
import { expect, test } from 'vitest';
import { openCopyCache } from '../../player/offline/copyCache.ts';
import { createFakeCaches } from '../../player/testing/fakeCaches.ts';

test('the list of the books on a device reads what the player writes, with its 30 days', async () => {
  const caches = createFakeCaches();
  const cache = await openCopyCache(caches, bookCacheName('bo', 'book-1'));
  const listed = () => listStoredBooks({ keys: async () => [...caches.names()], open: caches.open }, 'bo');
  expect(await listed()).toEqual([]);
  const policyAt = Date.UTC(2026, 0, 1);
  await cache.putRecord({
    version: 1,
    title: 'A lake at night',
    url: 'https://books.example/b1/package.opf',
    edition: 'first',
    languages: undefined,
    properties: undefined,
    size: 12_345,
    locked: [],
    signed: [],
    absent: [],
    policyAt,
    isOutdated: false,
  });
  expect(await listed()).toEqual([{ bookId: 'book-1', title: 'A lake at night', size: 12_345, opensUntil: Date.UTC(2026, 0, 31) }]);
  expect(await cache.record()).toMatchObject({ title: 'A lake at night', policyAt });
});
