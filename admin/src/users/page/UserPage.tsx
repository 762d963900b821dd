import { useGetOne } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { tabHref } from '../../manage/paths.ts';
import { BackLink } from '../../page/BackLink.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { PageTabs, useTab } from '../../page/PageTabs.tsx';
import { RecordGate } from '../../page/RecordGate.tsx';
import { useListHref } from '../../page/useListHref.ts';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { ActAsButton } from '../../people/page/ActAsButton.tsx';
import { Subscriptions } from '../../people/page/Subscriptions.tsx';
import { useUserGateTexts } from '../../people/page/useUserGateTexts.ts';
import { OwnerPeriods } from '../../periods/OwnerPeriods.tsx';
import type { PanelRecord } from '../../resources/usePanelDataProvider.ts';
import { UserOverview } from './UserOverview.tsx';
import { UserPerson } from './UserPerson.tsx';

const tabNames = ['overview', 'details', 'groups', 'subscriptions', 'bookshelf'] as const;

/** Shows a user of the realm in tabs (admin §3): organisations, roles and history by customer-management, the rest by the legacy service. */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { uid = '' } = useParams();
  const listHref = useListHref(tabHref('users'));
  const query = useGetOne<PanelRecord<'users'>>('users', { id: uid });
  const tab = useTab(tabNames);
  usePageTitle(query.data?.name);
  return (
    <>
      <BackLink href={listHref} label={admin(($) => $.tabs.users)} />
      <RecordGate query={query} listHref={listHref} texts={useUserGateTexts()}>
        {(user) => (
          <>
            <PageHead title={user.name} subtitle={user.userName} actions={<ActAsButton uid={user.uid} />} />
            <PageTabs names={tabNames} current={tab} labelOf={(to) => t(($) => $.tabs[to])} />
            <div style={{ display: 'grid', gap: '1.25rem', marginBlockStart: '1.25rem' }}>
              {tab === 'overview' ? <UserOverview user={user} listHref={listHref} /> : null}
              {tab === 'subscriptions' ? (
                <>
                  <Subscriptions userUid={user.uid} />
                  <OwnerPeriods owner={{ kind: 'users', uid: user.uid }} name={user.name} />
                </>
              ) : null}
              {tab === 'overview' || tab === 'subscriptions' ? null : <UserPerson user={user} tab={tab} />}
            </div>
          </>
        )}
      </RecordGate>
    </>
  );
}
