import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BookRequestError } from '../../network/bookError.ts';
import { createState } from '../../state/createState.ts';
import { fakeLocation, fakeOpenBook } from '../../testing/fakeOpenBook.ts';
import { initialReaderState, type ReaderState } from '../ReaderState.ts';
import { createBookLocations } from './bookLocations.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body><p>${'x'.repeat(1500)}</p></body></html>`;

function openBook(text: (url: string) => Promise<string> = async () => page) {
  const requests: string[] = [];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const book = fakeOpenBook([], async (url) => {
    requests.push(url.slice(-7));
    return text(url);
  });
  const state = createState<ReaderState>({ ...initialReaderState, publication: book.publication });
  const onError = vi.fn();
  const visit = () => createBookLocations({ bookId: 'lake', state, storage, signal: new AbortController().signal, onError });
  const find = async (locations = visit()) => {
    const found = locations.find(book);
    await vi.advanceTimersByTimeAsync(5000);
    await found;
    return locations;
  };
  return { book, state, requests, stored, onError, visit, find };
}

test('the progression is estimated by documents and screens until the locations are found, and is exact from then on', async () => {
  const { book, state, visit, find } = openBook();
  const locations = visit();
  expect(locations.progressionOf(fakeLocation(1, { screen: 5 }))).toBe(0.5);
  book.stage.location.mockReturnValue(fakeLocation(1, { screen: 5, cfi: 'epubcfi(/6/4!/4/2/1:1200)' }));
  await find(locations);
  expect(state.get()).toMatchObject({ isProgressionExact: true, progression: 0.6 });
});

test('the last screen of a book is all of it', () => {
  expect(
    openBook()
      .visit()
      .progressionOf(fakeLocation(2, { screen: 2, atEnd: true })),
  ).toBe(1);
});

test('a progression leads to its location, or to its document until the locations are found', async () => {
  const { visit, find } = openBook();
  expect([0, 0.5, 1].map(visit().targetAt)).toEqual([{ index: 0 }, { index: 1 }, { index: 2 }]);
  const locations = await find();
  expect(locations.targetAt(0.6)).toEqual({ index: 1, at: { cfi: 'epubcfi(/6/4!/4/2/1:1024)' } });
});

test('no document is requested until the user has turned no page for 400 ms', async () => {
  const { book, requests, visit } = openBook();
  const locations = visit();
  locations.postpone();
  void locations.find(book);
  await vi.advanceTimersByTimeAsync(300);
  locations.postpone();
  await vi.advanceTimersByTimeAsync(399);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(requests).toEqual(['0.xhtml', '1.xhtml', '2.xhtml']);
});

test('the locations of a whole book are requested on the first visit only', async () => {
  const { requests, find } = openBook();
  await find();
  const locations = await find();
  expect(requests).toHaveLength(3);
  expect(locations.targetAt(1)).toEqual({ index: 2, at: { cfi: 'epubcfi(/6/6!/4/2/1:1024)' } });
});

test('locations that lack a document are cached only if the book lacks it too', async () => {
  const without = async (status: number) => {
    const { stored, onError, find } = openBook(async (url) => {
      if (url.endsWith('1.xhtml')) throw new BookRequestError(status, url);
      return page;
    });
    await find();
    expect(onError).toHaveBeenCalledExactlyOnceWith('The locations of a page could not be found', expect.any(BookRequestError));
    return stored.size;
  };
  expect([await without(404), await without(500)]).toEqual([1, 0]);
});

test('without a network the progression stays an estimate, and one error is reported', async () => {
  const { state, onError, find } = openBook((url) => Promise.reject(new BookRequestError(0, url)));
  await find();
  expect(state.get().isProgressionExact).toBe(false);
  expect(onError).toHaveBeenCalledExactlyOnceWith('The locations of the book could not be found', expect.any(BookRequestError));
});

test('the progression in a roll is that of its screens, also when the locations are found, and leads back to the roll', async () => {
  const { book, state, find } = openBook();
  const items = book.publication.items.map((item) => ({ ...item, layout: 'roll' as const }));
  state.change({ publication: { ...book.publication, items } });
  const locations = await find();
  expect(locations.progressionOf(fakeLocation(1, { screen: 3, screens: 12 }))).toBe(0.25);
  expect(locations.targetAt(0.25)).toEqual({ index: 0, at: { progression: 0.25 } });
});

test('page breaks that the documents mark are found with the locations, and cached with them', async () => {
  const marked = page.replace('<p>', '<p><span id="p1" role="doc-pagebreak" aria-label="1"/>');
  const { requests, visit, find } = openBook(async (url) => (url.endsWith('0.xhtml') ? marked : page));
  const expected = [{ label: '1', href: 'https://books.example/b/0.xhtml#p1' }];
  expect((await find()).pageBreaks()).toEqual(expected);
  const before = requests.length;
  const again = await find(visit());
  expect([again.pageBreaks(), requests.length]).toEqual([expected, before]);
});
