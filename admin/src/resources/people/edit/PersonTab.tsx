import { useCanAccessCallback } from '@realmkit/admin-kit';
import { PermissionHint, Section } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { Bookshelf } from '../../bookshelves/Bookshelf.tsx';
import { keepsLogin } from '../levelReason.ts';
import type { Person } from '../personTypes.ts';
import { DeletePerson } from './DeletePerson.tsx';
import { Details } from './Details.tsx';
import { ExportData } from './ExportData.tsx';
import { PersonGroups } from './PersonGroups.tsx';
import { SendPasswordReset } from './SendPasswordReset.tsx';

interface PersonTabProps {
  readonly person: Person;
  /** One of the tabs that the legacy service provides. */
  readonly tab: 'details' | 'groups' | 'bookshelf';
  /** The href of the list to return to after the person was deleted here; the user management has its own place for that. */
  readonly listHref?: string;
}

/** Renders one tab of a person. */
export function PersonTab({ person, tab, listHref }: PersonTabProps) {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  switch (tab) {
    case 'details':
      return (
        <>
          <Details key={person.id} person={person} />
          {keepsLogin(person.attributes) ? <SendPasswordReset person={person} /> : null}
          {listHref !== undefined && canAccess({ resource: person.type, action: 'delete', record: person }) ? (
            <ExportData uid={person.uid} name={person.attributes.name.value ?? ''} />
          ) : null}
          {listHref === undefined ? null : <DeletePerson person={person} listHref={listHref} />}
        </>
      );
    case 'groups':
      return <PersonGroups person={person} />;
    case 'bookshelf':
      return (
        <Section title={t(($) => $.tabs.bookshelf)}>
          {canAccess({ resource: person.type, action: 'viewBookshelf', record: person }) ? (
            <Bookshelf resource="userBooks" ownerId={person.uid} />
          ) : (
            // A shared account has none of its own (admin §6).
            <PermissionHint reason={person.attributes.shared.value ? t(($) => $.reasons.sharedShelf) : t(($) => $.reasons.notYours)} />
          )}
        </Section>
      );
  }
}
