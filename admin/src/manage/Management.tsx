import { useUserContext } from '@realmkit/shell';
import { Navigate, Outlet } from 'react-router';
import { panelAccess } from '../access/panelAccess.ts';

/** Admits superusers to the beta management; redirects everyone else to the panel's home page (admin §2). */
function Management() {
  if (panelAccess(useUserContext()) !== 'superuser') return <Navigate to="/controlpanel" replace />;
  return <Outlet />;
}

export { Management as Component };
