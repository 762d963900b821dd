import { Button } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { download, useClients, useShell } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutationNotices } from '../../../mutation/useMutationNotices.ts';

/** Downloads all school units that the user may see as a file (admin §7). */
export function DownloadButton() {
  const { t } = useTranslation('people');
  const { realm } = useShell();
  const { customerManagement } = useClients();
  const { succeeded, failed } = useMutationNotices();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const text = unwrap(await customerManagement.GET('/download-schoolUnits', { parseAs: 'text' }));
      download(new Blob([text], { type: 'text/csv;charset=utf-8' }), `school-units-${realm}.csv`);
      succeeded(t(($) => $.unit.downloaded));
    } catch (error) {
      // Not reported: the notice says why.
      failed(error);
    }
    setPending(false);
  };
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => void save()}>
      {t(($) => $.unit.download)}
    </Button>
  );
}
