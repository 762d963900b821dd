import { useGetOne } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CardsLink } from '../../cards/CardsLink.tsx';
import { tabHref } from '../../manage/paths.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { RecordPage } from '../../page/RecordPage.tsx';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { type PanelRecord, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { GroupDeletion } from '../GroupDeletion.tsx';
import { Members } from '../members/Members.tsx';
import { managedMembership } from '../members/membership.ts';
import { StudentsOfGroup } from '../school/StudentsOfGroup.tsx';
import { ManagedGroupForm } from './ManagedGroupForm.tsx';

/** Shows a group of the realm to superusers (admin §3, group of customer management). */
export function Component() {
  const { t: admin } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const { uid = '' } = useParams();
  const query = useGetOne<PanelRecord<'groups'>>('groups', { id: uid });
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
            <Members membership={managedMembership(provider, group)} editable />
            <StudentsOfGroup groupId={group.groupId} password ageFilter />
            <GroupDeletion
              name={group.name}
              forbidden={undefined}
              list={list}
              mutationFn={() => provider.delete('groups', { id: group.uid, meta: { leavesPage: true } })}
            />
          </div>
        </>
      )}
    </RecordPage>
  );
}
