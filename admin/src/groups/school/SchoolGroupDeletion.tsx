import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { can } from '../../permissions/can.ts';
import { GroupDeletion } from '../GroupDeletion.tsx';
import type { LegacyGroup } from './groupQueries.ts';

/** Deletes a group by the legacy service, if the action DeleteGroup is active (admin §6). */
export function SchoolGroupDeletion({ group }: { readonly group: LegacyGroup }) {
  const { t } = useTranslation('people');
  const { controlPanel } = useClients();
  const { search } = useLocation();
  return (
    <GroupDeletion
      name={group.attributes.name.value ?? ''}
      forbidden={can(group, 'DeleteGroup') ? undefined : t(($) => $.reasons.noGroupDelete)}
      list={`/controlpanel/groups${search}`}
      mutationFn={async () => {
        unwrap(await controlPanel.DELETE('/v1/groups/{groupId}', { params: { path: { groupId: group.id } } }));
      }}
    />
  );
}
