import { Create, SaveButton } from '@realmkit/admin-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { DetailsForm } from '../../page/DetailsForm.tsx';
import { OrganizationGate } from '../people/organization/OrganizationGate.tsx';
import { useOrganizations } from '../people/organization/useOrganizations.ts';
import { GroupFields } from './edit/GroupFields.tsx';

/** Adds a group to an organisation (admin §7). */
function LegacyGroupCreate() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { search } = useLocation();
  const { chosen } = useOrganizations();
  const title = t(($) => $.group.add);
  return (
    <Create
      resource="legacyGroups"
      title={title}
      list={{ href: `/controlpanel/groups${search}`, label: admin(($) => $.navigation.areas.groups) }}
      transform={({ name, code }) => ({ data: { name, organization_id: chosen?.id, ...(Boolean(code) && { code }) } })}
      redirect={(_, id) => `/controlpanel/groups/${id}?organization=${chosen?.id}`}
    >
      <OrganizationGate>
        {() => (
          <DetailsForm defaultValues={{ name: '', code: null }} toolbar={<SaveButton label={title} />}>
            <GroupFields />
          </DetailsForm>
        )}
      </OrganizationGate>
    </Create>
  );
}

export { LegacyGroupCreate as Component };
