import { CardRow } from '@realmkit/design-system';
import type { Book } from '@realmkit/openapi';
import { LibraryCard } from '../../library/access/LibraryCard.tsx';

/** Shows books as a row of covers. */
export const BookRow = ({ label, books }: { readonly label: string; readonly books: readonly Book[] }) => (
  <CardRow label={label} kind="covers">
    {books.map((book) => (
      <LibraryCard key={book.id} book={book} />
    ))}
  </CardRow>
);
