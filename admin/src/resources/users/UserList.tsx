import { DataTable, List, SearchInput, SelectInput } from '@realmkit/admin-kit';
import { EmptyState } from '@realmkit/design-system';
import { lazyPart, useRoleName } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { roles } from '../../dataProvider/roles.ts';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';
import { ReferenceChip } from '../../fields/ReferenceChip.tsx';
import { SchoolUnitInput } from '../../fields/SchoolUnitInput.tsx';
import { userHref } from '../../page/managementPaths.ts';
import { identityColumns } from '../people/list/identityColumns.tsx';
import { AssociationSummary } from './list/AssociationSummary.tsx';

type UserRow = PanelRow<'users'>;

const UserBulk = lazyPart(async () => (await import('./list/UserBulk.tsx')).UserBulk, { texts: ['people', 'delete'] });

const identityOf = ({ uid, name, userName, email, legacyId }: UserRow) => ({
  name,
  href: userHref(uid),
  userName,
  email: email ?? null,
  number: legacyId,
});

/** Shows the users of the realm (admin §2); a link may filter them by the group that they are in. */
export function UserList() {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  return (
    <List
      resource="users"
      title={t(($) => $.tabs.users)}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t(($) => $.users.searchHint)} />,
        <SelectInput
          key="role"
          source="role"
          alwaysOn
          label={t(($) => $.users.role)}
          emptyText={t(($) => $.users.allRoles)}
          choices={roles.map((id) => ({ id, name: roleName(id) }))}
        />,
        <SchoolUnitInput
          key="schoolUid"
          source="schoolUid"
          alwaysOn
          label={t(($) => $.users.organization)}
          placeholder={t(($) => $.users.allOrganizations)}
        />,
        <ReferenceChip
          key="groupUid"
          source="groupUid"
          reference="groups"
          text={(record) => t(($) => $.users.inGroup, { name: record })}
        />,
      ]}
      empty={<EmptyState title={t(($) => $.users.empty)} description={t(($) => $.users.emptyHelp)} />}
      noMatch={t(($) => $.users.noMatch)}
      error={t(($) => $.users.failed)}
    >
      <DataTable bulkActionButtons={<UserBulk />}>
        {identityColumns<UserRow>({
          t,
          read: identityOf,
          userNameField: 'userName',
          emailFrom: 'lg',
          more: (
            <DataTable.Col<UserRow>
              source="organizations"
              label={t(($) => $.tabs.organizations)}
              render={({ schoolAssociations }) => <AssociationSummary associations={schoolAssociations} />}
              text={({ schoolAssociations }) =>
                schoolAssociations.map(({ schoolName, role }) => `${schoolName} (${roleName(role)})`).join('; ')
              }
            />
          ),
        })}
      </DataTable>
    </List>
  );
}
