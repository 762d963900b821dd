import { useCanAccess } from '@realmkit/admin-kit';
import { ButtonLink, PermissionHint } from '@realmkit/design-system';
import { lazyPart } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PlatformList } from '../../list/PlatformList.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { OrganizationGate } from '../organization/OrganizationGate.tsx';
import { peopleHref, typeOfPath } from '../personTypes.ts';
import { peopleLists } from './peopleList.ts';
import { usePersonColumns } from './usePersonColumns.ts';

const PeopleBulk = lazyPart(() => import('./PeopleBulk.tsx'));

/** Shows the students, guardians or employees of an organisation (admin §7). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { pathname, search } = useLocation();
  const type = typeOfPath(pathname);
  const columns = usePersonColumns();
  const { canAccess: mayAdd } = useCanAccess({ resource: type, action: 'create' });
  const title = admin(($) => $.navigation.areas[type]);
  usePageTitle(title);
  const { definition, router } = peopleLists[type];
  return (
    <>
      <PageHead
        title={title}
        actions={
          mayAdd ? (
            <ButtonLink variant="contained" href={`${peopleHref(type)}/new${search}`}>
              {t(($) => $.add[type])}
            </ButtonLink>
          ) : (
            <PermissionHint reason={t(($) => $.addOnlyAdmins)} />
          )
        }
      />
      <OrganizationGate key={type}>
        {(organization) => (
          <PlatformList
            definition={definition}
            router={router}
            columns={columns}
            Bulk={PeopleBulk}
            permanentFilter={{ organizationId: organization.id }}
            texts={{
              title,
              searchHint: admin(($) => $.users.searchHint),
              empty: t(($) => $.empty, { organization: organization.name }),
              emptyHelp: t(($) => $.emptyHelp),
              noMatch: admin(($) => $.users.noMatch),
              failed: admin(($) => $.users.failed),
            }}
          />
        )}
      </OrganizationGate>
    </>
  );
}
