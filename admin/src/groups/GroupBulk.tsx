import type { BulkProps } from '../list/bulk/BulkAction.ts';
import { BulkBar } from '../list/bulk/BulkBar.tsx';
import { useBulkDeletion } from '../list/bulk/useBulkDeletion.ts';
import { type PanelRow, usePanelDataProvider } from '../resources/usePanelDataProvider.ts';

/** Shows the bulk actions of the realm's groups. */
export default function GroupBulk({ selection }: BulkProps<PanelRow<'groups'>>) {
  const provider = usePanelDataProvider();
  const deletion = useBulkDeletion<PanelRow<'groups'>>('groups', { mutationFn: ({ id }) => provider.delete('groups', { id }) });
  return (
    <BulkBar
      selection={selection}
      actions={[deletion]}
      nameOf={({ name, schoolUnit }) => [name, schoolUnit?.name].filter(Boolean).join(', ')}
    />
  );
}
