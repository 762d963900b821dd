import { expect, test } from 'vitest';
import { librarySorts, queryOf, searchOf } from './librarySearch.ts';

test('a search is ordered by relevance, by what came last, or by title or author, up or down', () => {
  expect(librarySorts).toEqual(['relevance', 'lastAdded', 'title', '-title', 'author', '-author']);
});

test.each([
  [{ q: '', sort: 'relevance', audio: false, sign: false }, ''],
  [{ q: 'stars & sea', sort: '-author', audio: true, sign: true }, 'q=stars+%26+sea&sort=-author&audio=true&sign=true'],
] as const)('the search %j is kept in the address', (search, address) => {
  expect(new URLSearchParams(queryOf(search)).toString()).toBe(address);
  expect(searchOf(new URLSearchParams(address))).toEqual(search);
});

test('an order that there is not is left out', () => {
  expect(searchOf(new URLSearchParams('sort=price')).sort).toBe('relevance');
});
