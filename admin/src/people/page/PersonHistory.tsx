import { useCanAccess } from '@realmkit/admin-kit';
import { PermissionHint } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { Section } from '../../page/Section.tsx';
import { History } from '../../users/page/history/History.tsx';

/** Shows the history of a person to admins (admin §7). */
export function PersonHistory({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('people');
  const { canAccess } = useCanAccess({ resource: 'userAuditLogs', action: 'list' });
  if (canAccess) return <History user={{ uid }} />;
  return (
    <Section title={t(($) => $.tabs.history)}>
      <PermissionHint reason={t(($) => $.reasons.historyAdmins)} />
    </Section>
  );
}
