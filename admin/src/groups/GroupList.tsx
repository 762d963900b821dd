import { lazyPart } from '@realmkit/shell';
import type { RaRecord } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { PlatformList } from '../list/PlatformList.tsx';
import { listUrlRouter } from '../list/url/listUrlRouter.ts';
import { GroupFilters } from './GroupFilters.tsx';
import { groupListDefinition } from './groupListDefinition.ts';
import { useGroupColumns } from './useGroupColumns.tsx';

const GroupBulk = lazyPart(() => import('./GroupBulk.tsx'));
const router = listUrlRouter(groupListDefinition);

/** Returns the name of the school unit in a group's row. */
const schoolUnitOf = ({ schoolUnit, schoolUid }: RaRecord): string => String(schoolUnit?.name ?? schoolUid);

/** Lists the groups of the realm, each with its organisation (admin §7: include=schoolUnit). */
export function GroupList() {
  const { t } = useTranslation('admin');
  return (
    <PlatformList
      definition={groupListDefinition}
      router={router}
      columns={useGroupColumns()}
      filters={<GroupFilters />}
      Bulk={GroupBulk}
      groupOf={schoolUnitOf}
      texts={{
        title: t(($) => $.tabs.groups),
        searchHint: t(($) => $.groups.searchHint),
        empty: t(($) => $.groups.empty),
        emptyHelp: t(($) => $.groups.emptyHelp),
        noMatch: t(($) => $.groups.noMatch),
        failed: t(($) => $.groups.failed),
      }}
    />
  );
}
