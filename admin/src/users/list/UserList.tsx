import { lazyPart } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { PlatformList } from '../../list/PlatformList.tsx';
import { listUrlRouter } from '../../list/url/listUrlRouter.ts';
import { UserFilters } from './UserFilters.tsx';
import { userListDefinition } from './userListDefinition.ts';
import { useUserColumns } from './useUserColumns.tsx';

const UserBulk = lazyPart(() => import('./UserBulk.tsx'));
const router = listUrlRouter(userListDefinition);

/** Shows the users of the realm (admin §2). */
export function UserList() {
  const { t } = useTranslation('admin');
  return (
    <PlatformList
      definition={userListDefinition}
      router={router}
      columns={useUserColumns()}
      filters={<UserFilters />}
      Bulk={UserBulk}
      texts={{
        title: t(($) => $.tabs.users),
        searchHint: t(($) => $.users.searchHint),
        empty: t(($) => $.users.empty),
        emptyHelp: t(($) => $.users.emptyHelp),
        noMatch: t(($) => $.users.noMatch),
        failed: t(($) => $.users.failed),
      }}
    />
  );
}
