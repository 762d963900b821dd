import { Button, ConfirmDialog, PermissionHint, Progress } from '@realmkit/design-system';
import { useNotice } from '@realmkit/shell';
import type { RaRecord } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { ItemList } from '../../page/ItemList.tsx';
import type { RowId } from '../selection/SelectionContext.ts';
import type { BulkAction } from './BulkAction.ts';
import { useBulkRun } from './useBulkRun.ts';

interface BulkDialogProps<Item> {
  readonly action: BulkAction<Item>;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** Called with the ids of the rows that are done, after each run: only those that are not done stay selected. */
  readonly onSucceeded: (ids: readonly RowId[]) => void;
  readonly onClose: () => void;
}

/** Confirms a bulk action, shows its progress, and reports the rows that failed with a retry for each. */
export function BulkDialog<Item extends RaRecord>({ action, items, nameOf, onSucceeded, onClose }: BulkDialogProps<Item>) {
  const { t } = useTranslation('list');
  const { show } = useNotice();
  const failureText = useServiceErrorText();
  const { stage, excludedItems, start, retry, stop } = useBulkRun(action, {
    onSucceeded: (done) => onSucceeded(done.map(({ id }) => id)),
    onComplete: (succeeded) => {
      show({ type: 'success', message: t(($) => $.bulk.done, { count: succeeded }) });
      onClose();
    },
  });
  const question = action.question(items.length);
  if (stage.name === 'running') {
    return (
      <ConfirmDialog
        open
        confirmDisabled
        title={question}
        confirmLabel={action.label}
        cancelLabel={t(($) => $.bulk.stop)}
        onConfirm={stop}
        onCancel={stop}
      >
        <Progress
          label={action.label}
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
        onConfirm={() => retry(stage.failures.map(({ item }) => item))}
        onCancel={onClose}
      >
        <ItemList aria-label={t(($) => $.bulk.report)}>
          {stage.failures.map(({ item, error }) => (
            <li key={item.id}>
              <span>
                {nameOf(item)}
                <FieldMessage data-error>{error === undefined ? t(($) => $.bulk.notTried) : failureText(error)}</FieldMessage>
              </span>
              <Button aria-label={t(($) => $.bulk.retryOne, { name: nameOf(item) })} onClick={() => retry([item])}>
                {t(($) => $.bulk.retry)}
              </Button>
            </li>
          ))}
        </ItemList>
      </ConfirmDialog>
    );
  }
  const excluded = excludedItems(items);
  return (
    <ConfirmDialog
      open
      title={question}
      description={action.consequence}
      destructive={action.destructive ?? false}
      confirmLabel={action.label}
      cancelLabel={t(($) => $.bulk.cancel)}
      confirmDisabled={action.ready === false || excluded.length === items.length}
      onConfirm={() => start(items)}
      onCancel={onClose}
    >
      {action.fields}
      {excluded.map((item) => (
        <PermissionHint key={item.id} reason={t(($) => $.bulk.spared, { name: nameOf(item), reason: action.forbidden?.(item) ?? '' })} />
      ))}
    </ConfirmDialog>
  );
}
