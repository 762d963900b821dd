import { ConfirmDialog, Progress, SelectField } from '@realmkit/design-system';
import { download, useLocale, useNotice, useShell } from '@realmkit/shell';
import { useResourceContext } from 'ra-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ErrorMessage } from '../../form/errors/ErrorMessage.tsx';
import { useServiceErrorText } from '../../form/errors/useServiceErrorText.ts';
import { isExported, textOf } from '../../listState/columns.ts';
import { useListView } from '../../listState/ListViewContext.ts';
import { useLoadAllRows } from '../../listState/useLoadAllRows.ts';
import { exportedFile, exportFormats } from './exportedFile.ts';

/** Lets the user choose a file format, loads the whole list with progress, and downloads the file. Each export is recorded as an event. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('listTools');
  const resource = useResourceContext() ?? '';
  const { title = resource, table } = useListView();
  const loadAllRows = useLoadAllRows();
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
        signal: started.signal,
        onProgress: (loaded, total) => setProgress({ loaded, total }),
      });
      const columns = table.columns.filter(isExported);
      const texts = rows.map((row) => columns.map((column) => textOf(column, row) ?? ''));
      const file = exportedFile(format, { name: title, headings: columns.map(({ label }) => label), rows: texts, locale });
      download(file, `${title}.${format}`);
      void activity.record({ sourceApplication: app.name, timestamp: new Date().toISOString(), name: 'listExported', path: pathname });
      show({ type: 'success', message: t(($) => $.export.done, { rows: rows.length }) });
      onClose();
    } catch (cause) {
      if (started.signal.aborted) return;
      setError(cause);
      setProgress(undefined);
    }
  };
  const stateOf = ({ loaded, total }: NonNullable<typeof progress>) =>
    total === undefined ? t(($) => $.export.state, { loaded }) : t(($) => $.export.stateOf, { loaded, total });
  return (
    <ConfirmDialog
      open
      title={t(($) => $.export.title)}
      description={t(($) => $.export.help)}
      confirmLabel={t(($) => $.export.start)}
      cancelLabel={t(($) => $.export.cancel)}
      confirmDisabled={progress !== undefined}
      onConfirm={() => void start()}
      onCancel={close}
    >
      {progress ? (
        <Progress
          label={t(($) => $.export.running)}
          state={stateOf(progress)}
          value={progress.total ? Math.min(1, progress.loaded / progress.total) : undefined}
        />
      ) : (
        <SelectField
          label={t(($) => $.export.format)}
          options={exportFormats.map((value) => ({ value, label: t(($) => $.export.formats[value]) }))}
          value={format}
          onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
        />
      )}
      <ErrorMessage>{error === undefined ? undefined : errorText(error)}</ErrorMessage>
    </ConfirmDialog>
  );
}
