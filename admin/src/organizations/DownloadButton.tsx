import { Button } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients, useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useActionMutation } from '../mutation/useActionMutation.ts';

/** Saves a text as a file of the visitor. */
function save(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads all school units that somebody may see as a file (admin §7). */
export function DownloadButton() {
  const { t } = useTranslation('people');
  const { realm } = useShell();
  const { customerManagement } = useClients();
  const download = useActionMutation({
    mutationFn: async () =>
      save(unwrap(await customerManagement.GET('/download-schoolUnits', { parseAs: 'text' })), `school-units-${realm}.csv`),
    successMessage: () => t(($) => $.unit.downloaded),
  });
  return (
    <Button variant="outlined" disabled={download.isPending} onClick={() => download.mutate()}>
      {t(($) => $.unit.download)}
    </Button>
  );
}
