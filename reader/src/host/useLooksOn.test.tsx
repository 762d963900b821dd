import { useUserContext } from '@realmkit/shell';
import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReaderProps } from '../player/index.ts';
import { annotationId, testAnnotation } from './annotations/testing/annotations.ts';
import type { OwnCall } from './useLooksOn.ts';
import { useReaderHost } from './useReaderHost.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const bookmarks = [{ id: 'b1', name: 'Here', position: { ncxRef: 'page-1' } }];
const answers = { e1: { '0': { value: 'Stars' } } };

/** Makes each of the user's own writes as the reader does; one that becomes the user's own does not compile without its line here. */
const writes: Record<OwnCall, (host: ReaderProps) => unknown> = {
  'analytics POST /events': ({ onEvent }) =>
    onEvent?.({
      id: 'e1',
      event: 'pageTurned',
      sessionId: 's1',
      timestamp: '2026-01-01T10:00:00.000Z',
      bookId: 'book-1',
      direction: 'forward',
    }),
  'bookBackend POST /readlogs': ({ callbacks }) =>
    callbacks?.postReadLogs?.([
      { bookId: 'book-1', sessionId: 's1', deviceId: 'd1', percentage: 4, timestamp: 1, source: 'web-bookshelf' },
    ]),
  'library POST /v1/books/{bookId}/bookmarks': ({ callbacks }) => callbacks?.postBookmarks?.('book-1', bookmarks, []),
  'library POST /v1/books/{bookId}/lastmark': ({ callbacks }) => callbacks?.postLastmark?.('book-1', '{"ncxRef":"page-1"}', Date.now()),
  'library PUT /v1/books/{bookId}/annotations/{annotationId}': ({ callbacks }) =>
    callbacks?.putAnnotation?.('book-1', testAnnotation({ id: 2 })),
  'library DELETE /v1/books/{bookId}/annotations/{annotationId}': ({ callbacks }) =>
    callbacks?.deleteAnnotation?.('book-1', annotationId(3)),
  // The read logs of the reader go to the book backend.
  'library POST /v2/readlogs': () => undefined,
  'submissions PATCH /{id}': async ({ submissions }) => {
    submissions?.drafts?.set('s1', { answers, base: {} }, undefined);
    await submissions?.update('s1', { status: 'Submitted', answers }, undefined);
  },
};

/** What the user of this device has not sent yet, by its key in the storage. */
const unsent = {
  'realmkit-bookmarks:se-user-6:book-1': JSON.stringify({ base: [], bookmarks }),
  'realmkit-lastmark:se-user-6:book-1': '{"ncxRef":"page-2"}',
  'realmkit-annotations:se-user-6:book-1': JSON.stringify({ [annotationId(1)]: { annotation: testAnnotation({ id: 1 }) } }),
  'realmkit-draft:se-user-6:book-1:s1': JSON.stringify(answers),
};

/** Answers the reads with what the service has. */
function read({ url }: Request, position: string): Response {
  const uuid = url.split('/annotations/')[1];
  if (uuid === testAnnotation({ id: 3 }).id.slice('urn:uuid:'.length)) return Response.json(testAnnotation({ id: 3 }));
  if (uuid) return Response.json({ name: 'not_found', message: '' }, { status: 404 });
  if (url.includes('/lastmark')) return Response.json({ position });
  if (url.includes('/annotations')) return Response.json({ items: [testAnnotation({ id: 3 })] });
  if (url.includes('/submissions')) return Response.json({ data: [], cursor: null });
  return Response.json([]);
}

/** Opens the host page of a book as a user, or as somebody who acts as them, and makes all writes; returns which calls were made. */
async function writeAll({ act, isShared = false }: { act?: { readonly sub: string; readonly name: string }; isShared?: boolean } = {}) {
  for (const [key, value] of Object.entries(unsent)) localStorage.setItem(key, value);
  const calls = new Set<string>();
  let position = '{"ncxRef":"page-7"}';
  const shell = await createFakeShell({
    app: 'reader',
    me: { sharedAccount: isShared },
    tokens: { uid: 'se-user-6', ...(act && { act }) },
    answer: async (request) => {
      const { pathname } = new URL(request.url);
      if (!/^\/(analytics|book-backend|library|submissions)\//.test(pathname)) return undefined;
      if (request.method === 'GET') return read(request, position);
      if (pathname.endsWith('/lastmark')) ({ position } = await request.clone().json());
      calls.add(`${request.method} ${pathname.replace(/annotations\/.*/, 'annotations/…')}`);
      return new Response(null, { status: 204 });
    },
  });
  let host: ReaderProps | undefined;
  function Host() {
    host = useReaderHost('book-1');
    return null;
  }
  // As the page does.
  function UserGate() {
    return useUserContext().status === 'loading' ? null : <Host />;
  }
  render(
    <FakePage shell={shell}>
      <UserGate />
    </FakePage>,
  );
  await vi.waitFor(() => expect(host?.identity).toBeDefined());
  if (!host) throw new Error('The host page gives nothing');
  const shown = {
    bookmarks: await host.callbacks?.getBookmarks?.('book-1'),
    lastmark: await host.callbacks?.getLastmark?.('book-1'),
    annotations: (await host.callbacks?.getAnnotations?.('book-1'))?.map(({ id }) => id),
    readOnly: [host.readOnly, host.submissions?.isReadOnly],
    features: host.features,
  };
  for (const write of Object.values(writes)) await Promise.resolve(write(host)).catch(() => undefined);
  window.dispatchEvent(new Event('online'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
  await host.submissions?.list(undefined, undefined);
  cleanup();
  return { calls, shown };
}

test('whoever acts as a user sends and stores nothing of what the user reads and answers, and what is unsent stays', async () => {
  const { calls, shown } = await writeAll({ act: { sub: 'se-user-1', name: 'Support' } });
  expect([...calls]).toEqual([]);
  expect({ ...localStorage }).toEqual(unsent);
  expect(shown).toMatchObject({ bookmarks: [], lastmark: '{"ncxRef":"page-7"}', annotations: [annotationId(3)], readOnly: [true, true] });
});

test('an account of several people sends and stores nothing but which pages were read, and keeps the page for a reload alone', async () => {
  const { calls, shown } = await writeAll({ isShared: true });
  await vi.waitFor(() => expect([...calls].toSorted()).toEqual(['POST /analytics/events', 'POST /book-backend/readlogs']));
  expect({ ...localStorage }).toEqual(unsent);
  expect(sessionStorage).toHaveLength(0);
  expect(shown).toMatchObject({ bookmarks: undefined, lastmark: undefined, readOnly: [true, true] });
  expect(shown.features).toMatchObject({ bookmarks: false, annotations: false });
  // After a reload the history has its state, and a book that is opened anew has none.
  expect((await writeAll({ isShared: true })).shown.lastmark).toBe('{"ncxRef":"page-1"}');
  window.history.pushState(null, '');
  expect((await writeAll({ isShared: true })).shown.lastmark).toBeUndefined();
});

test('as long as nobody knows who uses the account, nothing is sent, and then all of it', async () => {
  localStorage.setItem('realmkit-lastmark:se-user-6:book-1', JSON.stringify({ position: '{"ncxRef":"page-2"}', readAt: 1 }));
  let isKnown = false;
  const sent: string[] = [];
  const shell = await createFakeShell({
    app: 'reader',
    tokens: { uid: 'se-user-6' },
    answer: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/account/me' && !isKnown) return Response.json({ name: 'unavailable', message: '' }, { status: 403 });
      if (!/^\/(library|submissions)\//.test(pathname)) return undefined;
      if (request.method === 'GET') return read(request, '{"ncxRef":"page-7"}');
      sent.push(`${request.method} ${pathname}`);
      return new Response(null, { status: 204 });
    },
  });
  let host: ReaderProps | undefined;
  let reload = () => {};
  function Host() {
    const user = useUserContext();
    reload = () => void user.reload();
    host = useReaderHost('book-1');
    return <p>{user.status}</p>;
  }
  const { findByText } = render(
    <FakePage shell={shell}>
      <Host />
    </FakePage>,
  );
  await findByText('failed');
  const { callbacks, readOnly } = host ?? {};
  expect([readOnly, host?.submissions?.isReadOnly, host?.submissions?.drafts]).toEqual([true, true, undefined]);
  // The reader keeps the callbacks with which it has opened the book.
  await callbacks?.postLastmark?.('book-1', '{"ncxRef":"page-3"}', Date.now()).catch(() => undefined);
  await expect(host?.submissions?.update('s1', { status: 'InProgress', answers }, undefined)).rejects.toThrow();
  window.dispatchEvent(new Event('online'));
  expect(sent).toEqual([]);
  isKnown = true;
  reload();
  await findByText('ready');
  await vi.waitFor(() => expect(sent).toEqual(['POST /library/v1/books/book-1/lastmark']));
  await callbacks?.postLastmark?.('book-1', '{"ncxRef":"page-4"}', Date.now());
  expect(sent).toHaveLength(2);
  expect(host?.readOnly).toBe(false);
});

test('the user sends all of it', async () => {
  const { calls, shown } = await writeAll();
  await vi.waitFor(() =>
    expect([...calls].toSorted()).toEqual([
      'DELETE /library/v1/books/book-1/annotations/…',
      'PATCH /submissions/s1',
      'POST /analytics/events',
      'POST /book-backend/readlogs',
      'POST /library/v1/books/book-1/bookmarks',
      'POST /library/v1/books/book-1/lastmark',
      'PUT /library/v1/books/book-1/annotations/…',
    ]),
  );
  expect(shown).toMatchObject({ lastmark: '{"ncxRef":"page-2"}', readOnly: [false, false] });
});
