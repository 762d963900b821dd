import { ConfirmDialog } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { type ImportJob, progressOf } from '../run/ImportJob.ts';

interface DiscardImportProps {
  readonly open: boolean;
  readonly job: ImportJob;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks whether the remaining rows of an import shall be left out. */
export function DiscardImport({ open, job, onConfirm, onCancel }: DiscardImportProps) {
  const { t } = useTranslation('import');
  const { done, left } = progressOf(job);
  return (
    <ConfirmDialog
      open={open}
      title={t(($) => $.run.cancelQuestion)}
      description={t(($) => $.run.cancelHelp, { done, left })}
      confirmLabel={t(($) => $.run.cancel)}
      cancelLabel={t(($) => $.run.keep)}
      destructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
