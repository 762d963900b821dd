import type { User } from '@realmkit/openapi';
import { useGetOne } from 'ra-core';
import type { ComponentProps } from 'react';
import { tabHref } from '../../manage/paths.ts';
import { RecordGate } from '../../page/RecordGate.tsx';
import { PersonTab } from '../../people/page/PersonTab.tsx';
import { useUserGateTexts } from '../../people/page/useUserGateTexts.ts';
import { type Person, typeOfRole } from '../../people/personTypes.ts';

interface UserPersonProps {
  readonly user: User;
  readonly tab: ComponentProps<typeof PersonTab>['tab'];
}

/** Shows a tab of a user from the legacy service; the legacy id joins both services. */
export function UserPerson({ user, tab }: UserPersonProps) {
  const query = useGetOne<Person>(typeOfRole(user.schoolAssociations[0]?.role), { id: user.legacyId });
  return (
    <RecordGate query={query} listHref={tabHref('users')} texts={useUserGateTexts()}>
      {(person) => <PersonTab person={person} tab={tab} />}
    </RecordGate>
  );
}
