import { type UserContext, useErrorText, useNotice, useShell, useUserContext } from '@realmkit/shell';
import { useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { BookPage } from './BookPage.tsx';
import { allowedFileUrl } from './pageUrl.ts';

/** Returns the user of a book, and says so if they could not be loaded: the book opens without what is theirs. */
function useReadingUser(): UserContext {
  const user = useUserContext();
  const { show } = useNotice();
  const errorText = useErrorText();
  const message = user.status === 'failed' ? errorText(user.error) : undefined;
  useEffect(() => {
    if (message !== undefined) show({ type: 'error', message });
  }, [message, show]);
  return user;
}

/** Shows a book by its id and its signed URL (reader §2); without a URL the library provides it. */
export function ReaderPage() {
  const { bookId = '' } = useParams();
  const [query] = useSearchParams();
  const { configuration } = useShell();
  const user = useReadingUser();
  const requestedUrl = query.get('fileUrl');
  const fileUrl = useMemo(() => allowedFileUrl(requestedUrl, configuration.services.bookContent), [requestedUrl, configuration]);
  // The session starts with the roles of the identity, so it waits for them.
  if (user.status === 'loading') return null;
  return <BookPage key={bookId} bookId={bookId} fileUrl={fileUrl} isUrlRejected={requestedUrl !== null && fileUrl === undefined} />;
}

/** Shows the player page that the library opens (reader §2). */
export function PlayPage() {
  const { bookId = '' } = useParams();
  const user = useReadingUser();
  if (user.status === 'loading') return null;
  return <BookPage key={bookId} bookId={bookId} fileUrl={undefined} isUrlRejected={false} />;
}
