import { unwrap } from '@realmkit/openapi';
import { isSignedIn, useSession, useShell } from '@realmkit/shell';
import { useEffect, useMemo } from 'react';
import type { Bookmark, ReaderCallbacks } from '../player/index.ts';
import { createLatestValueOutbox } from './latestValueOutbox.ts';

type PositionCallbacks = Required<Pick<ReaderCallbacks, 'getBookmarks' | 'postBookmarks' | 'getLastmark' | 'postLastmark'>>;

/** Returns the callbacks for bookmarks and last position of the logged-in user; values that could not be sent are stored and used until they are. */
export function usePositionCallbacks(bookId: string): PositionCallbacks {
  const { clients } = useShell();
  const session = useSession();
  const owner = isSignedIn(session) ? session.identity.access.sub : '';
  const { library } = clients;

  const outboxes = useMemo(() => {
    const path = (book: string) => ({ params: { path: { bookId: book } } });
    return {
      bookmarks: createLatestValueOutbox(`realmkit-bookmarks:${owner}`, localStorage, async (book, value) => {
        const body: Bookmark[] = JSON.parse(value);
        unwrap(await library.POST('/v1/books/{bookId}/bookmarks', { ...path(book), body }));
      }),
      lastmark: createLatestValueOutbox(`realmkit-lastmark:${owner}`, localStorage, async (book, position) => {
        unwrap(await library.POST('/v1/books/{bookId}/lastmark', { ...path(book), body: { position } }));
      }),
    };
  }, [library, owner]);

  useEffect(() => {
    const flush = () => {
      // Not reported: the value stays in the outbox and is sent later.
      for (const outbox of [outboxes.bookmarks, outboxes.lastmark]) outbox.flush(bookId).catch(() => undefined);
    };
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [outboxes, bookId]);

  return useMemo(() => {
    const path = (book: string) => ({ params: { path: { bookId: book } } });
    return {
      getBookmarks: async (book) => {
        const unsent = outboxes.bookmarks.unsent(book);
        if (unsent) {
          // Not reported: the value stays in the outbox and is sent later.
          outboxes.bookmarks.flush(book).catch(() => undefined);
          const bookmarks: Bookmark[] = JSON.parse(unsent);
          return bookmarks;
        }
        return unwrap(await library.GET('/v1/books/{bookId}/bookmarks', path(book)));
      },
      postBookmarks: (book, bookmarks) => outboxes.bookmarks.put(book, JSON.stringify(bookmarks)),
      getLastmark: async (book) => {
        const unsent = outboxes.lastmark.unsent(book);
        if (unsent) {
          // Not reported: the value stays in the outbox and is sent later.
          outboxes.lastmark.flush(book).catch(() => undefined);
          return unsent;
        }
        return unwrap(await library.GET('/v1/books/{bookId}/lastmark', path(book))).position ?? undefined;
      },
      postLastmark: (book, position) => outboxes.lastmark.put(book, position),
    };
  }, [outboxes, library]);
}
