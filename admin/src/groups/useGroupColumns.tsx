import type { Group } from '@realmkit/openapi';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../list/ListColumn.ts';
import { RecordLink } from '../list/table/RecordLink.tsx';
import { RowLinks } from '../list/table/RowLinks.tsx';
import { managedRecordHref, tabHref } from '../manage/paths.ts';

/** A group as a row of a list. */
type GroupRow = Group & { id: string };

/** Returns the columns of the list of groups. */
export function useGroupColumns(): readonly ListColumn<GroupRow>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        field: 'name',
        label: t(($) => $.groups.name),
        naming: true,
        render: ({ uid, name }) => <RecordLink href={managedRecordHref('groups', uid)}>{name}</RecordLink>,
        text: ({ name }) => name,
      },
      {
        field: 'type',
        label: t(($) => $.groups.type),
        render: ({ type }) => t(($) => $.groupTypes[type]),
        text: ({ type }) => t(($) => $.groupTypes[type]),
      },
      {
        field: 'schoolUnit',
        label: t(($) => $.users.organization),
        render: ({ schoolUnit, schoolUid }) => schoolUnit?.name ?? schoolUid,
        text: ({ schoolUnit, schoolUid }) => schoolUnit?.name ?? schoolUid,
      },
      {
        field: 'typicalSchoolEntryYear',
        label: t(($) => $.groups.entryYear),
        numeric: true,
        from: 'md',
        render: ({ typicalSchoolEntryYear }) => typicalSchoolEntryYear ?? '–',
        text: ({ typicalSchoolEntryYear }) => String(typicalSchoolEntryYear ?? ''),
      },
      {
        field: 'members',
        text: ({ userCount }) => String(userCount),
        label: t(($) => $.groups.members),
        numeric: true,
        render: ({ uid, name, userCount }) => (
          <RowLinks
            recordName={name}
            links={[{ label: t(($) => $.groups.memberCount, { count: userCount }), href: tabHref('users', { groupUid: uid }) }]}
          />
        ),
      },
      {
        field: 'id',
        label: t(($) => $.users.number),
        numeric: true,
        from: 'lg',
        render: ({ groupId }) => groupId,
        text: ({ groupId }) => String(groupId),
      },
    ],
    [t],
  );
}
