import { LinkTabs } from '@realmkit/design-system';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { PageHead } from '../../page/PageHead.tsx';
import { RecordGate } from '../../page/RecordGate.tsx';
import { WayBack } from '../../page/WayBack.tsx';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { personQuery } from '../personQueries.ts';
import { peopleAddress, typeOfPath } from '../personTypes.ts';
import { ActAsButton } from './ActAsButton.tsx';
import { DeletePerson } from './DeletePerson.tsx';
import { Details } from './Details.tsx';
import { PersonGroups } from './PersonGroups.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import { PersonShelf } from './PersonShelf.tsx';
import { Subscriptions } from './Subscriptions.tsx';

const tabNames = ['details', 'groups', 'subscriptions', 'bookshelf', 'history'] as const;

/** A student, guardian or employee, a tab for each side of them (admin §3). */
export function Component() {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const clients = useClients();
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const type = typeOfPath(pathname);
  const query = useQuery(personQuery(clients, type, Number(id)));
  const parameters = new URLSearchParams(search);
  const tab = tabNames.find((name) => name === parameters.get('tab')) ?? 'details';
  const name = query.data?.attributes.name.value ?? '';
  usePageTitle(name || undefined);
  const list = peopleAddress(type);
  const addressOf = (to: string) => {
    parameters.set('tab', to);
    return `${pathname}?${parameters}`;
  };
  return (
    <>
      <WayBack href={list} label={admin(($) => $.navigation.areas[type])} />
      <RecordGate
        query={query}
        listHref={list}
        texts={{
          loading: admin(($) => $.user.loading),
          failed: admin(($) => $.user.failed),
          gone: admin(($) => $.user.gone),
          goneHelp: t(($) => $.goneHelp),
          list: admin(($) => $.user.toList),
        }}
      >
        {(person) => (
          <>
            <PageHead title={name} subtitle={person.attributes.username.value ?? undefined} actions={<ActAsButton uid={person.uid} />} />
            <LinkTabs
              label={t(($) => $.tabs.label)}
              tabs={tabNames.map((to) => ({ label: t(($) => $.tabs[to]), href: addressOf(to), current: to === tab }))}
            />
            <div style={{ display: 'grid', gap: '1.25rem', marginBlockStart: '1.25rem' }}>
              {tab === 'details' ? (
                <>
                  <Details key={person.id} person={person} />
                  <DeletePerson person={person} />
                </>
              ) : null}
              {tab === 'groups' ? <PersonGroups person={person} /> : null}
              {tab === 'subscriptions' ? <Subscriptions userUid={person.uid} /> : null}
              {tab === 'bookshelf' ? <PersonShelf person={person} /> : null}
              {tab === 'history' ? <PersonHistory uid={person.uid} /> : null}
            </div>
          </>
        )}
      </RecordGate>
    </>
  );
}
