import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../list/bulk/BulkBar.tsx';
import { useBulkDeletion } from '../../list/bulk/useBulkDeletion.ts';
import { can } from '../../permissions/can.ts';
import { invalidateGroups, type LegacyGroup } from './groupQueries.ts';

/** Shows the bulk actions of an organisation's groups. */
export default function SchoolGroupBulk() {
  const { t } = useTranslation('people');
  const { controlPanel } = useClients();
  const queries = useQueryClient();
  const deletion = useBulkDeletion<LegacyGroup>('groups', {
    forbidden: (group) => (can(group, 'DeleteGroup') ? undefined : t(($) => $.reasons.noGroupDelete)),
    mutationFn: async ({ id }) => unwrap(await controlPanel.DELETE('/v1/groups/{groupId}', { params: { path: { groupId: id } } })),
    onSuccess: () => invalidateGroups(queries),
  });
  return <BulkBar actions={[deletion]} nameOf={({ id, attributes }) => attributes.name.value ?? String(id)} />;
}
