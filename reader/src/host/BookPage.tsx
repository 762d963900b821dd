import { styled } from '@mui/material/styles';
import { FailedState } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { LegalLinks, useClients, useErrorText } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TitledReader } from './TitledReader.tsx';
import { useReaderHost } from './useReaderHost.ts';

/** The container that gives the reader the whole window. */
export const FullWindow = styled('main')({ position: 'fixed', inset: 0, display: 'grid' });

/** The layout of the error page, with the legal links in its footer; an open book fills the window without them. */
const ErrorLayout = styled(FullWindow)(({ theme }) => ({ gridTemplateRows: '1fr auto', padding: theme.spacing(2), overflowY: 'auto' }));

interface BookPageProps {
  readonly bookId: string;
  readonly fileUrl: string | undefined;
  /** True if the query has a file URL that may not be opened. */
  readonly isUrlRejected: boolean;
}

/** Shows the reader with a book of the library. */
export function BookPage({ bookId, fileUrl, isUrlRejected }: BookPageProps) {
  const { t } = useTranslation('readerHost');
  const errorText = useErrorText();
  const { library } = useClients();
  const host = useReaderHost(bookId);
  const book = useQuery({
    queryKey: ['reader', 'book', bookId],
    queryFn: async () => unwrap(await library.GET('/v1/books/{bookId}', { params: { path: { bookId } } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: !isUrlRejected,
  });
  const url = fileUrl ?? book.data?.fileUrl ?? undefined;
  const message = isUrlRejected ? t(($) => $.refused) : book.data && !url ? t(($) => $.unreadable) : undefined;
  if (message !== undefined || (book.isError && !fileUrl)) {
    return (
      <ErrorLayout>
        <FailedState
          title={t(($) => $.failed)}
          description={message ?? errorText(book.error)}
          retry={{ label: t(($) => $.back), onRetry: () => host.onClose?.() }}
        />
        <footer>
          <LegalLinks />
        </footer>
      </ErrorLayout>
    );
  }
  // A book that the library does not know can still be read by its URL; the metadata is awaited first.
  if (!url || book.isPending) return null;
  return (
    <FullWindow>
      <TitledReader {...host} fileUrl={url} languages={book.data?.languages} properties={book.data?.properties} />
    </FullWindow>
  );
}
