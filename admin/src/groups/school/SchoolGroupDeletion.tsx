import { useCanAccessCallback } from '@realmkit/admin-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type PanelRecord, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';
import { GroupDeletion } from '../GroupDeletion.tsx';

/** Deletes a group by the legacy service, if the action DeleteGroup is active (admin §6). */
export function SchoolGroupDeletion({ group }: { readonly group: PanelRecord<'legacyGroups'> }) {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  const provider = usePanelDataProvider();
  const { search } = useLocation();
  return (
    <GroupDeletion
      name={group.attributes.name.value ?? ''}
      forbidden={canAccess({ resource: 'legacyGroups', action: 'delete', record: group }) ? undefined : t(($) => $.reasons.noGroupDelete)}
      list={`/controlpanel/groups${search}`}
      mutationFn={() => provider.delete('legacyGroups', { id: group.id, meta: { leavesPage: true } })}
    />
  );
}
