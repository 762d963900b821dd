import { styled } from '@mui/material/styles';
import { FailedState } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { LegalLinks, useClients, useErrorText, useNotice, useUserContext } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FullWindow } from './FullWindow.tsx';
import { useStoredBook } from './offline/useOfflineCopies.ts';
import { TitledReader } from './TitledReader.tsx';
import { useUnsaved } from './useLooksOn.ts';
import { useReaderHost } from './useReaderHost.ts';

/** The layout of the error page, with the legal links in its footer; an open book fills the window without them. */
const ErrorLayout = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateRows: '1fr auto', padding: theme.spacing(2) }));

/** What is read of the library's book: the cover and the texts about it are for others. */
const read = {
  fileUrl: () => '',
  languages: { mainLanguage: '' },
  properties: { sentenceHighlighting: false, pictureInPicture: false },
};

interface BookPageProps {
  readonly bookId: string;
  readonly fileUrl: string | undefined;
  /** True if the query has a file URL that may not be opened. */
  readonly isUrlRejected: boolean;
}

/** Says once that nothing is saved, and why. */
function useUnsavedNotice(): void {
  const { t } = useTranslation('readerHost');
  const { show } = useNotice();
  const user = useUserContext();
  const unsaved = useUnsaved('library POST /v1/books/{bookId}/bookmarks');
  // The page has said already that the user could not be loaded.
  const message =
    unsaved && unsaved !== 'unknown' && user.status !== 'anonymous'
      ? t(($) => $[unsaved], { user: user.name || user.userName })
      : undefined;
  useEffect(() => {
    if (message !== undefined) show({ type: 'info', message });
  }, [message, show]);
}

/** Shows the reader with a book of the library. */
export function BookPage({ bookId, fileUrl, isUrlRejected }: BookPageProps) {
  const { t } = useTranslation('readerHost');
  const errorText = useErrorText();
  const { library } = useClients();
  const host = useReaderHost(bookId);
  useUnsavedNotice();
  const book = useQuery({
    queryKey: ['reader', 'book', bookId],
    queryFn: async () => unwrap(await library.GET('/v1/books/{bookId}', { params: { path: { bookId } } }), read),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: !isUrlRejected,
  });
  const stored = useStoredBook(host.offlineCopies, bookId);
  const url = fileUrl ?? book.data?.fileUrl ?? stored?.url ?? undefined;
  const isCopyExpired = !navigator.onLine && host.offlineCopies?.of(bookId).state.get().phase === 'expired';
  const message = isUrlRejected ? t(($) => $.refused) : book.data && !url ? t(($) => $.unreadable) : undefined;
  if (message !== undefined || (book.isError && !fileUrl && stored === null)) {
    return (
      <FullWindow>
        <ErrorLayout>
          <FailedState
            title={t(($) => $.failed)}
            description={message ?? (isCopyExpired ? t(($) => $.copyExpired) : errorText(book.error))}
            retry={{ label: t(($) => $.back), onRetry: () => host.onClose?.() }}
          />
          <footer>
            <LegalLinks />
          </footer>
        </ErrorLayout>
      </FullWindow>
    );
  }
  // A book that the library does not know can still be read by its URL; the metadata is awaited first, unless the device has it.
  if (!url || stored === undefined || (book.isPending && !stored)) return null;
  const { languages, properties } = book.data ?? stored ?? {};
  return (
    <FullWindow>
      <TitledReader {...host} fileUrl={url} languages={languages} properties={properties} />
    </FullWindow>
  );
}
