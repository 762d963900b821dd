import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useGroupsOfOrganization } from '../useGroupsOfOrganization.ts';

interface GroupChoiceProps {
  /** The ids of the organisations that the person will belong to. */
  readonly organizations: readonly number[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly busy: boolean;
}

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  maxHeight: '16rem',
  overflowY: 'auto',
  gap: theme.spacing(0, 2),
  margin: 0,
  padding: 0,
  border: 0,
  // The groups come from one list per organisation; without any, there is nothing to choose.
  '&:not(:has(label))': { display: 'none' },
  '& > legend': { padding: 0, fontSize: '0.9375rem', fontWeight: token('font.weight.medium') },
}));

/** Selects the groups of a new person, from those of their organisations. */
export function GroupChoice({ organizations, ...choice }: GroupChoiceProps) {
  const { t } = useTranslation('people');
  return (
    <Choices>
      <legend>{t(($) => $.tabs.groups)}</legend>
      {organizations.map((id) => (
        <GroupsOfOrganization key={id} organizationId={id} {...choice} />
      ))}
    </Choices>
  );
}

interface GroupsOfOrganizationProps extends Omit<GroupChoiceProps, 'organizations'> {
  readonly organizationId: number;
}

function GroupsOfOrganization({ organizationId, chosen, onChange, busy }: GroupsOfOrganizationProps) {
  const { data: groups = [] } = useGroupsOfOrganization(organizationId);
  return groups.map(({ id, attributes }) => (
    <FormControlLabel
      key={id}
      label={attributes.name.value ?? String(id)}
      disabled={busy}
      control={
        <Checkbox
          checked={chosen.includes(id)}
          onChange={(_, checked) => onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
      }
    />
  ));
}
