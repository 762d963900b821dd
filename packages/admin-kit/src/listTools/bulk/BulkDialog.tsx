import { Button, ConfirmDialog, FieldMessage, PermissionHint, Progress } from '@realmkit/design-system';
import { useNotice } from '@realmkit/shell';
import { type RaRecord, useResourceContext } from 'ra-core';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourcesContext } from '../../admin/ResourcesContext.ts';
import { useServiceErrorText } from '../../form/errors/useServiceErrorText.ts';
import { rowNameOf } from '../../listState/columns.ts';
import { useListView } from '../../listState/ListViewContext.ts';
import { useSelectedRecords } from '../../listState/selection/SelectionContext.ts';
import { ItemList } from '../ItemList.ts';
import type { BulkActionButtonProps } from './BulkAction.ts';
import { useBulkRun } from './useBulkRun.ts';

interface BulkDialogProps {
  readonly action: BulkActionButtonProps<RaRecord>;
  readonly rows: readonly RaRecord[];
  readonly onClose: () => void;
}

/** Confirms a bulk action, shows its progress, and reports the rows that failed with a retry for each. Only those that are not done stay selected. */
export function BulkDialog({ action, rows, onClose }: BulkDialogProps) {
  const { label, confirmTitle, confirmContent, destructive = false, fields, ready = true, forbidden, mutationFn } = action;
  const { t } = useTranslation('listTools');
  const { show } = useNotice();
  const errorText = useServiceErrorText();
  const { removeIds } = useSelectedRecords();
  const { table } = useListView();
  const { recordRepresentation } = useContext(ResourcesContext)[useResourceContext() ?? '']?.getList ?? {};
  const nameOf = (row: RaRecord) => recordRepresentation?.(row) ?? rowNameOf(table.columns, row);
  const { stage, start, retry, stop } = useBulkRun({
    mutationFn: (row) => mutationFn(row),
    onSucceeded: (done) => removeIds(done.map(({ id }) => id)),
    onComplete: (succeeded) => {
      show({ type: 'success', message: t(($) => $.bulk.done, { count: succeeded }) });
      onClose();
    },
  });
  const question = typeof confirmTitle === 'string' ? confirmTitle : confirmTitle(rows.length);
  if (stage.name === 'running') {
    return (
      <ConfirmDialog
        open
        confirmDisabled
        title={question}
        confirmLabel={label}
        cancelLabel={t(($) => $.bulk.stop)}
        onConfirm={stop}
        onCancel={stop}
      >
        <Progress
          label={label}
          state={t(($) => $.bulk.state, { done: stage.done, total: stage.total })}
          value={stage.done / Math.max(1, stage.total)}
        />
      </ConfirmDialog>
    );
  }
  if (stage.name === 'report') {
    return (
      <ConfirmDialog
        open
        title={t(($) => $.bulk.report)}
        description={t(($) => $.bulk.counts, { succeeded: stage.succeeded, failed: stage.failures.length })}
        confirmLabel={t(($) => $.bulk.retryAll)}
        cancelLabel={t(($) => $.bulk.close)}
        onConfirm={() => retry(stage.failures.map(({ row }) => row))}
        onCancel={onClose}
      >
        <ItemList aria-label={t(($) => $.bulk.report)}>
          {stage.failures.map(({ row, error }) => (
            <li key={row.id}>
              <span>
                <bdi>{nameOf(row)}</bdi>
                <FieldMessage error>{error === undefined ? t(($) => $.bulk.notTried) : errorText(error)}</FieldMessage>
              </span>
              <Button aria-label={t(($) => $.bulk.retryOne, { name: nameOf(row) })} onClick={() => retry([row])}>
                {t(($) => $.bulk.retry)}
              </Button>
            </li>
          ))}
        </ItemList>
      </ConfirmDialog>
    );
  }
  const excluded = rows.flatMap((row) => {
    const reason = forbidden?.(row);
    return reason === undefined ? [] : [{ row, reason }];
  });
  const included = rows.filter((row) => !excluded.some((other) => other.row === row));
  return (
    <ConfirmDialog
      open
      title={question}
      description={confirmContent}
      destructive={destructive}
      confirmLabel={label}
      cancelLabel={t(($) => $.bulk.cancel)}
      confirmDisabled={!ready || included.length === 0}
      onConfirm={() => start(included)}
      onCancel={onClose}
    >
      {fields}
      {excluded.map(({ row, reason }) => (
        <PermissionHint key={row.id} reason={t(($) => $.bulk.spared, { name: nameOf(row), reason })} />
      ))}
    </ConfirmDialog>
  );
}
