import { useCanAccessCallback } from '@realmkit/admin-kit';
import type { Person } from '../personTypes.ts';
import { DeletePerson } from './DeletePerson.tsx';
import { Details } from './Details.tsx';
import { ExportData } from './ExportData.tsx';
import { PersonGroups } from './PersonGroups.tsx';
import { PersonShelf } from './PersonShelf.tsx';

interface PersonTabProps {
  readonly person: Person;
  /** One of the tabs that the legacy service provides. */
  readonly tab: 'details' | 'groups' | 'bookshelf';
  /** The href of the list to return to after the person was deleted here; the user management has its own place for that. */
  readonly listHref?: string;
}

/** Renders one tab of a person. */
export function PersonTab({ person, tab, listHref }: PersonTabProps) {
  const canAccess = useCanAccessCallback();
  switch (tab) {
    case 'details':
      return (
        <>
          <Details key={person.id} person={person} />
          {listHref !== undefined && canAccess({ resource: person.type, action: 'delete', record: person }) ? (
            <ExportData uid={person.uid} name={person.attributes.name.value ?? ''} />
          ) : null}
          {listHref === undefined ? null : <DeletePerson person={person} listHref={listHref} />}
        </>
      );
    case 'groups':
      return <PersonGroups person={person} />;
    case 'bookshelf':
      return <PersonShelf person={person} />;
  }
}
