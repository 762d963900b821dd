import type { UserContext } from '@realmkit/shell';

/**
 * The access of a user to the panel: superusers are known by their token, employees once their organisations are loaded, and by their token too if
 * these cannot be.
 */
export type PanelAccess = 'unknown' | 'unavailable' | 'superuser' | 'employee' | 'forbidden';

/** Returns the access of a user to the panel (admin §2: employees and superusers). */
export function panelAccess(user: UserContext): PanelAccess {
  if (user.status === 'anonymous') return 'unknown';
  if (user.isSuperuser) return 'superuser';
  if (user.status === 'ready') return user.isEmployee ? 'employee' : 'forbidden';
  if (user.status === 'loading') return 'unknown';
  return user.claimedRoles.isEmployee ? 'employee' : 'unavailable';
}

/** Returns whether the panel is open to a user. */
export const opensPanel = (user: UserContext): boolean => ['superuser', 'employee'].includes(panelAccess(user));
