import { BookCard, CardRow } from '@realmkit/design-system';
import type { Book } from '@realmkit/openapi';
import { useForeignLanguage } from '@realmkit/shell';
import { bookPath } from '../../library/bookPaths.ts';

/** Shows books as a row of covers. */
export function BookRow({ label, books }: { readonly label: string; readonly books: readonly Book[] }) {
  const langOf = useForeignLanguage();
  return (
    <CardRow label={label} kind="covers">
      {books.map(({ id, title, author, coverUrl, language }) => (
        <BookCard key={id} href={bookPath(id)} lang={langOf(language)} title={title} author={author} src={coverUrl} />
      ))}
    </CardRow>
  );
}
