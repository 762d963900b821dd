import DownloadIcon from '@mui/icons-material/Download';
import { Button, ConfirmDialog, Progress, SelectField } from '@realmkit/design-system';
import { useLocale, useShell } from '@realmkit/shell';
import { type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { PanelDataProvider } from '../dataProvider/createDataProvider.ts';
import { useFailureText } from '../failure/useFailureText.ts';
import type { ListColumn } from '../list/ListColumn.ts';
import { allRows, exportPageSize } from './allRows.ts';
import { csvFile } from './files/csv.ts';
import { download } from './files/download.ts';
import { workbookFile } from './files/xlsx.ts';

type Format = 'xlsx' | 'csv';

interface ExportButtonProps<Item> {
  readonly resource: string;
  readonly columns: readonly ListColumn<Item>[];
  /** What always holds for the rows. */
  readonly always?: Readonly<Record<string, unknown>> | undefined;
}

/** The text of a cell: what the column says it is, else the field itself. */
function textOf<Item extends RaRecord>(item: Item, { field, text }: ListColumn<Item>): string {
  if (text) return text(item);
  const value: unknown = item[field];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Exports the list as it is searched, filtered and sorted, whole, as CSV or as a workbook; each export is recorded as an event. */
export function ExportButton<Item extends RaRecord>({ resource, columns, always }: ExportButtonProps<Item>) {
  const { t } = useTranslation('exports');
  const { locale } = useLocale();
  const { activity, app } = useShell();
  const { pathname } = useLocation();
  const failureText = useFailureText();
  const dataProvider = useDataProvider<PanelDataProvider>();
  const { filterValues, sort, total, error } = useListContext<Item>();
  const [open, setOpen] = useState(false);
  const [format, setFormat] = useState<Format>('xlsx');
  const [progress, setProgress] = useState<{ readonly loaded: number; readonly total: number | undefined }>();
  const [failure, setFailure] = useState<unknown>();
  const work = useRef<AbortController>(undefined);

  const close = () => {
    work.current?.abort();
    setOpen(false);
    setProgress(undefined);
    setFailure(undefined);
  };
  const start = async () => {
    const started = new AbortController();
    work.current = started;
    const { signal } = started;
    setFailure(undefined);
    setProgress({ loaded: 0, total });
    try {
      const rows = await allRows<Item>({
        load: (page) =>
          dataProvider.getList<Item>(resource, {
            pagination: { page, perPage: exportPageSize },
            sort,
            filter: { ...filterValues, ...always },
            signal,
          }),
        signal,
        onProgress: (loaded, all) => setProgress({ loaded, total: all }),
      });
      const headings = columns.map(({ label }) => label);
      const texts = rows.map((row) => columns.map((column) => textOf(row, column)));
      const file =
        format === 'csv'
          ? // Where a comma divides whole from parts, spreadsheets expect semicolons.
            csvFile([headings, ...texts], locale.startsWith('en') ? ',' : ';')
          : workbookFile(resource, [
              headings.map((text) => ({ text, look: 'heading' as const })),
              ...texts.map((row) => row.map((text) => ({ text }))),
            ]);
      download(file, `${resource}.${format}`);
      void activity.record({ sourceApplication: app.name, timestamp: new Date().toISOString(), name: 'listExported', path: pathname });
      close();
    } catch (reason) {
      if (signal.aborted) return;
      setFailure(reason);
      setProgress(undefined);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={Boolean(error) || total === 0}>
        <DownloadIcon aria-hidden fontSize="small" />
        {t(($) => $.export)}
      </Button>
      <ConfirmDialog
        open={open}
        title={t(($) => $.title)}
        description={t(($) => $.help)}
        confirmLabel={t(($) => $.export)}
        cancelLabel={t(($) => $.cancel)}
        onConfirm={() => {
          if (!progress) void start();
        }}
        onCancel={close}
      >
        {progress ? (
          <Progress
            label={t(($) => $.running)}
            state={t(($) => $.state, { loaded: progress.loaded })}
            value={progress.total ? Math.min(1, progress.loaded / progress.total) : undefined}
          />
        ) : (
          <SelectField
            label={t(($) => $.format)}
            options={[
              { value: 'xlsx', label: t(($) => $.formats.xlsx) },
              { value: 'csv', label: t(($) => $.formats.csv) },
            ]}
            value={format}
            onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
          />
        )}
        {failure ? <p role="alert">{failureText(failure)}</p> : null}
      </ConfirmDialog>
    </>
  );
}
