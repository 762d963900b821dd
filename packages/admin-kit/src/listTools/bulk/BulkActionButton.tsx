import { Button } from '@realmkit/design-system';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { useSelectedRecords } from '../../listState/selection/SelectionContext.ts';
import type { BulkActionButtonProps } from './BulkAction.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Runs an action of one's own for each of the selected rows: it asks first, shows the progress, and reports the rows that failed with a retry for each. */
export function BulkActionButton<Row extends RaRecord = RaRecord>(action: BulkActionButtonProps<Row>) {
  const { records } = useSelectedRecords();
  const [rows, setRows] = useState<readonly RaRecord[]>();
  return (
    <>
      <Button color={action.destructive ? 'error' : 'primary'} onClick={() => setRows(records)}>
        {action.label}
      </Button>
      {rows ? <BulkDialog action={action} rows={rows} onClose={() => setRows(undefined)} /> : null}
    </>
  );
}
