import { ConfirmDialog, NoticeSnackbar } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { NoteDialog } from './NoteDialog.tsx';
import { type OpenReader, useStateOf } from './useReader.ts';

/** What the reader asks and tells above the book: links that lead out of it, and pages that did not come. */
export function ReaderDialogs({ open: { reader } }: { readonly open: OpenReader }) {
  const { t } = useTranslation('reader');
  const { externalLink, note, pageFault, pageFlawed, publication } = useStateOf(reader.state);
  return (
    <>
      <ConfirmDialog
        open={externalLink !== undefined}
        title={t(($) => $.link.title)}
        description={externalLink}
        confirmLabel={t(($) => $.link.open)}
        cancelLabel={t(($) => $.link.stay)}
        onConfirm={() => reader.answerExternalLink(true)}
        onCancel={() => reader.answerExternalLink(false)}
      />
      {note ? <NoteDialog note={note} lang={publication?.language || undefined} onClose={reader.closeNote} /> : null}
      <NoticeSnackbar
        open={pageFault !== undefined}
        message={pageFault ? `${t(($) => $.pageMissing)} ${t(($) => $.faults[pageFault])}` : ''}
        type="error"
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ pageFault: undefined })}
      />
      <NoticeSnackbar
        open={pageFlawed && pageFault === undefined}
        message={t(($) => $.pageFlawed)}
        type="error"
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ pageFlawed: false })}
      />
    </>
  );
}
