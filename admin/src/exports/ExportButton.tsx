import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { lazyPart } from '@realmkit/shell';
import { type RaRecord, useListContext } from 'ra-core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../list/ListColumn.ts';
import type { ExportedList } from './ExportDialog.tsx';
import { useListPages } from './useListPages.ts';

// Only users who export download the code that writes files.
const ExportDialog = lazyPart(() => import('./ExportDialog.tsx'));

interface ExportButtonProps<Item> {
  /** The title of the list. */
  readonly title: string;
  /** Columns without a text, such as links, are left out. */
  readonly columns: readonly ListColumn<Item>[];
}

/** Exports all rows of the list as searched, filtered and sorted, not only the current page. */
export function ExportButton<Item extends RaRecord>({ title, columns }: ExportButtonProps<Item>) {
  const { t } = useTranslation('admin');
  const { total, data, error } = useListContext<Item>();
  const loadPage = useListPages<Item>();
  const [open, setOpen] = useState(false);
  const written = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const list: ExportedList = {
    title,
    headings: written.map(({ label }) => label),
    load: async (page, signal) => {
      const result = await loadPage(page, signal);
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
