import { expect, test } from 'vitest';
import { librarySorts, queryOf, searchOf } from './librarySearch.ts';

test('a search is sorted by relevance, by date added, or by title or author in both directions', () => {
  expect(librarySorts).toEqual(['relevance', 'lastAdded', 'title', '-title', 'author', '-author']);
});

test.each([
  [{ q: '', sort: 'relevance', audio: false, sign: false }, ''],
  [{ q: 'stars & sea', sort: '-author', audio: true, sign: true }, 'q=stars+%26+sea&sort=-author&audio=true&sign=true'],
] as const)('the search %j is kept in the URL', (search, query) => {
  expect(new URLSearchParams(queryOf(search)).toString()).toBe(query);
  expect(searchOf(new URLSearchParams(query))).toEqual(search);
});

test('an unknown sort order is ignored', () => {
  expect(searchOf(new URLSearchParams('sort=price')).sort).toBe('relevance');
});
