import { ButtonLink } from '@realmkit/design-system';
import { lazyPart } from '@realmkit/shell';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { ListColumn } from '../../list/ListColumn.ts';
import type { ListDefinition } from '../../list/ListDefinition.ts';
import { PlatformList } from '../../list/PlatformList.tsx';
import { RecordLink } from '../../list/table/RecordLink.tsx';
import { listUrlRouter } from '../../list/url/listUrlRouter.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { OrganizationGate } from '../../people/organization/OrganizationGate.tsx';
import type { PanelRow } from '../../resources/usePanelDataProvider.ts';

const definition: ListDefinition = { resource: 'legacyGroups', sortable: ['id', 'name'], filters: {} };
const SchoolGroupBulk = lazyPart(() => import('./SchoolGroupBulk.tsx'));
const router = listUrlRouter(definition);

/** Lists the groups of an organisation (admin §7). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { search } = useLocation();
  const title = admin(($) => $.navigation.areas.groups);
  usePageTitle(title);
  const columnsOf = useGroupColumns();
  return (
    <>
      <PageHead
        title={title}
        actions={
          <ButtonLink variant="contained" href={`/controlpanel/groups/new${search}`}>
            {t(($) => $.group.add)}
          </ButtonLink>
        }
      />
      <OrganizationGate>
        {(organization) => (
          <PlatformList
            definition={definition}
            router={router}
            columns={columnsOf(organization.id)}
            Bulk={SchoolGroupBulk}
            permanentFilter={{ organizationId: organization.id }}
            texts={{
              title,
              searchHint: admin(($) => $.groups.searchHint),
              empty: admin(($) => $.groups.empty),
              emptyHelp: admin(($) => $.groups.emptyHelp),
              noMatch: admin(($) => $.groups.noMatch),
              failed: admin(($) => $.groups.failed),
            }}
          />
        )}
      </OrganizationGate>
    </>
  );
}

function useGroupColumns(): (organizationId: number) => readonly ListColumn<PanelRow<'legacyGroups'>>[] {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  return useMemo(
    () => (organizationId) => [
      {
        field: 'name',
        label: admin(($) => $.groups.name),
        naming: true,
        text: ({ attributes }) => attributes.name.value ?? '',
        render: ({ id, attributes }) => (
          <RecordLink href={`/controlpanel/groups/${id}?organization=${organizationId}`}>{attributes.name.value ?? String(id)}</RecordLink>
        ),
      },
      {
        field: 'code',
        label: t(($) => $.group.code),
        render: ({ attributes }) => attributes.code.value ?? '–',
        text: ({ attributes }) => attributes.code.value ?? '',
      },
      {
        field: 'students',
        label: admin(($) => $.navigation.areas.students),
        numeric: true,
        render: ({ student_count: count }) => admin(($) => $.list.number, { number: count }),
        text: ({ student_count: count }) => String(count),
      },
      { field: 'id', label: admin(($) => $.users.number), numeric: true, from: 'md', render: ({ id }) => id, text: ({ id }) => String(id) },
    ],
    [t, admin],
  );
}
