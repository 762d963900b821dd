import { expect, test, vi } from 'vitest';
import type { Bookmark } from '../../place/bookmarks.ts';
import { createState } from '../../state/createState.ts';
import { fakeOpenBook } from '../../testing/fakeOpenBook.ts';
import { fakeView } from '../../testing/fakeView.ts';
import { initialReaderState, type ReaderState } from '../ReaderState.ts';
import { createBookmarkList } from './bookmarkList.ts';

const bookmark = (id: string, ncxRef: string, charOffset = 0): Bookmark => ({ id, name: id, position: { ncxRef, charOffset } });

/** The bookmarks of a book that is open at its second chapter. */
function openBook(
  stored: readonly Bookmark[] = [],
  isEnabled = true,
  text = '<p id="a">The lake</p><p id="b">lay still</p>',
  file?: (url: string) => Promise<string>,
) {
  const state = createState<ReaderState>(initialReaderState);
  const view = fakeView(1, text, 2);
  const book = fakeOpenBook([view], file);
  const getBookmarks = vi.fn(async () => stored);
  const postBookmarks = vi.fn(async (_: string, __: readonly Bookmark[]): Promise<readonly Bookmark[] | undefined> => undefined);
  const onError = vi.fn();
  const callbacks = { getBookmarks, postBookmarks };
  const bookmarks = createBookmarkList({
    bookId: 'lake',
    isEnabled,
    callbacks,
    state,
    book: () => book,
    narrationTime: () => 7.5,
    onError,
  });
  const names = () => state.get().bookmarks.map(({ name }) => name);
  return { bookmarks, view, state, getBookmarks, postBookmarks, onError, names };
}

test('a new bookmark stands between those of the chapters before and after it, and all are sent to the host', async () => {
  const { bookmarks, postBookmarks, names } = openBook([bookmark('before', 'c0', 900), bookmark('after', 'c2')]);
  await bookmarks.fetch();
  await bookmarks.add('here');
  expect(names()).toEqual(['before', 'here', 'after']);
  expect(postBookmarks.mock.calls.map(([bookId, sent]) => [bookId, sent.map(({ name }) => name)])).toEqual([
    ['lake', ['before', 'here', 'after']],
  ]);
});

test('bookmarks of the shown chapter stand in the order of its text, whatever their fragments are called', async () => {
  const { bookmarks, names } = openBook([bookmark('second', 'c1#b'), bookmark('first', 'c1#a', 4)]);
  await bookmarks.fetch();
  await bookmarks.add('start');
  expect(names()).toEqual(['start', 'first', 'second']);
});

/** A chapter of many screens, whose first and last paragraph are long; its names are not in the order of its text. */
const longChapter = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>
<script>const data = 'A script is not read.'.repeat(9);</script><p id="z">${'The lake lay still. '.repeat(90)}</p>
<p id="m">Then a boat came.</p><p id="a">${'It rained. '.repeat(90)}</p></body></html>`;
const ofLongChapter = [
  bookmark('5', 'c0#a', 3),
  bookmark('2', 'c0#z', 900),
  bookmark('4', 'c0#m', 5),
  bookmark('1', 'c0#z', 20),
  bookmark('3', 'c0#z', 1700),
];

test('bookmarks of a chapter that is not on the screen stand in the order of its text, and are sent in it', {
  tags: ['reader §4 Bookmarks.2'],
}, async () => {
  const { bookmarks, postBookmarks, names } = openBook(
    [...ofLongChapter, bookmark('7', 'c2', 4)],
    true,
    undefined,
    async () => longChapter,
  );
  await bookmarks.fetch();
  expect(names()).toEqual(['1', '2', '3', '4', '5', '7']);
  await bookmarks.add('6');
  await bookmarks.remove('7');
  expect(postBookmarks.mock.calls.map(([, sent]) => sent.map(({ name }) => name).join(''))).toEqual(['1234567', '123456']);
});

test('a chapter that cannot be read leaves its bookmarks in the order of the host, and is reported', async () => {
  const { bookmarks, onError, names } = openBook([bookmark('9', 'c2'), ...ofLongChapter], true, undefined, async () => {
    throw new Error('No answer');
  });
  await bookmarks.fetch();
  expect(names().at(-1)).toBe('9');
  expect(onError).toHaveBeenCalledExactlyOnceWith('A page could not be read for the order of bookmarks', new Error('No answer'));
});

test('bookmarks whose order needs no text read no file', async () => {
  const file = vi.fn(async () => longChapter);
  const { bookmarks, names } = openBook([bookmark('3', 'c2'), bookmark('2', 'c0', 400), bookmark('1', 'c0', 9)], true, undefined, file);
  await bookmarks.fetch();
  expect(names()).toEqual(['1', '2', '3']);
  expect(file).not.toHaveBeenCalled();
});

test('reader §3: a bookmark carries all four fields of its position, with the second of the recording that was heard there', {
  tags: ['reader §3.14'],
}, async () => {
  const { bookmarks, state } = openBook();
  await bookmarks.add('here');
  expect(state.get().bookmarks[0]?.position).toEqual({ ncxRef: 'c1', URI: '1.xhtml', charOffset: 0, timeOffset: 7.5 });
});

test('two pages of one chapter without ids each keep their bookmark, and a second one on the same page replaces the first', async () => {
  const text = '<p data-screen="0">The lake lay still.</p><p data-screen="1">A boat came.</p>';
  const { bookmarks, view, names } = openBook([], true, text);
  await bookmarks.add('first');
  view.go(1);
  await bookmarks.add('second');
  expect(names()).toEqual(['first', 'second']);
  await bookmarks.add('second again');
  expect(names()).toEqual(['first', 'second again']);
});

test.each([
  [500, ['bookmarks']],
  [404, []],
])('bookmarks that the host answers with %d have failed as %j, until they come', async (status, failed) => {
  const { bookmarks, state, getBookmarks } = openBook([bookmark('one', 'c1')]);
  getBookmarks.mockRejectedValueOnce(Object.assign(new Error('No'), { status }));
  await bookmarks.fetch();
  expect(state.get().failedParts).toEqual(failed);
  await bookmarks.fetch();
  expect(state.get()).toMatchObject({ failedParts: [], bookmarks: [{ id: 'one' }] });
});

test('a bookmark that is added is announced', async () => {
  const { bookmarks, state } = openBook();
  expect(state.get().hasAddedBookmark).toBe(false);
  await bookmarks.add('here');
  expect(state.get().hasAddedBookmark).toBe(true);
});

test('a bookmark whose position is no locator is not listed', async () => {
  const { bookmarks, names } = openBook([bookmark('good', 'c1'), JSON.parse('{ "id": "bad", "name": "bad", "position": { "page": 3 } }')]);
  await bookmarks.fetch();
  expect(names()).toEqual(['good']);
});

test('a change that the host rejects stays in the list and is reported', async () => {
  const { bookmarks, postBookmarks, onError, names } = openBook([bookmark('one', 'c1'), bookmark('two', 'c2')]);
  await bookmarks.fetch();
  postBookmarks.mockRejectedValueOnce(new Error('No answer'));
  await bookmarks.remove('one');
  expect(names()).toEqual(['two']);
  expect(onError).toHaveBeenCalledExactlyOnceWith('The bookmarks were not taken', new Error('No answer'));
});

test('bookmarks that are switched off are neither fetched nor added', async () => {
  const { bookmarks, getBookmarks, postBookmarks, names } = openBook([bookmark('one', 'c1')], false);
  await bookmarks.fetch();
  await bookmarks.add('here');
  expect([getBookmarks, postBookmarks].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(names()).toEqual([]);
});
