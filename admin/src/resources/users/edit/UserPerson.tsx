import { Edit } from '@realmkit/admin-kit';
import type { User } from '@realmkit/openapi';
import type { ComponentProps } from 'react';
import { tabHref } from '../../../page/managementPaths.ts';
import { PersonTab } from '../../people/edit/PersonTab.tsx';
import { usePersonEdit } from '../../people/form/personForm.ts';
import { type Person, typeOfRole } from '../../people/personTypes.ts';
import { GroupsInAdvance } from '../../people/usePersonGroups.ts';

interface UserPersonProps {
  readonly user: User;
  readonly tab: ComponentProps<typeof PersonTab>['tab'];
}

/** Shows a tab of a user from the legacy service; the legacy id joins both services. */
export function UserPerson({ user, tab }: UserPersonProps) {
  return (
    <>
      <GroupsInAdvance id={user.legacyId} />
      <Edit<Person>
        {...usePersonEdit()}
        resource={typeOfRole(user.schoolAssociations[0]?.role)}
        id={user.legacyId}
        list={{ href: tabHref('users'), label: '' }}
        isPart
        render={({ record }) => <PersonTab person={record} tab={tab} />}
      />
    </>
  );
}
