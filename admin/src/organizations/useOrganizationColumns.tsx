import type { SchoolUnit } from '@realmkit/openapi';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../list/ListColumn.ts';
import { RecordName } from '../list/table/RecordName.tsx';
import { RowLinks } from '../list/table/RowLinks.tsx';
import { tabAddress } from '../manage/addresses.ts';

/** An organisation as a row of a list. */
type OrganizationRow = SchoolUnit & { id: string };

/** The columns of the list of organisations. */
export function useOrganizationColumns(): readonly ListColumn<OrganizationRow>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        field: 'name',
        label: t(($) => $.organizations.name),
        naming: true,
        render: ({ name, active }) => <RecordName name={name} remark={active ? undefined : t(($) => $.organizations.inactive)} />,
      },
      { field: 'type', label: t(($) => $.organizations.type), render: ({ type }) => t(($) => $.schoolUnitTypes[type]) },
      { field: 'status', label: t(($) => $.organizations.status), from: 'md', render: ({ status }) => t(($) => $.statuses[status]) },
      { field: 'city', label: t(($) => $.organizations.city), render: ({ city }) => city ?? '–' },
      {
        field: 'pupilNumber',
        label: t(($) => $.organizations.pupils),
        numeric: true,
        from: 'md',
        render: ({ pupilNumber }) => (pupilNumber === null ? '–' : t(($) => $.list.number, { number: pupilNumber })),
      },
      {
        field: 'links',
        label: t(($) => $.list.show),
        render: ({ uid, name, type }) => (
          <RowLinks
            of={name}
            links={[
              { label: t(($) => $.tabs.users), href: tabAddress('users', { schoolUid: uid }) },
              type === 'organisation'
                ? { label: t(($) => $.organizations.schools), href: tabAddress('organizations', { parent: uid }) }
                : { label: t(($) => $.tabs.groups), href: tabAddress('groups', { schoolUid: uid }) },
            ]}
          />
        ),
      },
      { field: 'id', label: t(($) => $.users.number), numeric: true, from: 'lg', render: ({ legacyId }) => legacyId },
    ],
    [t],
  );
}
