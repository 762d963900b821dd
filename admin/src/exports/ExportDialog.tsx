import { ConfirmDialog, Progress, SelectField } from '@realmkit/design-system';
import { download, useLocale, useNotice, useShell } from '@realmkit/shell';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ErrorMessage } from '../errors/ErrorMessage.tsx';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';
import { exportedFile, exportFormats } from './exportedFile.ts';
import { loadAllRows } from './loadAllRows.ts';

/** A row of the exported file. */
interface ExportedRow {
  readonly id: string | number;
  readonly texts: readonly string[];
}

/** The list to export. */
export interface ExportedList {
  /** The title of the list. */
  readonly title: string;
  readonly headings: readonly string[];
  /** Loads a page of rows, with the total if it is known. */
  readonly load: (
    page: number,
    signal: AbortSignal,
  ) => Promise<{ readonly data: readonly ExportedRow[]; readonly total?: number | undefined }>;
}

/** Lets the user choose a file format, loads the whole list with progress, and downloads the file. Each export is recorded as an event. */
export default function ExportDialog({ list, onClose }: { readonly list: ExportedList; readonly onClose: () => void }) {
  const { t } = useTranslation('exports');
  const { locale } = useLocale();
  const { activity, app } = useShell();
  const { show } = useNotice();
  const { pathname } = useLocation();
  const errorText = useServiceErrorText();
  const [format, setFormat] = useState<(typeof exportFormats)[number]>('xlsx');
  const [progress, setProgress] = useState<{ readonly loaded: number; readonly total: number | undefined }>();
  const [error, setError] = useState<unknown>();
  const work = useRef<AbortController>(undefined);

  const close = () => {
    work.current?.abort();
    onClose();
  };
  const start = async () => {
    const started = new AbortController();
    work.current = started;
    setError(undefined);
    setProgress({ loaded: 0, total: undefined });
    try {
      const rows = await loadAllRows({
        load: (page) => list.load(page, started.signal),
        signal: started.signal,
        onProgress: (loaded, total) => setProgress({ loaded, total }),
      });
      const file = exportedFile(format, { name: list.title, headings: list.headings, rows: rows.map(({ texts }) => texts), locale });
      download(file, `${list.title}.${format}`);
      void activity.record({ sourceApplication: app.name, timestamp: new Date().toISOString(), name: 'listExported', path: pathname });
      show({ type: 'success', message: t(($) => $.done, { rows: rows.length }) });
      onClose();
    } catch (cause) {
      if (started.signal.aborted) return;
      setError(cause);
      setProgress(undefined);
    }
  };
  const stateOf = ({ loaded, total }: NonNullable<typeof progress>) =>
    total === undefined ? t(($) => $.state, { loaded }) : t(($) => $.stateOf, { loaded, total });
  return (
    <ConfirmDialog
      open
      title={t(($) => $.title)}
      description={t(($) => $.help)}
      confirmLabel={t(($) => $.start)}
      cancelLabel={t(($) => $.cancel)}
      confirmDisabled={progress !== undefined}
      onConfirm={() => void start()}
      onCancel={close}
    >
      {progress ? (
        <Progress
          label={t(($) => $.running)}
          state={stateOf(progress)}
          value={progress.total ? Math.min(1, progress.loaded / progress.total) : undefined}
        />
      ) : (
        <SelectField
          label={t(($) => $.format)}
          options={exportFormats.map((value) => ({ value, label: t(($) => $.formats[value]) }))}
          value={format}
          onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
        />
      )}
      <ErrorMessage>{error === undefined ? undefined : errorText(error)}</ErrorMessage>
    </ConfirmDialog>
  );
}
