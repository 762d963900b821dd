import { BookCard, type BookCardProps } from '@realmkit/design-system';
import { type Book, isReadable } from '@realmkit/openapi';
import { useForeignLanguage } from '@realmkit/shell';
import { bookPath } from '../bookPaths.ts';
import { NotHere } from './NotHere.tsx';

interface LibraryCardProps extends Pick<BookCardProps, 'headingLevel' | 'actions'> {
  readonly book: Book;
  /** What else is said of the book. */
  readonly note?: string | undefined;
}

/** Shows a book in a list, with the way to its page; one that cannot be read says so in every list. */
export function LibraryCard({ book, note, ...card }: LibraryCardProps) {
  const langOf = useForeignLanguage();
  const isHere = isReadable(book);
  return (
    <BookCard
      {...card}
      href={bookPath(book.id)}
      lang={langOf(book.language)}
      title={book.title}
      author={book.author}
      src={book.coverUrl}
      note={isHere ? note : <NotHere note={note} />}
      unavailable={!isHere}
    />
  );
}
