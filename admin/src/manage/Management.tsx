import { useUserContext } from '@realmkit/shell';
import { Navigate, Outlet } from 'react-router';
import { panelAccess } from '../access/panelAccess.ts';

/** The beta management is for superusers; everyone else goes to the panel's own start (admin §2). */
export function Component() {
  if (panelAccess(useUserContext()) !== 'superuser') return <Navigate to="/controlpanel" replace />;
  return <Outlet />;
}
