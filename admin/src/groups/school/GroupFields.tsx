import { TextField } from '@realmkit/design-system';
import { groupConstraints } from '@realmkit/openapi/constraints';
import { useTranslation } from 'react-i18next';

interface GroupFieldsProps {
  readonly name: string;
  readonly code: string;
  /** Which of the fields are read-only. */
  readonly readOnly?: { readonly name: boolean; readonly code: boolean };
  readonly busy: boolean;
  /** The errors of the fields, by attribute. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onName: (name: string) => void;
  readonly onCode: (code: string) => void;
}

/** Renders the fields for the name and the login code of a group. */
export function GroupFields({ name, code, readOnly, busy, fieldErrors, onName, onCode }: GroupFieldsProps) {
  const { t } = useTranslation('people');
  return (
    <>
      <TextField
        label={t(($) => $.attributes.name)}
        required
        maxLength={groupConstraints.name.maxLength}
        autoComplete="off"
        readOnly={readOnly?.name ?? false}
        disabled={busy}
        value={name}
        onChange={({ target }) => onName(target.value)}
        helperText={fieldErrors.name}
        error={fieldErrors.name !== undefined}
      />
      <TextField
        label={t(($) => $.group.code)}
        maxLength={12}
        autoComplete="off"
        readOnly={readOnly?.code ?? false}
        disabled={busy}
        value={code}
        onChange={({ target }) => onCode(target.value.toUpperCase())}
        helperText={fieldErrors.code ?? t(($) => $.group.codeHelp)}
        error={fieldErrors.code !== undefined}
      />
    </>
  );
}
