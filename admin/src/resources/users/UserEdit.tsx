import { PageTabs, Show, useListHref, useTab } from '@realmkit/admin-kit';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { PanelRecord } from '../../dataProvider/usePanelDataProvider.ts';
import { tabHref } from '../../page/managementPaths.ts';
import { ActAsButton } from '../people/edit/ActAsButton.tsx';
import { Subscriptions } from '../people/edit/Subscriptions.tsx';
import { useUserGateTexts } from '../people/form/personForm.ts';
import { OwnerPeriods } from '../subscriptionPeriods/OwnerPeriods.tsx';
import { UserOverview } from './edit/UserOverview.tsx';
import { UserPerson } from './edit/UserPerson.tsx';

const tabNames = ['overview', 'details', 'groups', 'subscriptions', 'bookshelf'] as const;

/** Shows a user of the realm in tabs (admin §3): organisations, roles and history by customer-management, the rest by the legacy service. */
function UserEdit() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { id = '' } = useParams();
  const listHref = useListHref(tabHref('users'));
  const tab = useTab(tabNames);
  return (
    <Show<PanelRecord<'users'>>
      resource="users"
      id={id}
      title={({ name }) => name}
      subtitle={({ userName }) => userName}
      actions={<ActAsButton uid={id} />}
      list={{ href: listHref, label: admin(($) => $.tabs.users) }}
      texts={useUserGateTexts()}
      render={({ record: user }) => (
        <>
          <PageTabs names={tabNames} current={tab} labelOf={(to) => t(($) => $.tabs[to])} />
          {tab === 'overview' ? <UserOverview user={user} listHref={listHref} /> : null}
          {tab === 'subscriptions' ? (
            <>
              <Subscriptions userUid={user.uid} />
              <OwnerPeriods owner={{ kind: 'users', uid: user.uid }} name={user.name} />
            </>
          ) : null}
          {tab === 'overview' || tab === 'subscriptions' ? null : <UserPerson user={user} tab={tab} />}
        </>
      )}
    />
  );
}

export { UserEdit as Component };
