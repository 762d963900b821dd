import type { SchoolUnit } from '@realmkit/openapi';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { ListColumn } from '../list/ListColumn.ts';
import { RecordLink } from '../list/table/RecordLink.tsx';
import { RowLinks } from '../list/table/RowLinks.tsx';
import { managedRecordHref, managementPath, tabHref } from '../manage/paths.ts';

/** An organisation as a row of a list. */
type OrganizationRow = SchoolUnit & { id: string };

/** Returns the columns of the list of organisations, with links for the beta management or the panel of schools. */
export function useOrganizationColumns(): readonly ListColumn<OrganizationRow>[] {
  const { t } = useTranslation('admin');
  const managed = useLocation().pathname.startsWith(managementPath);
  return useMemo(
    () => [
      {
        field: 'name',
        label: t(($) => $.organizations.name),
        naming: true,
        text: ({ name }) => name,
        render: ({ uid, name, active }) => (
          <>
            <RecordLink href={managed ? managedRecordHref('organizations', uid) : `/controlpanel/units/${encodeURIComponent(uid)}`}>
              {name}
            </RecordLink>
            {active ? null : <small> {t(($) => $.organizations.inactive)}</small>}
          </>
        ),
      },
      {
        field: 'type',
        label: t(($) => $.organizations.type),
        render: ({ type }) => t(($) => $.schoolUnitTypes[type]),
        text: ({ type }) => t(($) => $.schoolUnitTypes[type]),
      },
      {
        field: 'status',
        label: t(($) => $.organizations.status),
        from: 'md',
        render: ({ status }) => t(($) => $.statuses[status]),
        text: ({ status }) => t(($) => $.statuses[status]),
      },
      { field: 'city', label: t(($) => $.organizations.city), render: ({ city }) => city ?? '–', text: ({ city }) => city ?? '' },
      {
        field: 'pupilNumber',
        label: t(($) => $.organizations.pupils),
        numeric: true,
        from: 'md',
        text: ({ pupilNumber }) => String(pupilNumber ?? ''),
        render: ({ pupilNumber }) => (pupilNumber === null ? '–' : t(($) => $.list.number, { number: pupilNumber })),
      },
      {
        field: 'links',
        label: t(($) => $.list.show),
        render: ({ uid, legacyId, name, type }) => (
          <RowLinks
            recordName={name}
            links={
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
                  ]
            }
          />
        ),
      },
      {
        field: 'id',
        label: t(($) => $.users.number),
        numeric: true,
        from: 'lg',
        render: ({ legacyId }) => legacyId,
        text: ({ legacyId }) => String(legacyId),
      },
    ],
    [t, managed],
  );
}
