import { expect, test } from 'vitest';
import { type LibrarySearch, librarySorts, queryOf, searchOf } from './librarySearch.ts';

test('a search is sorted by relevance, by date added, or by title or author in both directions', () => {
  expect(librarySorts).toEqual(['relevance', 'lastAdded', 'title', '-title', 'author', '-author']);
});

const none: LibrarySearch = { q: '', sort: 'relevance', only: undefined, language: undefined, age: undefined, subject: undefined };

test.each([
  [none, ''],
  [{ ...none, language: 'all' }, 'language=all'],
  [{ ...none, only: 'readable' }, 'readable=true'],
  [{ ...none, only: 'sign', age: 0 }, 'age=0&sign=true'],
  [
    { q: 'stars & sea', sort: '-author', only: 'audio', language: 'pt-BR', age: 7, subject: 'poetry' },
    'q=stars+%26+sea&language=pt-BR&age=7&subject=poetry&sort=-author&audio=true',
  ],
] as const)('the search %j is kept in the URL', (search, query) => {
  expect(new URLSearchParams(queryOf(search)).toString()).toBe(query);
  expect(searchOf(new URLSearchParams(query))).toEqual(search);
});

test.each(['sort=price', 'language=%3Cb%3E', 'language=', 'age=99', 'age=1.5', 'age=', 'subject=constructor'])(
  'the unknown value in %s is ignored',
  (query) => {
    expect(searchOf(new URLSearchParams(query))).toEqual(none);
  },
);
