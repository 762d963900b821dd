import { useUserContext } from '@realmkit/shell';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { BookPage } from './BookPage.tsx';

/** The player page used from the library (reader §2); the id token of its query is a secret, and leaves the address at once. */
export function PlayPage() {
  const { bookId = '' } = useParams();
  const user = useUserContext();
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has('id_token')) return;
    url.searchParams.delete('id_token');
    window.history.replaceState(window.history.state, '', url.href);
  }, []);
  if (user.status === 'loading') return null;
  return <BookPage key={bookId} bookId={bookId} fileUrl={undefined} refused={false} />;
}
