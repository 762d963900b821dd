import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Button, SelectField, visuallyHidden } from '@realmkit/design-system';
import type { Role } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRole, roles } from '../../../../dataProvider/roles.ts';

interface RoleFormProps {
  readonly label: string;
  /** The saved role. */
  readonly role: Role;
  readonly allowed: readonly Role[];
  readonly describedBy: string | undefined;
  readonly busy: boolean;
  readonly onSave: (role: Role) => void;
}

// The row makes the label obvious.
const RoleSelect = styled(SelectField)({ '& > label': visuallyHidden });

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
      <RoleSelect
        label={label}
        value={chosen ?? role}
        disabled={busy}
        aria-describedby={describedBy}
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
