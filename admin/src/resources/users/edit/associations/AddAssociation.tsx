import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BooleanInput, MutationForm, SaveButton, SelectInput, type Values } from '@realmkit/admin-kit';
import { token } from '@realmkit/design-system';
import type { SchoolAssociation, User, UserSchoolUnit } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { allowedRoles, isRole, roles } from '../../../../dataProvider/roles.ts';
import { usePanelDataProvider } from '../../../../dataProvider/usePanelDataProvider.ts';
import { FieldGrid } from '../../../../fields/FieldGrid.ts';
import { SchoolUnitInput } from '../../../../fields/SchoolUnitInput.tsx';

interface AddAssociationProps {
  readonly user: Pick<User, 'uid' | 'name'>;
  readonly associations: readonly UserSchoolUnit[];
}

const Frame = styled('div')(({ theme }) => ({
  paddingBlockStart: theme.spacing(2),
  borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}`,
}));

/** Adds an organisation to a user. The choice stays until the service has accepted it. */
export function AddAssociation({ user, associations }: AddAssociationProps) {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const provider = usePanelDataProvider();
  const allowed = allowedRoles(associations.map(({ role }) => role));
  const validate = (schoolUid: unknown, { addToSubSchools }: Values): string | undefined => {
    if (!schoolUid) return t(($) => $.associations.chooseFirst);
    const isThere = associations.some((association) => association.schoolUid === schoolUid);
    return isThere && !addToSubSchools ? t(($) => $.associations.alreadyThere) : undefined;
  };
  const add = ({ schoolUid, role, addToSubSchools }: Values) => {
    const association = { schoolUid: String(schoolUid), role: isRole(role) ? role : 'student' };
    // Only the call that replaces all associations includes the schools below.
    return addToSubSchools
      ? provider.changeSet('schoolAssociations', { id: user.uid, add: [{ ...association, addToSubSchools: true }] })
      : provider.create('userSchoolUnits', { data: { ...association, userUid: user.uid } });
  };
  return (
    <Frame>
      <MutationForm
        key={allowed[0]}
        defaultValues={{ schoolUid: null, role: allowed[0], addToSubSchools: false }}
        onSubmit={add}
        successMessage={t(($) => $.associations.added, { name: user.name })}
        toolbar={<SaveButton label={t(($) => $.associations.addButton)} />}
      >
        <Typography variant="h3">{t(($) => $.associations.add)}</Typography>
        <FieldGrid>
          <SchoolUnitInput
            source="schoolUid"
            label={t(($) => $.users.organization)}
            placeholder={t(($) => $.fields.typeName)}
            validate={validate}
          />
          <SelectInput<SchoolAssociation>
            source="role"
            label={t(($) => $.users.role)}
            choices={roles.map((id) => ({ id, name: roleName(id), disabled: !allowed.includes(id) }))}
          />
        </FieldGrid>
        <BooleanInput<SchoolAssociation> source="addToSubSchools" label={t(($) => $.associations.withSubSchools)} />
      </MutationForm>
    </Frame>
  );
}
