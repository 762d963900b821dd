import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@realmkit/design-system';
import { lazyPart } from '@realmkit/shell';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../listState/ListViewContext.ts';

// Only users who export download the code that writes files.
const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog, { texts: ['listTools'] });

/**
 * Exports all rows of the list as searched, filtered and sorted, not only the current page. It replaces the `exporter` of react-admin's list: the columns say
 * by `text` what the file has of each row.
 */
export function ExportButton() {
  const { t } = useTranslation('list');
  const { total, data, error } = useListContext();
  const { table } = useListView();
  const [open, setOpen] = useState(false);
  const isDisabled = Boolean(error) || total === 0 || data === undefined || table.columns.length === 0;
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={isDisabled}>
        <DownloadIcon fontSize="small" aria-hidden />
        {t(($) => $.export)}
      </Button>
      {open ? <ExportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
