import type { User } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { tabHref } from '../../manage/paths.ts';
import { RecordGate } from '../../page/RecordGate.tsx';
import { PersonTab } from '../../people/page/PersonTab.tsx';
import { useUserGateTexts } from '../../people/page/useUserGateTexts.ts';
import { personQuery } from '../../people/personQueries.ts';
import { typeOfRole } from '../../people/personTypes.ts';

interface UserPersonProps {
  readonly user: User;
  readonly tab: ComponentProps<typeof PersonTab>['tab'];
}

/** Shows a tab of a user from the legacy service; the legacy id joins both services. */
export function UserPerson({ user, tab }: UserPersonProps) {
  const clients = useClients();
  const query = useQuery(personQuery(clients, typeOfRole(user.schoolAssociations[0]?.role), user.legacyId));
  return (
    <RecordGate query={query} listHref={tabHref('users')} texts={useUserGateTexts()}>
      {(person) => <PersonTab person={person} tab={tab} />}
    </RecordGate>
  );
}
