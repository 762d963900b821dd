import type { Role, SchoolAssociation, User } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { type ActionMutation, useActionMutation } from '../../../mutation/useActionMutation.ts';
import { compositeId } from '../../../resources/relations.ts';
import { usePanelDataProvider } from '../../../resources/usePanelDataProvider.ts';
import { addToSchoolUnit } from './addToSchoolUnit.ts';

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
 * Returns the mutations of a user's organisations, each with its notice.
 * @param onRefreshed is called after a change, once the screen shows it.
 */
export function useAssociationMutations(
  { uid, name }: Pick<User, 'uid' | 'name'>,
  onRefreshed: () => void = () => {},
): AssociationMutations {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const provider = usePanelDataProvider();
  return {
    add: useActionMutation<SchoolAssociation>({
      mutationFn: (association) => addToSchoolUnit(provider, uid, association),
      successMessage: () => t(($) => $.associations.added, { name }),
      onSuccess: onRefreshed,
    }),
    setRole: useActionMutation<Place & { readonly role: Role }>({
      mutationFn: ({ schoolUid, role }) => provider.update('userSchoolUnits', { id: compositeId(uid, schoolUid), data: { role } }),
      successMessage: ({ schoolName, role }) => t(($) => $.associations.roleSaved, { name, school: schoolName, role: roleName(role) }),
      onSuccess: onRefreshed,
    }),
    remove: useActionMutation<Place>({
      mutationFn: ({ schoolUid }) => provider.delete('userSchoolUnits', { id: compositeId(uid, schoolUid) }),
      successMessage: ({ schoolName }) => t(($) => $.associations.removed, { name, school: schoolName }),
      onSuccess: onRefreshed,
    }),
  };
}
