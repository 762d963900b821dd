import { unwrap } from '@realmkit/openapi';
import * as libraryAnswers from '@realmkit/openapi/answers/library';
import { createWebLockMutex, isSignedIn, noteChapter, useSession, useShell } from '@realmkit/shell';
import { useEffect, useMemo } from 'react';
import type { ReaderCallbacks } from '../player/index.ts';
import { createBookmarkOutbox } from './bookmarkOutbox.ts';
import { createLastmarkOutbox } from './lastmarkOutbox.ts';
import { useHold, useUnsaved } from './useLooksOn.ts';
import { visitPlaces } from './visitPlaces.ts';

type PositionCallbacks = Pick<ReaderCallbacks, 'getBookmarks' | 'postBookmarks' | 'getLastmark' | 'postLastmark' | 'watchLastmark'>;

/**
 * Returns the callbacks for bookmarks and last position of the logged-in user; values that could not be sent are stored and used until they are.
 * Whoever looks on gets those of the service, and what is unsent stays as it is. An account of several people has its places of this visit alone.
 */
export function usePositionCallbacks(bookId: string): PositionCallbacks {
  const { clients } = useShell();
  const session = useSession();
  const owner = isSignedIn(session) ? session.identity.access.sub : '';
  const unsaved = useUnsaved('library POST /v1/books/{bookId}/bookmarks', 'library POST /v1/books/{bookId}/lastmark');
  const hold = useHold(unsaved);
  const { library } = clients;

  const outboxes = useMemo(() => {
    const path = (book: string) => ({ params: { path: { bookId: book } } });
    return {
      bookmarks: createBookmarkOutbox({
        prefix: `realmkit-bookmarks:${owner}`,
        storage: localStorage,
        runExclusive: createWebLockMutex('realmkit-bookmarks', navigator.locks),
        read: async (book) => {
          const result = await library.GET('/v1/books/{bookId}/bookmarks', path(book));
          return { bookmarks: unwrap(result, libraryAnswers.listBookmarks), etag: result.response.headers.get('ETag') ?? undefined };
        },
        write: async (bookId, bookmarks, etag) => {
          hold();
          const params = { path: { bookId }, header: etag === undefined ? {} : { 'If-Match': etag } };
          unwrap(await library.POST('/v1/books/{bookId}/bookmarks', { params, body: [...bookmarks] }));
        },
      }),
      lastmark: createLastmarkOutbox({
        prefix: `realmkit-lastmark:${owner}`,
        storage: localStorage,
        now: Date.now,
        read: async (book) => unwrap(await library.GET('/v1/books/{bookId}/lastmark', path(book)), libraryAnswers.getLastmark),
        write: async (bookId, position, age) => {
          hold();
          const params = { path: { bookId }, header: age === undefined ? {} : { 'Lastmark-Age': age } };
          // Whoever has turned a page may close it at once.
          unwrap(await library.POST('/v1/books/{bookId}/lastmark', { params, body: { position }, keepalive: true }));
        },
      }),
    };
  }, [library, owner, hold]);

  useEffect(() => {
    if (unsaved) return;
    const flush = () => {
      // Not reported: the value stays in the outbox and is sent later.
      outboxes.bookmarks.flush(bookId).catch(() => undefined);
      void outboxes.lastmark.flush();
    };
    void outboxes.lastmark.flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [outboxes, bookId, unsaved]);

  return useMemo(() => {
    const path = (book: string) => ({ params: { path: { bookId: book } } });
    const getBookmarks = async (book: string) =>
      unwrap(await library.GET('/v1/books/{bookId}/bookmarks', path(book)), libraryAnswers.listBookmarks);
    const getLastmark = async (book: string) =>
      unwrap(await library.GET('/v1/books/{bookId}/lastmark', path(book)), libraryAnswers.getLastmark).position ?? undefined;
    if (unsaved === 'looksOn') return { getBookmarks, getLastmark };
    if (unsaved === 'shared') return visitPlaces;
    return {
      getBookmarks: async (book) => {
        if (outboxes.bookmarks.unsent(book)) {
          // Not reported: the change stays in the outbox and is sent later.
          const sent = await outboxes.bookmarks.flush(book).catch(() => outboxes.bookmarks.unsent(book));
          if (sent) return sent;
        }
        return getBookmarks(book);
      },
      postBookmarks: outboxes.bookmarks.put,
      getLastmark: outboxes.lastmark.get,
      postLastmark: (book, position, readAt, chapter) => {
        noteChapter(owner, book, position, chapter);
        return outboxes.lastmark.put(book, position, readAt);
      },
      watchLastmark: outboxes.lastmark.watch,
    };
  }, [outboxes, library, unsaved, owner]);
}
