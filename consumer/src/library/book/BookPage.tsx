import { FailedState, Skeleton } from '@realmkit/design-system';
import { ServiceError } from '@realmkit/openapi';
import { useClients, useErrorText, useForeignLanguage } from '@realmkit/shell';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRetry } from '../../page/useRetry.ts';
import { LibraryFrame } from '../LibraryFrame.tsx';
import { bookQuery, entitlementQuery } from '../libraryQueries.ts';
import { BookContent } from './BookContent.tsx';

/** Shows the page of a book. */
function BookPage() {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const langOf = useForeignLanguage();
  const { id = '' } = useParams();
  const clients = useClients();
  const found = useQuery(bookQuery(clients, id));
  const { data: book } = found;
  const { error, retry } = useRetry(found);
  // Requested beside the book, so that the page knows what opens it when it is shown.
  usePrefetchQuery(entitlementQuery(clients));
  const gone = error instanceof ServiceError && error.status === 404;
  return (
    <LibraryFrame title={book?.title ?? t(($) => $.title)} titleLang={langOf(book?.language)}>
      {book ? (
        <BookContent book={book} />
      ) : error ? (
        <FailedState
          title={t(($) => $.book.failed)}
          description={gone ? t(($) => $.shelf.errors.not_found) : errorText(error)}
          retry={retry}
        />
      ) : (
        <Skeleton label={t(($) => $.loading)} shape="book" />
      )}
    </LibraryFrame>
  );
}

export { BookPage as Component };
