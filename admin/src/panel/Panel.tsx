import { AccessContext } from '@realmkit/admin-kit';
import { ScrollToTop } from '@realmkit/design-system';
import { PageBoundary, ShellLayout } from '@realmkit/shell';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PanelGate } from '../access/PanelGate.tsx';
import { usePermits } from '../access/usePermits.ts';
import { ImportSessionProvider } from '../import/session/ImportSessionProvider.tsx';
import { ImportStatus } from '../import/session/ImportStatus.tsx';
import { LoadingPage } from '../page/LoadingPage.tsx';
import { PanelNavigation } from './navigation/PanelNavigation.tsx';

/**
 * Renders the control panel: its logo links to /controlpanel (admin §2). The frame renders at once, with a skeleton until the page's chunk is loaded.
 */
export function Panel() {
  const { t } = useTranslation('admin');
  return (
    <AccessContext value={usePermits()}>
      <ImportSessionProvider>
        <ShellLayout logoLink="/controlpanel" width="full" barControls={<ImportStatus />} navigation={<PanelNavigation />}>
          <PanelGate>
            <PageBoundary>
              <Suspense fallback={<LoadingPage />}>
                <Outlet />
              </Suspense>
            </PageBoundary>
          </PanelGate>
          <ScrollToTop label={t(($) => $.navigation.toTop)} />
        </ShellLayout>
      </ImportSessionProvider>
    </AccessContext>
  );
}
