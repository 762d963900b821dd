import { Button } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { download, useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { Section } from '../../page/Section.tsx';

interface ExportDataProps {
  readonly uid: string;
  readonly name: string;
}

/** Downloads everything that is stored about a person; for whoever may delete them, and recorded in the history. */
export function ExportData({ uid, name }: ExportDataProps) {
  const { t } = useTranslation('admin');
  const { customerManagement } = useClients();
  const queries = useQueryClient();
  const exported = useActionMutation({
    mutationFn: async () => {
      const data = unwrap(await customerManagement.GET('/users/{uid}/personalData', { params: { path: { uid } } }));
      download(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `${uid}.json`);
    },
    successMessage: () => t(($) => $.user.exported, { name }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['auditLogs'] }),
  });
  return (
    <Section title={t(($) => $.user.exportTitle)}>
      <p style={{ margin: 0 }}>{t(($) => $.user.exportHelp)}</p>
      <div>
        <Button variant="outlined" disabled={exported.isPending} onClick={() => exported.mutate()}>
          {t(($) => $.user.export)}
        </Button>
      </div>
    </Section>
  );
}
