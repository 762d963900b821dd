import { BookCard, Section, ShelfGrid } from '@realmkit/design-system';
import { useClients, useForeignLanguage } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookPath } from '../../library/bookPaths.ts';
import { firstBooksQuery } from '../../library/libraryQueries.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';

/** Shows a few books to start with, or that they could not be loaded; nothing until the library has answered, and nothing without books. */
export function FirstBooks() {
  const { t } = useTranslation('shop');
  const langOf = useForeignLanguage();
  const found = useQuery(firstBooksQuery(useClients()));
  const { data: books = [] } = found;
  if (books.length === 0) return <QueryAlert query={found} />;
  const title = t(($) => $.success.firstBooks);
  return (
    <Section title={title} plain>
      <ShelfGrid label={title}>
        {books.map(({ id, title: name, author, coverUrl, language }) => (
          <BookCard key={id} href={bookPath(id)} headingLevel={3} lang={langOf(language)} title={name} author={author} src={coverUrl} />
        ))}
      </ShelfGrid>
    </Section>
  );
}
