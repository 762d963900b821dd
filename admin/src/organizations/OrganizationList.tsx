import { useTranslation } from 'react-i18next';
import { PlatformList } from '../list/PlatformList.tsx';
import { listUrlRouter } from '../list/url/listUrlRouter.ts';
import { OrganizationFilters } from './OrganizationFilters.tsx';
import { organizationListDefinition } from './organizationListDefinition.ts';
import { useOrganizationColumns } from './useOrganizationColumns.tsx';

const router = listUrlRouter(organizationListDefinition);

/** Shows the organisations of the realm, which the service calls school units (admin §3). */
export function OrganizationList() {
  const { t } = useTranslation('admin');
  return (
    <PlatformList
      definition={organizationListDefinition}
      router={router}
      columns={useOrganizationColumns()}
      filters={<OrganizationFilters />}
      texts={{
        title: t(($) => $.tabs.organizations),
        searchHint: t(($) => $.organizations.searchHint),
        empty: t(($) => $.organizations.empty),
        emptyHelp: t(($) => $.organizations.emptyHelp),
        noMatch: t(($) => $.organizations.noMatch),
        failed: t(($) => $.organizations.failed),
      }}
    />
  );
}
