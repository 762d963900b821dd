import { DataTable, List, RecordLink, RowLinks, SearchInput, SelectInput } from '@realmkit/admin-kit';
import { EmptyState } from '@realmkit/design-system';
import { lazyPart, useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { groupTypes } from '../../dataProvider/groupTypes.ts';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';
import { SchoolUnitInput } from '../../fields/SchoolUnitInput.tsx';
import { managedRecordHref, tabHref } from '../../page/managementPaths.ts';
import { GroupBySchoolUnit } from './list/GroupBySchoolUnit.tsx';

type GroupRow = PanelRow<'groups'>;

const GroupBulk = lazyPart(async () => (await import('./list/GroupBulk.tsx')).GroupBulk, { texts: ['people', 'delete'] });

/** Returns the name of the school unit in a group's row. */
const schoolUnitOf = ({ schoolUnit, schoolUid }: GroupRow): string => schoolUnit?.name ?? schoolUid;

/** Lists the groups of the realm, each with its organisation (admin §7: include=schoolUnit), under its name on request (admin §6: groupGroups). */
export function GroupList() {
  const { t } = useTranslation('admin');
  const { settings } = useShell();
  return (
    <List
      resource="groups"
      title={t(($) => $.tabs.groups)}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t(($) => $.groups.searchHint)} />,
        <SelectInput
          key="type"
          source="type"
          alwaysOn
          label={t(($) => $.groups.type)}
          emptyText={t(($) => $.groups.allTypes)}
          choices={groupTypes.map((id) => ({ id, name: t(($) => $.groupTypes[id]) }))}
        />,
        <SchoolUnitInput
          key="schoolUid"
          source="schoolUid"
          alwaysOn
          label={t(($) => $.users.organization)}
          placeholder={t(($) => $.users.allOrganizations)}
        />,
        ...(settings.features.has('groupGroups') ? [<GroupBySchoolUnit key="schoolUnit" source="schoolUnit" alwaysOn />] : []),
      ]}
      empty={<EmptyState title={t(($) => $.groups.empty)} description={t(($) => $.groups.emptyHelp)} />}
      noMatch={t(($) => $.groups.noMatch)}
      error={t(($) => $.groups.failed)}
    >
      <DataTable<GroupRow> bulkActionButtons={<GroupBulk />} groupBy={schoolUnitOf}>
        <DataTable.Col<GroupRow>
          source="name"
          label={t(($) => $.groups.name)}
          rowHeader
          text={({ name }) => name}
          render={({ uid, name }) => <RecordLink href={managedRecordHref('groups', uid)}>{name}</RecordLink>}
        />
        <DataTable.Col<GroupRow> source="type" label={t(($) => $.groups.type)} text={({ type }) => t(($) => $.groupTypes[type])} />
        <DataTable.Col<GroupRow> source="schoolUnit" label={t(($) => $.users.organization)} text={schoolUnitOf} />
        <DataTable.Col<GroupRow> source="typicalSchoolEntryYear" label={t(($) => $.groups.entryYear)} numeric from="md" />
        <DataTable.Col<GroupRow>
          source="members"
          label={t(($) => $.groups.members)}
          numeric
          text={({ userCount }) => String(userCount)}
          render={({ uid, name, userCount }) => (
            <RowLinks
              recordName={name}
              links={[{ label: t(($) => $.groups.memberCount, { count: userCount }), href: tabHref('users', { groupUid: uid }) }]}
            />
          )}
        />
        <DataTable.Col<GroupRow> source="id" label={t(($) => $.users.number)} numeric from="lg" text={({ groupId }) => String(groupId)} />
      </DataTable>
    </List>
  );
}
