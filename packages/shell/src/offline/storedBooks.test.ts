import { expect, test } from 'vitest';
import { bookCacheName } from './bookCopies.ts';
import { listStoredBooks } from './storedBooks.ts';

/** The caches of a browser: the record of each, by the name of its cache. */
const cachesOf = (records: Readonly<Record<string, unknown>>) => ({
  keys: async () => Object.keys(records),
  open: async (name: string) => ({
    match: async (url: RequestInfo | URL) =>
      url === 'https://offline-copy.invalid/record' && records[name] !== undefined
        ? new Response(JSON.stringify(records[name]))
        : undefined,
  }),
});

test('the books of one user are listed by title, with size and last day', async () => {
  const caches = cachesOf({
    [bookCacheName('bo', 'book:2')]: { title: 'The sea', size: 2000, opensUntil: 5, edition: 'first' },
    [bookCacheName('bo', 'book-1')]: { title: 'A lake', size: 1000 },
    [bookCacheName('bob', 'book-3')]: { title: 'Of another user', size: 1000 },
    'realmkit-frame': { title: 'No book', size: 1000 },
  });
  expect(await listStoredBooks(caches, 'bo')).toEqual([
    { bookId: 'book-1', title: 'A lake', size: 1000, opensUntil: undefined },
    { bookId: 'book:2', title: 'The sea', size: 2000, opensUntil: 5 },
  ]);
});

test('a copy that is not whole, or that says nothing readable about itself, is not listed', async () => {
  const caches = cachesOf({ [bookCacheName('bo', 'book-1')]: undefined, [bookCacheName('bo', 'book-2')]: { title: 'No size' } });
  expect(await listStoredBooks(caches, 'bo')).toEqual([]);
});

test('a browser without caches keeps no books', async () => {
  expect(await listStoredBooks(undefined, 'bo')).toEqual([]);
});
