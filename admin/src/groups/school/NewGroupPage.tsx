import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useFieldErrors } from '../../errors/useFieldErrors.ts';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { AddPage } from '../../page/AddPage.tsx';
import { MutationForm } from '../../page/MutationForm.tsx';
import { Section } from '../../page/Section.tsx';
import { OrganizationGate } from '../../people/organization/OrganizationGate.tsx';
import type { Organization } from '../../people/personTypes.ts';
import { usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { GroupFields } from './GroupFields.tsx';

/** Adds a group to an organisation (admin §7). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { search } = useLocation();
  const title = t(($) => $.group.add);
  return (
    <AddPage title={title} list={{ href: `/controlpanel/groups${search}`, label: admin(($) => $.navigation.areas.groups) }}>
      <OrganizationGate>{(organization) => <NewGroup organization={organization} />}</OrganizationGate>
    </AddPage>
  );
}

function NewGroup({ organization }: { readonly organization: Organization }) {
  const { t } = useTranslation('people');
  const provider = usePanelDataProvider();
  const navigate = useNavigate();
  const fieldErrorsOf = useFieldErrors();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const adding = useActionMutation({
    mutationFn: () =>
      provider.create('legacyGroups', {
        data: { data: { name, organization_id: organization.id, ...(code && { code }) } },
        meta: { leavesPage: true },
      }),
    successMessage: () => t(($) => $.created, { name }),
    onSuccess: (_, { data }) => navigate(`/controlpanel/groups/${data.id}?organization=${organization.id}`, { replace: true }),
  });
  return (
    <Section title={t(($) => $.tabs.details)}>
      <MutationForm mutation={adding} submitLabel={t(($) => $.group.add)} onSubmit={() => adding.mutate()}>
        <GroupFields
          name={name}
          code={code}
          busy={adding.isPending}
          fieldErrors={fieldErrorsOf(adding.error)}
          onName={setName}
          onCode={setCode}
        />
      </MutationForm>
    </Section>
  );
}
