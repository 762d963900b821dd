import { Button, ConfirmDialog } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { ConflictTable, type ConflictTexts } from './ConflictTable.tsx';
import type { Conflict } from './threeWayMerge.ts';

interface ConflictDialogProps extends ConflictTexts {
  /** The name of the record. */
  readonly name: string;
  /** The conflicts with another admin, while the user has to choose. */
  readonly conflicts: readonly Conflict[] | undefined;
  readonly acceptMine: () => void;
  readonly acceptTheirs: () => void;
  /** Sends nothing and keeps what was entered. */
  readonly cancel: () => void;
}

/** Shows the changes by another admin beside the entered values, and asks which to accept; it opens when there are conflicts. */
export function ConflictDialog({ name, conflicts, acceptMine, acceptTheirs, cancel, ...texts }: ConflictDialogProps) {
  const { t } = useTranslation('form');
  const title = t(($) => $.conflict.title, { name });
  return (
    <ConfirmDialog
      open={conflicts !== undefined}
      title={title}
      description={t(($) => $.conflict.help)}
      confirmLabel={t(($) => $.conflict.mine)}
      cancelLabel={t(($) => $.cancel)}
      more={<Button onClick={acceptTheirs}>{t(($) => $.conflict.theirs)}</Button>}
      onConfirm={acceptMine}
      onCancel={cancel}
    >
      {conflicts ? <ConflictTable {...texts} label={title} conflicts={conflicts} /> : null}
    </ConfirmDialog>
  );
}
