import { useShell, useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Page } from '../page/Page.tsx';
import { UserGate } from '../page/UserGate.tsx';
import { HomeContent } from './HomeContent.tsx';
import { homeActions } from './homeActions.ts';

/** The landing page (shell §2). */
export function HomePage() {
  const { t } = useTranslation('consumer');
  const { configuration, settings } = useShell();
  const user = useUserContext();
  const name = user.status === 'anonymous' ? '' : user.name || user.userName;
  return (
    <Page heading={t(($) => $.home.greeting, { name })}>
      <UserGate failed={t(($) => $.failed)}>
        {(known) => (
          <HomeContent
            actions={homeActions({ ...known, externalPanel: settings.externalPanel ? configuration.links.panel : undefined })}
            organizations={known.organizations}
          />
        )}
      </UserGate>
    </Page>
  );
}
