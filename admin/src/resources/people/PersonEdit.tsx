import { CanAccess, Edit, PageTabs, useListHref, useTab } from '@realmkit/admin-kit';
import { PermissionHint, Section, token } from '@realmkit/design-system';
import { useRecordContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { CardsLink } from '../../cards/CardsLink.tsx';
import { History } from '../users/edit/history/History.tsx';
import { ActAsButton } from './edit/ActAsButton.tsx';
import { PersonTab } from './edit/PersonTab.tsx';
import { Subscriptions } from './edit/Subscriptions.tsx';
import { usePersonEdit } from './form/personForm.ts';
import { type Person, peopleHref, typeOfPath } from './personTypes.ts';
import { GroupsInAdvance } from './usePersonGroups.ts';

const tabNames = ['details', 'groups', 'subscriptions', 'bookshelf', 'history'] as const;

/** Shows a student, guardian or employee in tabs (admin §3). */
function PersonEdit() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { id = '' } = useParams();
  const type = typeOfPath(useLocation().pathname);
  const tab = useTab(tabNames);
  const listHref = useListHref(peopleHref(type));
  return (
    <>
      <GroupsInAdvance id={Number(id)} />
      <Edit<Person>
        {...usePersonEdit()}
        resource={type}
        id={id}
        subtitle={({ attributes }) => attributes.username.value ?? undefined}
        actions={<Actions />}
        list={{ href: listHref, label: admin(($) => $.navigation.areas[type]) }}
        render={({ record: person }) => (
          <>
            <PageTabs names={tabNames} current={tab} labelOf={(to) => t(($) => $.tabs[to])} />
            {tab === 'subscriptions' ? <Subscriptions userUid={person.uid} /> : null}
            {tab === 'history' ? (
              <CanAccess
                resource="userAuditLogs"
                action="list"
                accessDenied={
                  <Section title={t(($) => $.tabs.history)}>
                    <PermissionHint reason={t(($) => $.reasons.historyAdmins)} />
                  </Section>
                }
              >
                <History user={person} />
              </CanAccess>
            ) : null}
            {tab === 'subscriptions' || tab === 'history' ? null : <PersonTab person={person} tab={tab} listHref={listHref} />}
          </>
        )}
      />
    </>
  );
}

function Actions() {
  const person = useRecordContext<Person>();
  if (!person) return null;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: token('space.150') }}>
      {person.type === 'students' ? <CardsLink subject={{ kind: 'user', uid: person.uid }} /> : null}
      <ActAsButton uid={person.uid} />
    </div>
  );
}

export { PersonEdit as Component };
