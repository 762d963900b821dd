import { ConfirmDialog, lazyComponent, NoticeSnackbar } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { isTemporary } from '../../network/bookError.ts';
import { ListeningNotices } from '../ListeningNotices.tsx';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { useSignLanguageLock } from '../useSignLanguageLock.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { usePinnedNotices } from './usePinnedNotices.ts';

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
    isPageMalformed: pageFlawed,
    isPageTooLarge,
    publication,
    stoppedBy,
    hasAddedBookmark,
  } = useStateOf(
    reader.state,
    'externalLink',
    'note',
    'enlarged',
    'pageErrorCode',
    'isPageMalformed',
    'isPageTooLarge',
    'publication',
    'stoppedBy',
    'hasAddedBookmark',
  );
  const lockReason = useSignLanguageLock();
  // Of a protected book perhaps only the pictures are missing.
  const missing = pageErrorCode === 'error_protected' ? '' : `${t(($) => $.pageMissing)} `;
  const pageError = pageErrorCode ? `${missing}${t(($) => $.errors[pageErrorCode])}` : '';
  const pinned = usePinnedNotices(reader, pageError);
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
        {...pinned}
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
