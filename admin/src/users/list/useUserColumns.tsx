import type { User } from '@realmkit/openapi';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/ListColumn.ts';
import { RecordLink } from '../../list/table/RecordLink.tsx';
import { userAddress } from '../../manage/addresses.ts';
import { AssociationSummary } from './AssociationSummary.tsx';

/** A user as a row of a list. */
type UserRow = User & { id: string };

/** The columns of the list of users. */
export function useUserColumns(): readonly ListColumn<UserRow>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        field: 'name',
        label: t(($) => $.users.name),
        naming: true,
        render: ({ uid, name }) => <RecordLink href={userAddress(uid)}>{name}</RecordLink>,
      },
      { field: 'userName', label: t(($) => $.users.userName), render: ({ userName }) => userName },
      { field: 'email', label: t(($) => $.users.email), from: 'lg', render: ({ email }) => email ?? '–' },
      {
        field: 'organizations',
        label: t(($) => $.tabs.organizations),
        render: ({ schoolAssociations }) => <AssociationSummary associations={schoolAssociations} />,
      },
      { field: 'id', label: t(($) => $.users.number), numeric: true, from: 'md', render: ({ legacyId }) => legacyId },
    ],
    [t],
  );
}
