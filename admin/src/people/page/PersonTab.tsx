import { can } from '../../permissions/can.ts';
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
  /** Whether the person can be deleted here; the user management has its own place for that. */
  readonly deletable?: boolean;
}

/** Renders one tab of a person. */
export function PersonTab({ person, tab, deletable = false }: PersonTabProps) {
  switch (tab) {
    case 'details':
      return (
        <>
          <Details key={person.id} person={person} />
          {deletable && can(person, 'DeleteUser') ? <ExportData uid={person.uid} name={person.attributes.name.value ?? ''} /> : null}
          {deletable ? <DeletePerson person={person} /> : null}
        </>
      );
    case 'groups':
      return <PersonGroups person={person} />;
    case 'bookshelf':
      return <PersonShelf person={person} />;
  }
}
