import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Role } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../fields/SelectField.tsx';
import { isRole, roles } from '../../roles.ts';

interface RoleFormProps {
  readonly label: string;
  /** The saved role. */
  readonly role: Role;
  readonly allowed: readonly Role[];
  readonly describedBy: string | undefined;
  readonly busy: boolean;
  readonly onSave: (role: Role) => void;
}

/** Selects a role. It is saved by a button, so that moving through the options by keyboard changes nothing. */
export function RoleForm({ label, role, allowed, describedBy, busy, onSave }: RoleFormProps) {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const [chosen, setChosen] = useState<Role>();
  const changed = chosen !== undefined && chosen !== role;
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) onSave(chosen);
      }}
    >
      <SelectField
        quiet
        label={label}
        value={chosen ?? role}
        disabled={busy}
        describedBy={describedBy}
        onChange={(value) => setChosen(isRole(value) ? value : undefined)}
        options={roles.map((name) => ({ value: name, label: roleName(name), disabled: name !== role && !allowed.includes(name) }))}
      />
      {changed ? (
        <>
          <Button type="submit" variant="contained" disabled={busy}>
            {t(($) => $.associations.save)}
          </Button>
          <Button disabled={busy} onClick={() => setChosen(undefined)}>
            {t(($) => $.user.cancel)}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}
