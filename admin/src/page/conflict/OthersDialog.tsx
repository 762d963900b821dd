import { ConfirmDialog } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { OtherChanges } from './OtherChanges.tsx';
import type { OtherChange } from './otherChanges.ts';

interface OthersDialogProps {
  /** What is being changed. */
  readonly name: string;
  /** What somebody else has changed of it; nothing is asked without. */
  readonly changes: readonly OtherChange[] | undefined;
  readonly labelOf: (name: string) => string;
  /** How a value is shown; undefined for the usual way. */
  readonly textOf?: (value: unknown, name: string) => string | undefined;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Shows what somebody else has changed meanwhile, beside what is entered, and asks which of both shall be. */
export function OthersDialog({ name, changes, onMine, onTheirs, ...table }: OthersDialogProps) {
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
      {changes ? <OtherChanges {...table} changes={changes} /> : null}
    </ConfirmDialog>
  );
}
