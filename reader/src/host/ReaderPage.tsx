import { useShell, useUserContext } from '@realmkit/shell';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { allowedAddress } from './allowedAddress.ts';
import { BookPage } from './BookPage.tsx';

/** A book by its id and its signed address (reader §2); without an address the library says where the book is. */
export function ReaderPage() {
  const { bookId = '' } = useParams();
  const [query] = useSearchParams();
  const { configuration } = useShell();
  const user = useUserContext();
  const given = query.get('fileUrl');
  const fileUrl = useMemo(() => allowedAddress(given, configuration.services.bookContent), [given, configuration]);
  // The session starts with the identity's roles, so it waits for them.
  if (user.status === 'loading') return null;
  return <BookPage key={bookId} bookId={bookId} fileUrl={fileUrl} refused={given !== null && fileUrl === undefined} />;
}
