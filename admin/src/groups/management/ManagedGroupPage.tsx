import { type Group, unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { tabAddress } from '../../manage/addresses.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { RecordGate } from '../../page/RecordGate.tsx';
import { WayBack } from '../../page/WayBack.tsx';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { DeletingGroup } from '../DeletingGroup.tsx';
import { Members } from '../members/Members.tsx';
import { managedMembers } from '../members/memberCalls.ts';
import { StudentsOfGroup } from '../school/StudentsOfGroup.tsx';
import { ManagedGroupForm } from './ManagedGroupForm.tsx';

/** A group of the realm, for superusers (admin §3, group of customer management). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const clients = useClients();
  const { uid = '' } = useParams();
  const query = useQuery({
    queryKey: ['groups', 'one', uid],
    queryFn: async ({ signal }): Promise<Group> => {
      const params = { path: { id: uid }, query: { include: 'schoolUnit' as const } };
      return unwrap(await clients.customerManagement.GET('/groups/{id}', { params, signal }));
    },
    staleTime: 0,
  });
  usePageTitle(query.data?.name);
  const list = tabAddress('groups');
  return (
    <>
      <WayBack href={list} label={admin(($) => $.tabs.groups)} />
      <RecordGate
        query={query}
        listHref={list}
        texts={{
          loading: admin(($) => $.list.loading),
          failed: t(($) => $.group.failed),
          gone: t(($) => $.group.gone),
          goneHelp: t(($) => $.group.goneHelp),
          list: t(($) => $.group.toList),
        }}
      >
        {(group) => (
          <>
            <PageHead title={group.name} subtitle={group.schoolUnit?.name} />
            <div style={{ display: 'grid', gap: '1.25rem' }}>
              <ManagedGroupForm group={group} />
              <Members calls={managedMembers(clients, group.uid, group.schoolUid)} editable />
              <StudentsOfGroup groupId={group.groupId} password ageFilter />
              <DeletingGroup
                name={group.name}
                forbidden={undefined}
                list={list}
                carryOut={async () => {
                  unwrap(await clients.customerManagement.DELETE('/groups/{id}', { params: { path: { id: group.uid } } }));
                }}
              />
            </div>
          </>
        )}
      </RecordGate>
    </>
  );
}
