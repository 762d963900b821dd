import { expect, test } from 'vitest';
import { bookCacheName, removeBookCopies } from './bookCopies.ts';

/** The caches of a browser, by their names. */
function cachesOf(...names: readonly string[]) {
  const left = new Set(names);
  return { keys: async () => [...left], delete: async (name: string) => left.delete(name), left };
}

test('the copies of books of all users are removed when a user logs out, and no other cache', async () => {
  const caches = cachesOf(bookCacheName('astrid', 'book-1'), bookCacheName('bo', 'book-2'), 'realmkit-frame');
  await removeBookCopies(caches);
  expect([...caches.left]).toEqual(['realmkit-frame']);
});

test('a user who logs in has their own copies left, and nobody else’s', async () => {
  const caches = cachesOf(bookCacheName('bo', 'book-1'), bookCacheName('bob', 'book-1'), bookCacheName('astrid', 'book-1'));
  await removeBookCopies(caches, 'bo');
  expect([...caches.left]).toEqual([bookCacheName('bo', 'book-1')]);
});

test('a browser without caches has no copies to remove', async () => {
  await expect(removeBookCopies(undefined)).resolves.toBeUndefined();
});
