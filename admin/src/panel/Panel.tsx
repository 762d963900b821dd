import { AccessContext } from '@realmkit/admin-kit';
import { ShellLayout } from '@realmkit/shell';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { PanelGate } from '../access/PanelGate.tsx';
import { usePermits } from '../access/usePermits.ts';
import { ImportSessionProvider } from '../import/session/ImportSessionProvider.tsx';
import { ImportStatus } from '../import/session/ImportStatus.tsx';
import { LoadingPage } from '../page/LoadingPage.tsx';
import { PanelFrame } from './navigation/PanelFrame.tsx';

/**
 * Renders the control panel: its logo links to /controlpanel (admin §2). The frame renders at once, with a skeleton until the page's chunk is loaded.
 */
export function Panel() {
  return (
    <AccessContext value={usePermits()}>
      <ImportSessionProvider>
        <ShellLayout logoLink="/controlpanel" width="full" barControls={<ImportStatus />}>
          <PanelGate>
            <PanelFrame>
              <Suspense fallback={<LoadingPage />}>
                <Outlet />
              </Suspense>
            </PanelFrame>
          </PanelGate>
        </ShellLayout>
      </ImportSessionProvider>
    </AccessContext>
  );
}
