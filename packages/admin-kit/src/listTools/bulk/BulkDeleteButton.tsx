import { type RaRecord, useDataProvider, useResourceContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { BulkActionButtonProps } from './BulkAction.ts';
import { BulkActionButton } from './BulkActionButton.tsx';

/** The props of {@link BulkDeleteButton}. */
export type BulkDeleteButtonProps<Row extends RaRecord> = Partial<
  Pick<BulkActionButtonProps<Row>, 'label' | 'confirmTitle' | 'confirmContent' | 'forbidden'>
>;

/**
 * Deletes the selected rows, one call for each. Unlike react-admin's it always asks, and never deletes by waiting: who closes the tab before would have
 * deleted nothing. Rows that failed stay selected, with their reasons.
 */
export function BulkDeleteButton<Row extends RaRecord = RaRecord>({ label, confirmTitle, ...action }: BulkDeleteButtonProps<Row>) {
  const { t } = useTranslation('listTools');
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  return (
    <BulkActionButton<Row>
      {...action}
      destructive
      label={label ?? t(($) => $.bulk.delete)}
      confirmTitle={confirmTitle ?? ((number) => t(($) => $.bulk.deleteQuestion, { number }))}
      mutationFn={({ id }) => provider.delete(resource, { id })}
    />
  );
}
