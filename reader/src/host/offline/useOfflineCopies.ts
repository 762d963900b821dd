import { bookCacheName, isSignedIn, useSession, useShell } from '@realmkit/shell';
import { useEffect, useMemo, useState } from 'react';
import { type CopyRecord, createOfflineCopies, type OfflineCopies } from '../../player/index.ts';
import { storeReaderApp } from './storeReaderApp.ts';

/** Returns the copies of books of the logged-in user on this device; undefined during impersonation, and in a browser without caches. */
export function useOfflineCopies(): OfflineCopies | undefined {
  const session = useSession();
  const { report } = useShell();
  const uid = isSignedIn(session) && !session.identity.id.act ? session.identity.access.sub : undefined;
  return useMemo(
    () =>
      uid === undefined
        ? undefined
        : createOfflineCopies({
            cacheNameOf: (bookId) => bookCacheName(uid, bookId),
            // A browser that registers no service worker stores the book, which then opens as long as this page is open.
            prepare: () => storeReaderApp().catch((error: unknown) => report('The reader is not stored for use without a network', error)),
          }),
    [uid, report],
  );
}

/** Returns the copy of a book on this device: null if there is none that opens, and undefined until the device has answered. */
export function useStoredBook(copies: OfflineCopies | undefined, bookId: string): CopyRecord | null | undefined {
  const { report } = useShell();
  const [stored, setStored] = useState<CopyRecord | null>();
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const copy = await copies?.of(bookId).open();
      if (!isGone) setStored(copy?.record ?? null);
      // The stored reader is that of the last deployment.
      if (copy && navigator.onLine) await storeReaderApp().catch((error: unknown) => report('The stored reader was not renewed', error));
    })();
    return () => {
      isGone = true;
    };
  }, [copies, bookId, report]);
  return stored;
}
