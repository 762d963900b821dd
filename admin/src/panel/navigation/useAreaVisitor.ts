import { useUserContext } from '@realmkit/shell';
import { panelAccess } from '../../access/panelAccess.ts';
import type { AreaVisitor } from './areas.ts';

/** Who stands before the navigation. */
export function useAreaVisitor(): AreaVisitor {
  const user = useUserContext();
  return { access: panelAccess(user), isAdmin: user.status === 'ready' && user.isAdmin };
}
