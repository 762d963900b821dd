import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { PageHead } from '../../page/PageHead.tsx';
import { RecordPage } from '../../page/RecordPage.tsx';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { useOrganizations } from '../../people/organization/useOrganizations.ts';
import { can } from '../../permissions/can.ts';
import { Members } from '../members/Members.tsx';
import { legacyMembers } from '../members/memberCalls.ts';
import { GroupForm } from './GroupForm.tsx';
import { groupQuery } from './groupQueries.ts';
import { SchoolGroupDeletion } from './SchoolGroupDeletion.tsx';
import { StudentsOfGroup } from './StudentsOfGroup.tsx';

/** Shows a group of the user's own organisation: name and code, members, and actions on all its students (admin §3, §6). */
export function Component() {
  const { t: admin } = useTranslation('admin');
  const clients = useClients();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const query = useQuery(groupQuery(clients, Number(id)));
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
            <Members calls={legacyMembers(clients, group.id, chosen?.id)} editable={can(group, 'EditGroup')} />
            <StudentsOfGroup groupId={group.id} password={can(group, 'EditGroupPassword')} ageFilter={can(group, 'EditGroupAgeFilter')} />
            <SchoolGroupDeletion group={group} />
          </div>
        </>
      )}
    </RecordPage>
  );
}
