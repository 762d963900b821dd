import { Button } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients, useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../deed/useDeed.ts';

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
  const download = useDeed({
    carryOut: async () =>
      save(unwrap(await customerManagement.GET('/download-schoolUnits', { parseAs: 'text' })), `school-units-${realm}.csv`),
    done: () => t(($) => $.unit.downloaded),
  });
  return (
    <Button variant="outlined" disabled={download.busy} onClick={() => download.run()}>
      {t(($) => $.unit.download)}
    </Button>
  );
}
