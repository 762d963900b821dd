import { useCanAccessCallback } from '@realmkit/admin-kit';
import { useGetOne } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { PageHead } from '../../page/PageHead.tsx';
import { RecordPage } from '../../page/RecordPage.tsx';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { useOrganizations } from '../../people/organization/useOrganizations.ts';
import { type PanelRecord, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { Members } from '../members/Members.tsx';
import { schoolMembership } from '../members/membership.ts';
import { GroupForm } from './GroupForm.tsx';
import { SchoolGroupDeletion } from './SchoolGroupDeletion.tsx';
import { StudentsOfGroup } from './StudentsOfGroup.tsx';

/** Shows a group of the user's own organisation: name and code, members, and actions on all its students (admin §3, §6). */
export function Component() {
  const { t: admin } = useTranslation('admin');
  const canAccess = useCanAccessCallback();
  const provider = usePanelDataProvider();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const query = useGetOne<PanelRecord<'legacyGroups'>>('legacyGroups', { id: Number(id) });
  const { chosen } = useOrganizations();
  const name = query.data?.attributes.name.value ?? '';
  usePageTitle(name || undefined);
  const list = `/controlpanel/groups${search}`;
  return (
    <RecordPage kind="group" query={query} list={{ href: list, label: admin(($) => $.navigation.areas.groups) }}>
      {(group) => (
        <>
          <PageHead
            title={name}
            subtitle={`${admin(($) => $.navigation.areas.students)}: ${admin(($) => $.list.number, { number: group.student_count })}`}
          />
          <div style={{ display: 'grid', gap: '1.25rem' }}>
            <GroupForm key={group.id} group={group} />
            <Members
              membership={schoolMembership(provider, group.id, chosen?.id)}
              editable={canAccess({ resource: 'legacyGroups', action: 'edit', record: group })}
            />
            <StudentsOfGroup
              groupId={group.id}
              password={canAccess({ resource: 'legacyGroups', action: 'setPassword', record: group })}
              ageFilter={canAccess({ resource: 'legacyGroups', action: 'setAgeFilter', record: group })}
            />
            <SchoolGroupDeletion group={group} />
          </div>
        </>
      )}
    </RecordPage>
  );
}
