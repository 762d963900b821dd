import { FailedQuery } from '@realmkit/admin-kit';
import type { SchoolUnit } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '../../page/LoadingPage.tsx';
import { useSync } from '../useSync.ts';
import { Jobs } from './Jobs.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface OrganizationSyncProps {
  readonly organization: SchoolUnit;
  readonly units: readonly SchoolUnit[];
}

/** Shows the sync of one organisation. */
export function OrganizationSync({ organization, units }: OrganizationSyncProps) {
  const { t } = useTranslation('sync');
  const sync = useSync(organization.uid);
  const { settings } = sync;
  if (settings.isPending) return <LoadingPage />;
  if (settings.error) return <FailedQuery query={settings} title={t(($) => $.failed)} />;
  return (
    <>
      <SettingsForm key={JSON.stringify(settings.data)} settings={settings.data ?? null} units={units} sync={sync} />
      {settings.data ? <Jobs settings={settings.data} sync={sync} /> : null}
    </>
  );
}
