import { useUserContext } from '@realmkit/shell';
import { useParams } from 'react-router';
import { BookPage } from './BookPage.tsx';

/** Shows the player page that the library opens (reader §2). */
export function PlayPage() {
  const { bookId = '' } = useParams();
  const user = useUserContext();
  if (user.status === 'loading') return null;
  return <BookPage key={bookId} bookId={bookId} fileUrl={undefined} isUrlRejected={false} />;
}
