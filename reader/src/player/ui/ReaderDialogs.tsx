import { ConfirmDialog, NoticeSnackbar } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { NoteDialog } from './NoteDialog.tsx';
import { type OpenReader, useStateOf } from './useReader.ts';
import { useSignLanguageLock } from './useSignLanguageLock.ts';

/** Shows the dialogs and notices above the book: external links, notes and page errors. */
export function ReaderDialogs({ open: { reader } }: { readonly open: OpenReader }) {
  const { t } = useTranslation('reader');
  const { externalLink, note, pageErrorCode, isPageMalformed: pageFlawed, publication, stoppedBy } = useStateOf(reader.state);
  const lockReason = useSignLanguageLock();
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
      {note ? <NoteDialog note={note} lang={publication?.language || undefined} onClose={reader.links.closeNote} /> : null}
      <NoticeSnackbar
        open={pageErrorCode !== undefined}
        message={pageErrorCode ? `${t(($) => $.pageMissing)} ${t(($) => $.errors[pageErrorCode])}` : ''}
        type="error"
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ pageErrorCode: undefined })}
      />
      <NoticeSnackbar
        open={pageFlawed && pageErrorCode === undefined}
        message={t(($) => $.pageMalformed)}
        type="error"
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ isPageMalformed: false })}
      />
      <NoticeSnackbar
        open={stoppedBy !== undefined}
        message={stoppedBy ? `${t(($) => $.locked.stopped)} ${lockReason(stoppedBy)}` : ''}
        type="warning"
        autoHideDuration={null}
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ stoppedBy: undefined })}
      />
    </>
  );
}
