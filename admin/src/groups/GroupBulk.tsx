import { type Group, unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { BulkBar } from '../list/bulk/BulkBar.tsx';
import { useBulkDeletion } from '../list/bulk/useBulkDeletion.ts';
import { invalidateGroups } from './school/groupQueries.ts';

/** Shows the bulk actions of the realm's groups. */
export default function GroupBulk() {
  const { customerManagement } = useClients();
  const queries = useQueryClient();
  const deletion = useBulkDeletion<Group & { id: string }>('groups', {
    mutationFn: async ({ uid }) => unwrap(await customerManagement.DELETE('/groups/{id}', { params: { path: { id: uid } } })),
    onSuccess: () => invalidateGroups(queries),
  });
  return <BulkBar actions={[deletion]} nameOf={({ name, schoolUnit }) => [name, schoolUnit?.name].filter(Boolean).join(', ')} />;
}
