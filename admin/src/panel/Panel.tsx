import { ShellLayout } from '@realmkit/shell';
import { Outlet } from 'react-router';
import { PanelGate } from '../access/PanelGate.tsx';
import { PanelFrame } from './navigation/PanelFrame.tsx';

/** The control panel: its logo links to /controlpanel (admin §2). */
export function Panel() {
  return (
    <ShellLayout logoLink="/controlpanel">
      <PanelGate>
        <PanelFrame>
          <Outlet />
        </PanelFrame>
      </PanelGate>
    </ShellLayout>
  );
}
