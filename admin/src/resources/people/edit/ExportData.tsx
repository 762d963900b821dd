import { useCanAccess } from '@realmkit/admin-kit';
import { Button, Section } from '@realmkit/design-system';
import { download } from '@realmkit/shell';
import { useCreate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useMutationNotices } from '../../../mutation/useMutationNotices.ts';

interface ExportDataProps {
  readonly uid: string;
  readonly name: string;
}

/** Downloads everything that is stored about a person; for whoever may delete them, and recorded in the history. */
export function ExportData({ uid, name }: ExportDataProps) {
  const { t } = useTranslation('admin');
  const { canAccess } = useCanAccess({ resource: 'personalData', action: 'create' });
  const { succeeded, failed } = useMutationNotices();
  const [create, { isPending }] = useCreate('personalData', undefined, {
    onSuccess: ({ content }) => {
      download(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), `${uid}.json`);
      succeeded(t(($) => $.user.exported, { name }));
    },
    onError: failed,
  });
  if (!canAccess) return null;
  return (
    <Section title={t(($) => $.user.exportTitle)}>
      <p style={{ margin: 0 }}>{t(($) => $.user.exportHelp)}</p>
      <div>
        <Button variant="outlined" disabled={isPending} onClick={() => void create('personalData', { data: { userUid: uid } })}>
          {t(($) => $.user.export)}
        </Button>
      </div>
    </Section>
  );
}
