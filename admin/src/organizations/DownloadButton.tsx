import { Button } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients, useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useActionMutation } from '../mutation/useActionMutation.ts';

/** Downloads a text as a file. */
function saveFile(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads all school units that the user may see as a file (admin §7). */
export function DownloadButton() {
  const { t } = useTranslation('people');
  const { realm } = useShell();
  const { customerManagement } = useClients();
  const download = useActionMutation({
    mutationFn: async () =>
      saveFile(unwrap(await customerManagement.GET('/download-schoolUnits', { parseAs: 'text' })), `school-units-${realm}.csv`),
    successMessage: () => t(($) => $.unit.downloaded),
  });
  return (
    <Button variant="outlined" disabled={download.isPending} onClick={() => download.mutate()}>
      {t(($) => $.unit.download)}
    </Button>
  );
}
