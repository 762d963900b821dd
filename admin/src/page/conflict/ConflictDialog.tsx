import { ConfirmDialog } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { ConflictTable } from './ConflictTable.tsx';
import type { OtherChange } from './otherChanges.ts';

interface ConflictDialogProps {
  /** The name of the record. */
  readonly name: string;
  /** The changes by another admin; the dialog is closed without them. */
  readonly changes: readonly OtherChange[] | undefined;
  readonly labelOf: (name: string) => string;
  /** Formats a value; undefined selects the default format. */
  readonly textOf?: (value: unknown, name: string) => string | undefined;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Shows the changes by another admin beside the entered values, and asks which to accept. */
export function ConflictDialog({ name, changes, onMine, onTheirs, ...table }: ConflictDialogProps) {
  const { t } = useTranslation('people');
  return (
    <ConfirmDialog
      open={changes !== undefined}
      title={t(($) => $.others.title, { name })}
      description={t(($) => $.others.help)}
      confirmLabel={t(($) => $.others.mine)}
      cancelLabel={t(($) => $.others.theirs)}
      onConfirm={onMine}
      onCancel={onTheirs}
    >
      {changes ? <ConflictTable {...table} changes={changes} /> : null}
    </ConfirmDialog>
  );
}
