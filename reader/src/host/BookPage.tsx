import { styled } from '@mui/material/styles';
import { FailedState } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { LegalLinks, useClients, useErrorText } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BookReader } from '../player/index.ts';
import { useReaderHost } from './useReaderHost.ts';

/** The reader takes the whole window. */
export const WholeWindow = styled('main')({ position: 'fixed', inset: 0, display: 'grid' });

/** A page like any other, with what the law wants at its foot; while somebody reads, the book has the whole window. */
const Failed = styled(WholeWindow)(({ theme }) => ({ gridTemplateRows: '1fr auto', padding: theme.spacing(2), overflowY: 'auto' }));

interface BookPageProps {
  readonly bookId: string;
  readonly fileUrl: string | undefined;
  /** Whether an address was given that no book may be opened from. */
  readonly refused: boolean;
}

/** The reader with a book of the library. */
export function BookPage({ bookId, fileUrl, refused }: BookPageProps) {
  const { t } = useTranslation('readerHost');
  const errorText = useErrorText();
  const { library } = useClients();
  const host = useReaderHost(bookId);
  const book = useQuery({
    queryKey: ['reader', 'book', bookId],
    queryFn: async () => unwrap(await library.GET('/v1/books/{bookId}', { params: { path: { bookId } } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: !refused,
  });
  const address = fileUrl ?? book.data?.fileUrl ?? undefined;
  const failure = refused ? t(($) => $.refused) : book.data && !address ? t(($) => $.unreadable) : undefined;
  if (failure !== undefined || (book.isError && !fileUrl)) {
    return (
      <Failed>
        <FailedState
          title={t(($) => $.failed)}
          description={failure ?? errorText(book.error)}
          retry={{ label: t(($) => $.back), onRetry: () => host.onClose?.() }}
        />
        <footer>
          <LegalLinks />
        </footer>
      </Failed>
    );
  }
  // A book that the library does not know can be read all the same by its address; what the library says of it comes first.
  if (!address || book.isPending) return null;
  return (
    <WholeWindow>
      <BookReader {...host} fileUrl={address} languages={book.data?.languages} properties={book.data?.properties} />
    </WholeWindow>
  );
}
