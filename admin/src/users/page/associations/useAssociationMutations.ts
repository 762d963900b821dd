import type { Role, SchoolAssociation, User } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { PanelDataProvider } from '../../../dataProvider/createDataProvider.ts';
import { type ActionMutation, useActionMutation } from '../../../mutation/useActionMutation.ts';
import { userHasChanged } from '../userChanges.ts';

interface Place {
  readonly schoolUid: string;
  readonly schoolName: string;
}

/** What can be done to the organisations of a user. */
export interface AssociationMutations {
  readonly add: ActionMutation<SchoolAssociation>;
  readonly setRole: ActionMutation<Place & { readonly role: Role }>;
  readonly remove: ActionMutation<Place>;
}

/**
 * The changes of a user's organisations, each with its notice; afterwards everything that shows them is fetched again.
 * @param finished is called after a change, once the screen shows it.
 */
export function useAssociationMutations({ uid, name }: Pick<User, 'uid' | 'name'>, finished?: () => void): AssociationMutations {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const provider = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  const afterwards = async () => {
    await userHasChanged(queries);
    finished?.();
  };
  return {
    add: useActionMutation<SchoolAssociation>({
      mutationFn: (association) => provider.addToSchoolUnit(uid, association),
      successMessage: () => t(($) => $.associations.added, { name }),
      onSuccess: afterwards,
    }),
    setRole: useActionMutation<Place & { readonly role: Role }>({
      mutationFn: ({ schoolUid, role }) => provider.setRole(uid, schoolUid, role),
      successMessage: ({ schoolName, role }) => t(($) => $.associations.roleSaved, { name, school: schoolName, role: roleName(role) }),
      onSuccess: afterwards,
    }),
    remove: useActionMutation<Place>({
      mutationFn: ({ schoolUid }) => provider.removeFromSchoolUnit(uid, schoolUid),
      successMessage: ({ schoolName }) => t(($) => $.associations.removed, { name, school: schoolName }),
      onSuccess: afterwards,
    }),
  };
}
