import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CardsLink } from '../../cards/CardsLink.tsx';
import { tabHref } from '../../manage/paths.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { RecordPage } from '../../page/RecordPage.tsx';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { GroupDeletion } from '../GroupDeletion.tsx';
import { Members } from '../members/Members.tsx';
import { managedMembers } from '../members/memberCalls.ts';
import { StudentsOfGroup } from '../school/StudentsOfGroup.tsx';
import { ManagedGroupForm } from './ManagedGroupForm.tsx';
import { managedGroupQuery } from './managedGroupQueries.ts';

/** Shows a group of the realm to superusers (admin §3, group of customer management). */
export function Component() {
  const { t: admin } = useTranslation('admin');
  const clients = useClients();
  const { uid = '' } = useParams();
  const query = useQuery(managedGroupQuery(clients, uid));
  usePageTitle(query.data?.name);
  const list = tabHref('groups');
  return (
    <RecordPage kind="group" query={query} list={{ href: list, label: admin(($) => $.tabs.groups) }}>
      {(group) => (
        <>
          <PageHead
            title={group.name}
            subtitle={group.schoolUnit?.name}
            actions={<CardsLink subject={{ kind: 'group', uid: group.uid }} />}
          />
          <div style={{ display: 'grid', gap: '1.25rem' }}>
            <ManagedGroupForm key={group.uid} group={group} />
            <Members calls={managedMembers(clients, group.uid, group.schoolUid)} editable />
            <StudentsOfGroup groupId={group.groupId} password ageFilter />
            <GroupDeletion
              name={group.name}
              forbidden={undefined}
              list={list}
              mutationFn={async () => {
                unwrap(await clients.customerManagement.DELETE('/groups/{id}', { params: { path: { id: group.uid } } }));
              }}
            />
          </div>
        </>
      )}
    </RecordPage>
  );
}
