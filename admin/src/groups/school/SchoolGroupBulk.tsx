import { useCanAccessCallback } from '@realmkit/admin-kit';
import { useTranslation } from 'react-i18next';
import type { BulkProps } from '../../list/bulk/BulkAction.ts';
import { BulkBar } from '../../list/bulk/BulkBar.tsx';
import { useBulkDeletion } from '../../list/bulk/useBulkDeletion.ts';
import { type PanelRow, usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';

/** Shows the bulk actions of an organisation's groups. */
export default function SchoolGroupBulk({ selection }: BulkProps<PanelRow<'legacyGroups'>>) {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  const provider = usePanelDataProvider();
  const deletion = useBulkDeletion<PanelRow<'legacyGroups'>>('groups', {
    forbidden: (group) =>
      canAccess({ resource: 'legacyGroups', action: 'delete', record: group }) ? undefined : t(($) => $.reasons.noGroupDelete),
    mutationFn: ({ id }) => provider.delete('legacyGroups', { id }),
  });
  return <BulkBar selection={selection} actions={[deletion]} nameOf={({ id, attributes }) => attributes.name.value ?? String(id)} />;
}
