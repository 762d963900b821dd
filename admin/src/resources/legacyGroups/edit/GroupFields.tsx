import { TextInput } from '@realmkit/admin-kit';
import { groupConstraints } from '@realmkit/openapi/constraints';
import { useTranslation } from 'react-i18next';

interface GroupFieldsProps {
  /** Which of the fields are read-only. */
  readonly readOnly?: { readonly name: boolean; readonly code: boolean };
}

/** Renders the inputs for the name and the login code of a group. */
export function GroupFields({ readOnly = { name: false, code: false } }: GroupFieldsProps) {
  const { t } = useTranslation('people');
  return (
    <>
      <TextInput
        source="name"
        label={t(($) => $.attributes.name)}
        isRequired
        maxLength={groupConstraints.name.maxLength}
        readOnly={readOnly.name}
      />
      <TextInput
        source="code"
        label={t(($) => $.group.code)}
        helperText={t(($) => $.group.codeHelp)}
        maxLength={12}
        readOnly={readOnly.code}
        parse={(code) => code.toUpperCase() || null}
      />
    </>
  );
}
