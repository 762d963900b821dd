import { styled } from '@mui/material/styles';
import { FailedQuery, useFormField } from '@realmkit/admin-kit';
import { Checkbox, token } from '@realmkit/design-system';
import { FormDataConsumer } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PersonData } from '../personTypes.ts';
import { useGroupsOfOrganization } from '../useGroupsOfOrganization.ts';

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
  '&:not(:has(label, p))': { display: 'none' },
  '& > legend': { padding: 0, fontSize: token('font.size.label'), fontWeight: token('font.weight.medium') },
}));

/** Selects the groups of a new person, from those of their organisations. */
export function GroupChoice() {
  const { t } = useTranslation('people');
  return (
    <Choices>
      <legend>{t(($) => $.tabs.groups)}</legend>
      <FormDataConsumer<PersonData>>
        {({ formData }) => formData.organizations?.map(({ id }) => <GroupsOfOrganization key={id} organizationId={id} />)}
      </FormDataConsumer>
    </Choices>
  );
}

function GroupsOfOrganization({ organizationId }: { readonly organizationId: number }) {
  const { t } = useTranslation('people');
  const found = useGroupsOfOrganization(organizationId);
  const { value, setValue, field } = useFormField({ source: 'groups', label: t(($) => $.tabs.groups) });
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  if (found.error) return <FailedQuery query={found} title={t(($) => $.groups.failed)} />;
  return found.data?.map(({ id, attributes }) => (
    <Checkbox
      key={id}
      disabled={field.disabled}
      checked={chosen.includes(id)}
      onChange={(checked) => setValue(checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
    >
      {attributes.name.value ?? String(id)}
    </Checkbox>
  ));
}
