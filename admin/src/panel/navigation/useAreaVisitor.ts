import { useUserContext } from '@realmkit/shell';
import { panelAccess } from '../../access/panelAccess.ts';
import type { AreaVisitor } from './areas.ts';

/** Returns the rights of the logged-in user for the areas. */
export function useAreaVisitor(): AreaVisitor {
  const user = useUserContext();
  return { access: panelAccess(user), isAdmin: user.status === 'ready' && user.isAdmin };
}
