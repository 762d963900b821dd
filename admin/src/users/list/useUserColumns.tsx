import { useRoleName } from '@realmkit/shell';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/ListColumn.ts';
import { userHref } from '../../manage/paths.ts';
import { useIdentityColumns } from '../../people/list/useIdentityColumns.tsx';
import type { PanelRow } from '../../resources/usePanelDataProvider.ts';
import { AssociationSummary } from './AssociationSummary.tsx';

/** A user as a row of a list. */
type UserRow = PanelRow<'users'>;

const read = ({ uid, name, userName, email, legacyId }: UserRow) => ({
  name,
  href: userHref(uid),
  userName,
  email: email ?? null,
  number: legacyId,
});

/** Returns the columns of the list of users. */
export function useUserColumns(): readonly ListColumn<UserRow>[] {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const more = useMemo(
    (): readonly ListColumn<UserRow>[] => [
      {
        field: 'organizations',
        label: t(($) => $.tabs.organizations),
        render: ({ schoolAssociations }) => <AssociationSummary associations={schoolAssociations} />,
        text: ({ schoolAssociations }) => schoolAssociations.map(({ schoolName, role }) => `${schoolName} (${roleName(role)})`).join('; '),
      },
    ],
    [t, roleName],
  );
  return useIdentityColumns({ read, userNameField: 'userName', emailFrom: 'lg', more });
}
