import { Button } from '@realmkit/design-system';
import { useSaveContext } from 'ra-core';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFormContext, useFormChanges } from './RecordFormContext.ts';

/** The props of {@link SaveButton}. */
export interface SaveButtonProps {
  readonly label?: string | undefined;
  /** Enables the button also while nothing differs from the record. */
  readonly alwaysEnable?: boolean;
  readonly disabled?: boolean;
}

/** Renders the button that sends a form; in an `Edit` it is enabled while something differs from the record. */
export function SaveButton({ label, alwaysEnable = false, disabled = false }: SaveButtonProps) {
  const { t } = useTranslation('form');
  const { saving = false } = useSaveContext();
  const { changes } = useFormChanges();
  const recordForm = use(RecordFormContext);
  const ready = alwaysEnable || !recordForm || Object.keys(changes).length > 0;
  return (
    <Button type="submit" variant="contained" disabled={saving || disabled || recordForm?.isReadOnly || !ready}>
      {label ?? t(($) => $.save)}
    </Button>
  );
}
