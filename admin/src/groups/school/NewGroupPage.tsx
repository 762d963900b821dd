import { Button, TextField } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useDeed } from '../../deed/useDeed.ts';
import { useReasons } from '../../failure/useReasons.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { Section } from '../../page/Section.tsx';
import { WayBack } from '../../page/WayBack.tsx';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { idOfLocation } from '../../people/create/createPerson.ts';
import { OrganizationGate } from '../../people/organization/OrganizationGate.tsx';
import type { Organization } from '../../people/personTypes.ts';
import { groupAddress, groupsHaveChanged } from './groupQueries.ts';

/** Adds a group to an organisation (admin §7). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { search } = useLocation();
  const title = t(($) => $.group.add);
  usePageTitle(title);
  return (
    <>
      <WayBack href={`/controlpanel/groups${search}`} label={admin(($) => $.navigation.areas.groups)} />
      <PageHead title={title} />
      <OrganizationGate>{(organization) => <NewGroup organization={organization} />}</OrganizationGate>
    </>
  );
}

function NewGroup({ organization }: { readonly organization: Organization }) {
  const { t } = useTranslation('people');
  const { controlPanel } = useClients();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const reasonsOf = useReasons();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const adding = useDeed({
    carryOut: async () => {
      const data = { name, organization_id: organization.id, ...(code && { code }) };
      const result = await controlPanel.POST('/v1/groups', { body: { data } });
      unwrap(result);
      return idOfLocation(result.response.headers.get('Location'));
    },
    done: () => t(($) => $.created, { name }),
    afterwards: async (_, id) => {
      void groupsHaveChanged(queries);
      await navigate(`${groupAddress(id)}?organization=${organization.id}`, { replace: true });
    },
  });
  const reasons = reasonsOf(adding.error);
  return (
    <Section title={t(($) => $.tabs.details)}>
      <form
        noValidate
        style={{ display: 'grid', gap: '1.25rem' }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          adding.run();
        }}
      >
        <TextField
          label={t(($) => $.attributes.name)}
          required
          maxLength={255}
          autoComplete="off"
          value={name}
          disabled={adding.busy}
          onChange={({ target }) => setName(target.value)}
          message={reasons.name}
          failed={reasons.name !== undefined}
        />
        <TextField
          label={t(($) => $.group.code)}
          maxLength={12}
          autoComplete="off"
          value={code}
          disabled={adding.busy}
          onChange={({ target }) => setCode(target.value.toUpperCase())}
          message={reasons.code ?? t(($) => $.group.codeHelp)}
          failed={reasons.code !== undefined}
        />
        {adding.failure === undefined ? null : (
          <FieldMessage role="alert" data-failed>
            {adding.failure}
          </FieldMessage>
        )}
        <div>
          <Button type="submit" variant="contained" disabled={adding.busy}>
            {t(($) => $.group.add)}
          </Button>
        </div>
      </form>
    </Section>
  );
}
