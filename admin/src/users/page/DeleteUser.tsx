import { useCanAccess } from '@realmkit/admin-kit';
import type { User } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { Deletion } from '../../page/Deletion.tsx';
import { usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { useUserDeletionTexts } from './useUserDeletionTexts.ts';

/** Deletes a user with customer-management; users cannot delete themselves. */
export function DeleteUser({ user, listHref }: { readonly user: User; readonly listHref: string }) {
  const { t } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const { canAccess } = useCanAccess({ resource: 'users', action: 'delete', record: user });
  return (
    <Deletion
      name={user.name}
      texts={useUserDeletionTexts(user)}
      forbidden={canAccess ? undefined : t(($) => $.user.ownAccount)}
      list={listHref}
      mutationFn={() => provider.delete('users', { id: user.uid, meta: { leavesPage: true } })}
    />
  );
}
