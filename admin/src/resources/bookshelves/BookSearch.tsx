import { useTranslation } from 'react-i18next';
import { FindAndAdd } from '../../fields/FindAndAdd.tsx';
import { BookTitle } from './BookTitle.tsx';

interface BookSearchProps {
  /** The ids of the books that are already on the shelf. */
  readonly has: readonly string[];
  readonly busy: boolean;
  readonly onAdd: (bookId: string, title: string) => void;
}

/** Searches the catalogue for books by title and adds them to the shelf. */
export function BookSearch({ has, busy, onAdd }: BookSearchProps) {
  const { t } = useTranslation('people');
  return (
    <FindAndAdd
      label={t(($) => $.books.search)}
      help={t(($) => $.books.searchHelp)}
      nothing={t(($) => $.books.notFound)}
      resource="books"
      filter={{}}
      perPage={8}
      there={t(($) => $.books.there)}
      row={(book) => ({ key: book.id, text: <BookTitle book={book} />, addLabel: t(($) => $.books.add, { title: book.title }) })}
      has={has}
      busy={busy}
      onAdd={({ id, title }) => onAdd(id, title)}
    />
  );
}
