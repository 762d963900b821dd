import type { User } from '@realmkit/openapi';
import { useUserContext } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { mayManage } from '../../access/mayManage.ts';
import type { PanelDataProvider } from '../../dataProvider/createDataProvider.ts';
import { Deletion } from '../../page/Deletion.tsx';
import { removeDeletedUser } from './userChanges.ts';
import { useUserDeletionTexts } from './useUserDeletionTexts.ts';

/** Deletes a user with customer-management; users cannot delete themselves. */
export function DeleteUser({ user, listHref }: { readonly user: User; readonly listHref: string }) {
  const { t } = useTranslation('admin');
  const visitor = useUserContext();
  const provider = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  const allowed = visitor.status !== 'anonymous' && mayManage(visitor, { action: 'delete', record: user });
  return (
    <Deletion
      name={user.name}
      texts={useUserDeletionTexts(user)}
      forbidden={allowed ? undefined : t(($) => $.user.ownAccount)}
      list={listHref}
      mutationFn={() => provider.delete('users', { id: user.uid })}
      onSuccess={() => removeDeletedUser(queries, user.uid)}
    />
  );
}
