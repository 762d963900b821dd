import { Button, ConfirmDialog } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { ConflictTable } from './ConflictTable.tsx';
import type { ConflictAwareSave } from './useConflictAwareSave.ts';

interface ConflictDialogProps {
  /** The name of the record. */
  readonly name: string;
  readonly saving: ConflictAwareSave;
  readonly labelOf: (name: string) => string;
  /** Formats a value; undefined selects the default format. */
  readonly textOf?: (value: unknown, name: string) => string | undefined;
}

/** Shows the changes by another admin beside the entered values, and asks which to accept; it opens when there are conflicts. */
export function ConflictDialog({ name, saving, ...table }: ConflictDialogProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { conflicts, acceptMine, acceptTheirs, cancel } = saving;
  return (
    <ConfirmDialog
      open={conflicts !== undefined}
      title={t(($) => $.others.title, { name })}
      description={t(($) => $.others.help)}
      confirmLabel={t(($) => $.others.mine)}
      cancelLabel={admin(($) => $.user.cancel)}
      more={<Button onClick={acceptTheirs}>{t(($) => $.others.theirs)}</Button>}
      onConfirm={acceptMine}
      onCancel={cancel}
    >
      {conflicts ? <ConflictTable {...table} conflicts={conflicts} /> : null}
    </ConfirmDialog>
  );
}
