import { DataTable, List, RecordLink, RowLinks, SearchInput, SelectInput } from '@realmkit/admin-kit';
import { EmptyState } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { schoolUnitTypes } from '../../dataProvider/schoolUnitTypes.ts';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';
import { ReferenceChip } from '../../fields/ReferenceChip.tsx';
import { managedRecordHref, managementPath, tabHref } from '../../page/managementPaths.ts';

type UnitRow = PanelRow<'schoolUnits'>;

/**
 * Shows the organisations of the realm, which the service calls school units (admin §3), with links for the beta management or the panel of schools. A
 * link may filter them by their parent.
 */
export function SchoolUnitList() {
  const { t } = useTranslation('admin');
  const managed = useLocation().pathname.startsWith(managementPath);
  const linksOf = ({ uid, legacyId, type }: UnitRow) =>
    managed
      ? [
          { label: t(($) => $.tabs.users), href: tabHref('users', { schoolUid: uid }) },
          type === 'organisation'
            ? { label: t(($) => $.organizations.schools), href: tabHref('organizations', { parent: uid }) }
            : { label: t(($) => $.tabs.groups), href: tabHref('groups', { schoolUid: uid }) },
        ]
      : [
          { label: t(($) => $.navigation.areas.students), href: `/controlpanel/students?organization=${legacyId}` },
          { label: t(($) => $.tabs.groups), href: `/controlpanel/groups?organization=${legacyId}` },
        ];
  return (
    <List
      resource="schoolUnits"
      title={t(($) => $.tabs.organizations)}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t(($) => $.organizations.searchHint)} />,
        <SelectInput
          key="type"
          source="type"
          alwaysOn
          label={t(($) => $.organizations.type)}
          emptyText={t(($) => $.organizations.allTypes)}
          choices={schoolUnitTypes.map((id) => ({ id, name: t(($) => $.schoolUnitTypes[id]) }))}
        />,
        <SelectInput
          key="active"
          source="active"
          alwaysOn
          label={t(($) => $.organizations.activity)}
          emptyText={t(($) => $.organizations.activeOrNot)}
          choices={[
            { id: true, name: t(($) => $.organizations.active) },
            { id: false, name: t(($) => $.organizations.inactive) },
          ]}
        />,
        <ReferenceChip
          key="parent"
          source="parent"
          reference="schoolUnits"
          text={(record) => t(($) => $.organizations.below, { name: record })}
        />,
      ]}
      empty={<EmptyState title={t(($) => $.organizations.empty)} description={t(($) => $.organizations.emptyHelp)} />}
      noMatch={t(($) => $.organizations.noMatch)}
      error={t(($) => $.organizations.failed)}
    >
      <DataTable>
        <DataTable.Col<UnitRow>
          source="name"
          label={t(($) => $.organizations.name)}
          rowHeader
          text={({ name }) => name}
          render={({ uid, name, active }) => (
            <>
              <RecordLink href={managed ? managedRecordHref('organizations', uid) : `/controlpanel/units/${encodeURIComponent(uid)}`}>
                {name}
              </RecordLink>
              {active ? null : <small> {t(($) => $.organizations.inactive)}</small>}
            </>
          )}
        />
        <DataTable.Col<UnitRow>
          source="type"
          label={t(($) => $.organizations.type)}
          text={({ type }) => t(($) => $.schoolUnitTypes[type])}
        />
        <DataTable.Col<UnitRow>
          source="status"
          label={t(($) => $.organizations.status)}
          from="md"
          text={({ status }) => t(($) => $.statuses[status])}
        />
        <DataTable.Col<UnitRow> source="city" label={t(($) => $.organizations.city)} />
        <DataTable.Col<UnitRow>
          source="pupilNumber"
          label={t(($) => $.organizations.pupils)}
          numeric
          from="md"
          text={({ pupilNumber }) => String(pupilNumber ?? '')}
          render={({ pupilNumber }) => (pupilNumber === null ? '–' : t(($) => $.list.number, { number: pupilNumber }))}
        />
        <DataTable.Col<UnitRow>
          source="links"
          label={t(($) => $.list.show)}
          render={(unit) => <RowLinks recordName={unit.name} links={linksOf(unit)} />}
        />
        <DataTable.Col<UnitRow> source="id" label={t(($) => $.users.number)} numeric from="lg" text={({ legacyId }) => String(legacyId)} />
      </DataTable>
    </List>
  );
}
