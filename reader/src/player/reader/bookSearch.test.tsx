import { expect, test, vi } from 'vitest';
import { createState } from '../state/createState.ts';
import { fakeOpenBook } from '../testing/fakeOpenBook.ts';
import { createBookSearch } from './bookSearch.ts';
import { initialReaderState, type ReaderState } from './ReaderState.ts';

test('a search says that a document could not be searched, with the results of the others', async () => {
  const state = createState<ReaderState>(initialReaderState);
  const onError = vi.fn();
  let isBroken = true;
  const book = fakeOpenBook([], async (url) => {
    if (isBroken && url.endsWith('/1.xhtml')) throw new Error('No answer');
    return '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>A lake</p></body></html>';
  });
  const search = createBookSearch({ state, book: () => book, goToCfi: async () => {}, onError });
  const options = { matchCase: false, wholeWords: false };
  await search.start('lake', options);
  expect(state.get().search?.passages.map(({ index }) => index)).toEqual([0, 2]);
  expect(state.get().search).toMatchObject({ isIncomplete: true, isSearching: false });
  expect(onError).toHaveBeenCalledExactlyOnceWith('A page could not be searched', new Error('No answer'));
  isBroken = false;
  await search.start('lake', options);
  expect(state.get().search?.isIncomplete).toBeUndefined();
});
