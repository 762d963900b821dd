import { Button } from '@realmkit/design-system';
import { download } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useActionMutation } from '../../mutation/useActionMutation.ts';
import { Section } from '../../page/Section.tsx';
import { usePanelDataProvider } from '../../resources/usePanelDataProvider.ts';

interface ExportDataProps {
  readonly uid: string;
  readonly name: string;
}

/** Downloads everything that is stored about a person; for whoever may delete them, and recorded in the history. */
export function ExportData({ uid, name }: ExportDataProps) {
  const { t } = useTranslation('admin');
  const provider = usePanelDataProvider();
  const exported = useActionMutation({
    mutationFn: async () => {
      const { data } = await provider.create('personalData', { data: { userUid: uid } });
      download(new Blob([JSON.stringify(data.content, null, 2)], { type: 'application/json' }), `${uid}.json`);
    },
    successMessage: () => t(($) => $.user.exported, { name }),
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
