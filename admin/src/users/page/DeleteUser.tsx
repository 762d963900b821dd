import type { User } from '@realmkit/openapi';
import { useUserContext } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { mayManage } from '../../access/mayManage.ts';
import type { PanelDataProvider } from '../../dataProvider/createDataProvider.ts';
import { Deletion } from '../../page/Deletion.tsx';
import { userIsDeleted } from './userChanges.ts';
import { useUserDeletionTexts } from './useUserDeletionTexts.ts';

/** Deletes a user by customer-management; nobody deletes themselves. */
export function DeleteUser({ user, list }: { readonly user: User; readonly list: string }) {
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
      list={list}
      carryOut={() => provider.delete('users', { id: user.uid })}
      afterwards={() => userIsDeleted(queries, user.uid)}
    />
  );
}
