import type { Role, SchoolAssociation, User } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { PanelDataProvider } from '../../../dataProvider/createDataProvider.ts';
import { type Deed, useDeed } from '../../../deed/useDeed.ts';
import { userHasChanged } from '../userChanges.ts';

interface Place {
  readonly schoolUid: string;
  readonly schoolName: string;
}

/** What can be done to the organisations of a user. */
export interface AssociationDeeds {
  readonly add: Deed<SchoolAssociation>;
  readonly setRole: Deed<Place & { readonly role: Role }>;
  readonly remove: Deed<Place>;
}

/**
 * The changes of a user's organisations, each with its notice; afterwards everything that shows them is fetched again.
 * @param finished is called after a change, once the screen shows it.
 */
export function useAssociationDeeds({ uid, name }: Pick<User, 'uid' | 'name'>, finished?: () => void): AssociationDeeds {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const provider = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  const afterwards = async () => {
    await userHasChanged(queries);
    finished?.();
  };
  return {
    add: useDeed<SchoolAssociation>({
      carryOut: (association) => provider.addToSchoolUnit(uid, association),
      done: () => t(($) => $.associations.added, { name }),
      afterwards,
    }),
    setRole: useDeed<Place & { readonly role: Role }>({
      carryOut: ({ schoolUid, role }) => provider.setRole(uid, schoolUid, role),
      done: ({ schoolName, role }) => t(($) => $.associations.roleSaved, { name, school: schoolName, role: roleName(role) }),
      afterwards,
    }),
    remove: useDeed<Place>({
      carryOut: ({ schoolUid }) => provider.removeFromSchoolUnit(uid, schoolUid),
      done: ({ schoolName }) => t(($) => $.associations.removed, { name, school: schoolName }),
      afterwards,
    }),
  };
}
