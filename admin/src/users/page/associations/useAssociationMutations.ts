import type { Role, SchoolAssociation, User } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { PanelDataProvider } from '../../../dataProvider/createDataProvider.ts';
import { type ActionMutation, useActionMutation } from '../../../mutation/useActionMutation.ts';
import { invalidateUser } from '../userChanges.ts';

interface Place {
  readonly schoolUid: string;
  readonly schoolName: string;
}

/** The mutations of a user's organisations. */
export interface AssociationMutations {
  readonly add: ActionMutation<SchoolAssociation>;
  readonly setRole: ActionMutation<Place & { readonly role: Role }>;
  readonly remove: ActionMutation<Place>;
}

/**
 * Returns the mutations of a user's organisations, each with its notice; every query that shows them is refetched afterwards.
 * @param onRefreshed is called after a change, once the screen shows it.
 */
export function useAssociationMutations({ uid, name }: Pick<User, 'uid' | 'name'>, onRefreshed?: () => void): AssociationMutations {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const provider = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  const onSuccess = async () => {
    await invalidateUser(queries);
    onRefreshed?.();
  };
  return {
    add: useActionMutation<SchoolAssociation>({
      mutationFn: (association) => provider.addToSchoolUnit(uid, association),
      successMessage: () => t(($) => $.associations.added, { name }),
      onSuccess,
    }),
    setRole: useActionMutation<Place & { readonly role: Role }>({
      mutationFn: ({ schoolUid, role }) => provider.setRole(uid, schoolUid, role),
      successMessage: ({ schoolName, role }) => t(($) => $.associations.roleSaved, { name, school: schoolName, role: roleName(role) }),
      onSuccess,
    }),
    remove: useActionMutation<Place>({
      mutationFn: ({ schoolUid }) => provider.removeFromSchoolUnit(uid, schoolUid),
      successMessage: ({ schoolName }) => t(($) => $.associations.removed, { name, school: schoolName }),
      onSuccess,
    }),
  };
}
