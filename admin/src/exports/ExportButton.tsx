import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { type RaRecord, useDataProvider, useListContext, useResourceContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelDataProvider } from '../dataProvider/createDataProvider.ts';
import type { ListColumn } from '../list/ListColumn.ts';
import type { ExportedList } from './ExportDialog.tsx';
import { exportPageSize } from './loadAllRows.ts';

// What writes files is fetched by those who want one.
const ExportDialog = lazy(() => import('./ExportDialog.tsx'));

interface ExportButtonProps<Item> {
  /** What the list is called. */
  readonly title: string;
  /** Those that have no text, such as links, are left out. */
  readonly columns: readonly ListColumn<Item>[];
  /** What always holds for the rows. */
  readonly always: Readonly<Record<string, unknown>> | undefined;
}

/** Exports the list as it is searched, filtered and sorted: all of it, not only the page on show. */
export function ExportButton<Item extends RaRecord>({ title, columns, always }: ExportButtonProps<Item>) {
  const { t } = useTranslation('admin');
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider<PanelDataProvider>();
  const { filterValues, sort, total, data, error } = useListContext<Item>();
  const [open, setOpen] = useState(false);
  const written = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const list: ExportedList = {
    title,
    headings: written.map(({ label }) => label),
    load: async (page, signal) => {
      const pagination = { page, perPage: exportPageSize };
      const result = await provider.getList<Item>(resource, { pagination, sort, filter: { ...filterValues, ...always }, signal });
      return { data: result.data.map((row) => ({ id: row.id, texts: written.map(({ text }) => text(row)) })), total: result.total };
    },
  };
  return (
    <>
      <Button startIcon={<DownloadIcon />} onClick={() => setOpen(true)} disabled={Boolean(error) || total === 0 || data === undefined}>
        {t(($) => $.list.export)}
      </Button>
      {open ? (
        <Suspense>
          <ExportDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
