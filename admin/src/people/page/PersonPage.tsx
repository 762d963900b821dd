import { useGetOne } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { CardsLink } from '../../cards/CardsLink.tsx';
import { BackLink } from '../../page/BackLink.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { PageTabs, useTab } from '../../page/PageTabs.tsx';
import { RecordGate } from '../../page/RecordGate.tsx';
import { useListHref } from '../../page/useListHref.ts';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { type Person, peopleHref, typeOfPath } from '../personTypes.ts';
import { ActAsButton } from './ActAsButton.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import { PersonTab } from './PersonTab.tsx';
import { Subscriptions } from './Subscriptions.tsx';
import { useUserGateTexts } from './useUserGateTexts.ts';

const tabNames = ['details', 'groups', 'subscriptions', 'bookshelf', 'history'] as const;

/** Shows a student, guardian or employee in tabs (admin §3). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { id = '' } = useParams();
  const type = typeOfPath(useLocation().pathname);
  const query = useGetOne<Person>(type, { id: Number(id) });
  const tab = useTab(tabNames);
  const name = query.data?.attributes.name.value ?? '';
  usePageTitle(name || undefined);
  const listHref = useListHref(peopleHref(type));
  return (
    <>
      <BackLink href={listHref} label={admin(($) => $.navigation.areas[type])} />
      <RecordGate query={query} listHref={listHref} texts={useUserGateTexts()}>
        {(person) => (
          <>
            <PageHead
              title={name}
              subtitle={person.attributes.username.value ?? undefined}
              actions={
                <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
                  {type === 'students' ? <CardsLink subject={{ kind: 'user', uid: person.uid }} /> : null}
                  <ActAsButton uid={person.uid} />
                </div>
              }
            />
            <PageTabs names={tabNames} current={tab} labelOf={(to) => t(($) => $.tabs[to])} />
            <div style={{ display: 'grid', gap: '1.25rem', marginBlockStart: '1.25rem' }}>
              {tab === 'subscriptions' ? <Subscriptions userUid={person.uid} /> : null}
              {tab === 'history' ? <PersonHistory uid={person.uid} /> : null}
              {tab === 'subscriptions' || tab === 'history' ? null : <PersonTab person={person} tab={tab} listHref={listHref} />}
            </div>
          </>
        )}
      </RecordGate>
    </>
  );
}
