import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Bookmark, ReaderProps } from '../player/index.ts';
import { createBookmarkList } from '../player/reader/place/bookmarkList.ts';
import { initialReaderState, type ReaderState } from '../player/reader/ReaderState.ts';
import { createState } from '../player/state/createState.ts';
import { fakeOpenBook } from '../player/testing/fakeOpenBook.ts';
import { fakeView } from '../player/testing/fakeView.ts';
import { useReaderHost } from './useReaderHost.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const mark = (name: string, ncxRef: string): Bookmark => ({ id: name, name, position: { ncxRef } });

/** A library that stores the bookmarks of one book, with ETags. */
function bookmarkService(bookmarks: readonly Bookmark[]) {
  const stored = { bookmarks, version: 1 };
  const respond = async (request: Request): Promise<Response | undefined> => {
    if (!request.url.endsWith('/v1/books/book-1/bookmarks')) return undefined;
    const headers = { ETag: `"${stored.version}"` };
    if (request.method === 'GET') return Response.json(stored.bookmarks, { headers });
    if (request.headers.get('If-Match') !== headers.ETag)
      return Response.json({ name: 'PreconditionFailedError', message: '' }, { status: 412 });
    Object.assign(stored, { bookmarks: await request.json(), version: stored.version + 1 });
    return new Response(null, { status: 204 });
  };
  return { stored, respond };
}

/** Opens the book in a tab, at one of its documents; returns its bookmarks. */
async function openTab(respond: (request: Request) => Promise<Response | undefined>, document: number) {
  const shell = await createFakeShell({ app: 'reader', answer: respond });
  let props: ReaderProps | undefined;
  function Host() {
    props = useReaderHost('book-1');
    return null;
  }
  render(
    <FakePage shell={shell}>
      <Host />
    </FakePage>,
  );
  await vi.waitFor(() => expect(props?.identity).toBeDefined());
  if (!props?.callbacks) throw new Error('The host page gives nothing');
  const state = createState<ReaderState>(initialReaderState);
  const book = fakeOpenBook([fakeView(document, '<p>The lake</p>')]);
  const onError = vi.fn();
  const bookmarks = createBookmarkList({
    bookId: 'book-1',
    isEnabled: true,
    callbacks: props.callbacks,
    state,
    book: () => book,
    narrationTime: () => undefined,
    onError,
  });
  await bookmarks.fetch();
  return { bookmarks, onError, names: () => state.get().bookmarks.map(({ name }) => name) };
}

test('bookmarks that two tabs add are both in the list of a third one, and a deletion in one tab is not undone by the other', async () => {
  const { respond } = bookmarkService([mark('old', 'c2')]);
  const one = await openTab(respond, 0);
  const other = await openTab(respond, 1);
  await one.bookmarks.add('from tab 1');
  await one.bookmarks.remove('old');
  expect(other.names()).toEqual(['old']);
  await other.bookmarks.add('from tab 2');
  expect(other.names()).toEqual(['from tab 1', 'from tab 2']);
  expect((await openTab(respond, 2)).names()).toEqual(['from tab 1', 'from tab 2']);
});

test('two tabs that add a bookmark in the same moment both keep it', async () => {
  const { stored, respond } = bookmarkService([]);
  const [one, other] = [await openTab(respond, 0), await openTab(respond, 1)];
  await Promise.all([one.bookmarks.add('from tab 1'), other.bookmarks.add('from tab 2')]);
  expect(stored.bookmarks.map(({ name }) => name).toSorted()).toEqual(['from tab 1', 'from tab 2']);
  expect(one.onError).not.toHaveBeenCalled();
});

test('bookmarks that were added offline are merged into those of another device when the network is back', async () => {
  const { stored, respond } = bookmarkService([mark('old', 'c2')]);
  let isOnline = true;
  const tab = await openTab(async (request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return respond(request);
  }, 0);
  isOnline = false;
  await tab.bookmarks.add('offline');
  expect(tab.names()).toEqual(['offline', 'old']);
  Object.assign(stored, { bookmarks: [mark('old', 'c2'), mark('another device', 'c1')], version: 2 });
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(localStorage).toHaveLength(0));
  expect((await openTab(respond, 0)).names()).toEqual(['offline', 'another device', 'old']);
});
