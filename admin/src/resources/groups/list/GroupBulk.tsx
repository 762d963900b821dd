import { BulkDeleteButton, useCanAccessCallback } from '@realmkit/admin-kit';
import { useResourceContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useBulkDeletionTexts } from '../../useBulkDeletionTexts.ts';

/** The bulk action for the groups of the realm and of an organisation: deleting them. */
export function GroupBulk() {
  const { t } = useTranslation('people');
  const canAccess = useCanAccessCallback();
  const resource = useResourceContext() ?? '';
  return (
    <BulkDeleteButton
      {...useBulkDeletionTexts('groups')}
      forbidden={(record) => (canAccess({ resource, action: 'delete', record }) ? undefined : t(($) => $.reasons.noGroupDelete))}
    />
  );
}
