import { DataTable, List, PageHead, RecordLink, SearchInput } from '@realmkit/admin-kit';
import { ButtonLink, EmptyState } from '@realmkit/design-system';
import { lazyPart } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';
import { OrganizationGate } from '../people/organization/OrganizationGate.tsx';

type GroupRow = PanelRow<'legacyGroups'>;

const GroupBulk = lazyPart(async () => (await import('../groups/list/GroupBulk.tsx')).GroupBulk, { texts: ['people', 'delete'] });

/** Lists the groups of an organisation (admin §7). */
function LegacyGroupList() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { search } = useLocation();
  const title = admin(($) => $.navigation.areas.groups);
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
        {({ id: organizationId }) => (
          <List
            resource="legacyGroups"
            title={title}
            filter={{ organizationId }}
            filters={[<SearchInput key="q" source="q" alwaysOn placeholder={admin(($) => $.groups.searchHint)} />]}
            empty={<EmptyState title={admin(($) => $.groups.empty)} description={admin(($) => $.groups.emptyHelp)} />}
            noMatch={admin(($) => $.groups.noMatch)}
            error={admin(($) => $.groups.failed)}
          >
            <DataTable bulkActionButtons={<GroupBulk />}>
              <DataTable.Col<GroupRow>
                source="name"
                label={admin(($) => $.groups.name)}
                rowHeader
                text={({ attributes }) => attributes.name.value ?? ''}
                render={({ id, attributes }) => (
                  <RecordLink href={`/controlpanel/groups/${id}?organization=${organizationId}`}>
                    {attributes.name.value ?? String(id)}
                  </RecordLink>
                )}
              />
              <DataTable.Col<GroupRow>
                source="code"
                label={t(($) => $.group.code)}
                text={({ attributes }) => attributes.code.value ?? ''}
              />
              <DataTable.Col<GroupRow>
                source="students"
                label={admin(($) => $.navigation.areas.students)}
                numeric
                text={({ student_count: count }) => String(count)}
                render={({ student_count: count }) => admin(($) => $.list.number, { number: count })}
              />
              <DataTable.Col<GroupRow> source="id" label={admin(($) => $.users.number)} numeric from="md" />
            </DataTable>
          </List>
        )}
      </OrganizationGate>
    </>
  );
}

export { LegacyGroupList as Component };
