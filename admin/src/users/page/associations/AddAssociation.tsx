import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { token } from '@realmkit/design-system';
import type { Role, User, UserSchoolUnit } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../../errors/ErrorMessage.tsx';
import { SchoolUnitField } from '../../../fields/SchoolUnitField.tsx';
import { SelectField } from '../../../fields/SelectField.tsx';
import { allowedRoles, isRole, roles } from '../../roles.ts';
import { useAssociationMutations } from './useAssociationMutations.ts';

interface AddAssociationProps {
  readonly user: Pick<User, 'uid' | 'name'>;
  readonly associations: readonly UserSchoolUnit[];
}

interface Choice {
  readonly schoolUid?: string | undefined;
  readonly role?: Role | undefined;
  readonly withSubSchools?: boolean;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 2),
  alignItems: 'end',
  paddingBlockStart: theme.spacing(2),
  borderBlockStart: `1px solid ${token('color.border.divider')}`,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    '& > h3, & > label, & > p': { gridColumn: '1 / -1' },
  },
}));

/** Adds an organisation to a user. The choice stays until the service has accepted it. */
export function AddAssociation({ user, associations }: AddAssociationProps) {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const [choice, setChoice] = useState<Choice>({});
  const [advice, setAdvice] = useState<string>();
  const { add } = useAssociationMutations(user, () => setChoice({}));
  const allowed = allowedRoles(associations.map(({ role }) => role));
  const { schoolUid, role = allowed[0] ?? 'student', withSubSchools = false } = choice;

  const adviceFor = (): string | undefined => {
    if (schoolUid === undefined) return t(($) => $.associations.chooseFirst);
    const isThere = associations.some((association) => association.schoolUid === schoolUid);
    return isThere && !withSubSchools ? t(($) => $.associations.alreadyThere) : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nextAdvice = adviceFor();
    setAdvice(nextAdvice);
    if (nextAdvice === undefined && schoolUid !== undefined) add.mutate({ schoolUid, role, addToSubSchools: withSubSchools });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Typography variant="h3">{t(($) => $.associations.add)}</Typography>
      <SchoolUnitField
        label={t(($) => $.users.organization)}
        placeholder={t(($) => $.fields.typeName)}
        value={schoolUid}
        onChange={(uid) => setChoice({ ...choice, schoolUid: uid })}
        disabled={add.isPending}
      />
      <SelectField
        label={t(($) => $.users.role)}
        value={role}
        disabled={add.isPending}
        onChange={(value) => setChoice({ ...choice, role: isRole(value) ? value : undefined })}
        options={roles.map((name) => ({ value: name, label: roleName(name), disabled: !allowed.includes(name) }))}
      />
      <FormControlLabel
        control={<Checkbox checked={withSubSchools} onChange={(_, checked) => setChoice({ ...choice, withSubSchools: checked })} />}
        disabled={add.isPending}
        label={t(($) => $.associations.withSubSchools)}
      />
      <ErrorMessage>{advice ?? add.errorMessage}</ErrorMessage>
      <Button type="submit" variant="contained" disabled={add.isPending} sx={{ justifySelf: 'start' }}>
        {t(($) => $.associations.addButton)}
      </Button>
    </Form>
  );
}
