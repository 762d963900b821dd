import { unwrap } from '@realmkit/openapi';
import { isSignedIn, useSession, useShell } from '@realmkit/shell';
import { useEffect, useMemo } from 'react';
import type { Bookmark, ReaderCallbacks } from '../player/index.ts';
import { createLatestValueOutbox } from './latestValueOutbox.ts';

type PlaceCallbacks = Required<Pick<ReaderCallbacks, 'getBookmarks' | 'postBookmarks' | 'getLastmark' | 'postLastmark'>>;

/** Bookmarks and last position of the signed-in person: what the network does not take is kept here, and counts until it is sent. */
export function useKeptPlaces(bookId: string): PlaceCallbacks {
  const { clients } = useShell();
  const session = useSession();
  const owner = isSignedIn(session) ? session.identity.access.sub : '';
  const { library } = clients;

  const boxes = useMemo(() => {
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
      for (const box of [boxes.bookmarks, boxes.lastmark]) box.flush(bookId).catch(() => undefined);
    };
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [boxes, bookId]);

  return useMemo(() => {
    const path = (book: string) => ({ params: { path: { bookId: book } } });
    return {
      getBookmarks: async (book) => {
        const unsent = boxes.bookmarks.unsent(book);
        if (unsent) {
          boxes.bookmarks.flush(book).catch(() => undefined);
          const kept: Bookmark[] = JSON.parse(unsent);
          return kept;
        }
        return unwrap(await library.GET('/v1/books/{bookId}/bookmarks', path(book)));
      },
      postBookmarks: (book, bookmarks) => boxes.bookmarks.put(book, JSON.stringify(bookmarks)),
      getLastmark: async (book) => {
        const unsent = boxes.lastmark.unsent(book);
        if (unsent) {
          boxes.lastmark.flush(book).catch(() => undefined);
          return unsent;
        }
        return unwrap(await library.GET('/v1/books/{bookId}/lastmark', path(book))).position ?? undefined;
      },
      postLastmark: (book, position) => boxes.lastmark.put(book, position),
    };
  }, [boxes, library]);
}
