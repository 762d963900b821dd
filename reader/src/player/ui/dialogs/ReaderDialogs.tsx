import { ConfirmDialog, lazyComponent, NoticeSnackbar } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { isTemporary } from '../../network/bookError.ts';
import { failedPartsAfter } from '../../reader/ReaderState.ts';
import { ListeningNotices } from '../ListeningNotices.tsx';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { useSignLanguageLock } from '../useSignLanguageLock.ts';
import { NoteDialog } from './NoteDialog.tsx';

const EnlargeDialog = lazyComponent(async () => (await import('../zoom/EnlargeDialog.tsx')).EnlargeDialog);

interface ReaderDialogsProps {
  readonly open: OpenReader;
  /** BCP 47, for numbers. */
  readonly locale: string;
}

/** Shows the dialogs and notices above the book: external links, notes, enlarged pictures and page errors. */
export function ReaderDialogs({ open: { reader }, locale }: ReaderDialogsProps) {
  const { t } = useTranslation('reader');
  const {
    externalLink,
    note,
    enlarged,
    pageErrorCode,
    recordingErrorCode,
    failedParts,
    isPageMalformed: pageFlawed,
    isPageTooLarge,
    publication,
    stoppedBy,
    hasAddedBookmark,
    newerPlace,
  } = useStateOf(
    reader.state,
    'externalLink',
    'note',
    'enlarged',
    'pageErrorCode',
    'recordingErrorCode',
    'failedParts',
    'isPageMalformed',
    'isPageTooLarge',
    'publication',
    'stoppedBy',
    'hasAddedBookmark',
    'newerPlace',
  );
  const lockReason = useSignLanguageLock();
  // Of a protected book perhaps only the pictures are missing.
  const missing = pageErrorCode === 'error_protected' ? '' : `${t(($) => $.pageMissing)} `;
  const pageError = pageErrorCode ? `${missing}${t(($) => $.errors[pageErrorCode])}` : '';
  const retriable = (id: string, message: string, retry: () => Promise<void> | undefined) => ({
    id,
    message,
    type: 'error' as const,
    action: { label: t(($) => $.errors.tryAgain), onClick: () => void retry() },
  });
  // They stay until the page is shown or the recording plays, or the notice is closed.
  const pinned = [
    ...(isTemporary(pageErrorCode) ? [retriable('pageErrorCode', pageError, reader.retry)] : []),
    ...(recordingErrorCode
      ? [
          retriable('recordingErrorCode', `${t(($) => $.narration.failed)} ${t(($) => $.errors[recordingErrorCode])}`, () =>
            reader.narration()?.toggle(),
          ),
        ]
      : []),
    ...(failedParts.includes('place')
      ? [
          retriable(
            'place',
            t(($) => $.places.failed),
            () => reader.loadAgain('place'),
          ),
        ]
      : []),
    ...(newerPlace
      ? [
          {
            id: 'newerPlace',
            message: t(($) => $.places.newer),
            type: 'info' as const,
            action: { label: t(($) => $.places.goThere), onClick: () => void reader.choosePlace('newer').then(reader.focusPage) },
            closeLabel: t(($) => $.link.stay),
          },
        ]
      : []),
  ];
  const closePinned = (id: string) => {
    if (id === 'newerPlace') return void reader.choosePlace('here').then(reader.focusPage);
    const state = reader.state.get();
    reader.state.change(id === 'place' ? failedPartsAfter(state, id, false) : { [id]: undefined });
  };
  return (
    <>
      <ConfirmDialog
        open={externalLink !== undefined}
        title={t(($) => $.link.title)}
        description={externalLink}
        confirmLabel={t(($) => $.link.open)}
        cancelLabel={t(($) => $.link.stay)}
        onConfirm={() => reader.links.confirmExternalLink(true)}
        onCancel={() => reader.links.confirmExternalLink(false)}
      />
      {note ? (
        <NoteDialog
          note={note}
          lang={publication?.language || undefined}
          onLink={reader.links.openFromNote}
          onClose={reader.links.closeNote}
        />
      ) : null}
      {enlarged ? (
        <EnlargeDialog
          reader={reader}
          enlarged={enlarged}
          locale={locale}
          lang={publication?.language || undefined}
          direction={publication?.direction ?? 'ltr'}
        />
      ) : null}
      <NoticeSnackbar
        open={pageErrorCode !== undefined && !isTemporary(pageErrorCode)}
        message={pageError}
        type="error"
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ pageErrorCode: undefined })}
        pinned={pinned}
        onClosePinned={closePinned}
      />
      <NoticeSnackbar
        open={pageFlawed && pageErrorCode === undefined}
        message={t(($) => $.pageMalformed)}
        type="error"
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ isPageMalformed: false })}
      />
      <NoticeSnackbar
        open={isPageTooLarge && !pageFlawed && pageErrorCode === undefined}
        message={t(($) => $.pageTooLarge)}
        type="info"
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ isPageTooLarge: false })}
      />
      <NoticeSnackbar
        open={hasAddedBookmark}
        message={t(($) => $.bookmarks.saved)}
        type="success"
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ hasAddedBookmark: false })}
      />
      <NoticeSnackbar
        open={stoppedBy !== undefined}
        message={stoppedBy ? `${t(($) => $.locked.stopped)} ${lockReason(stoppedBy)}` : ''}
        type="warning"
        autoHideDuration={null}
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ stoppedBy: undefined })}
      />
      <ListeningNotices reader={reader} locale={locale} />
    </>
  );
}
