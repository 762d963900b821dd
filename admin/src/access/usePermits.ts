import { type AccessRules, createPermits, type Permits } from '@realmkit/admin-kit';
import type { AccessCaller } from '@realmkit/openapi';
import { controlPanelAccess, customerManagementAccess, libraryAccess, syncAccess } from '@realmkit/openapi/access';
import { type UserContext, useUserContext } from '@realmkit/shell';
import { useMemo } from 'react';
import { resources } from '../dataProvider/resources.ts';

/** Who may call the services that the panel uses. */
const rules: AccessRules = {
  controlPanel: controlPanelAccess,
  customerManagement: customerManagementAccess,
  library: libraryAccess,
  sync: syncAccess,
};

/** Returns what is permitted in the panel to a visitor; undefined while nobody is known. */
export const permitsOf = (visitor: AccessCaller | undefined): Permits => createPermits(resources, rules, visitor);

/** Returns the roles of the signed-in user: those of the tokens until the organisations are loaded. */
function rolesOf(user: UserContext) {
  if (user.status === 'anonymous') return undefined;
  return user.status === 'ready' ? user : user.claimedRoles;
}

/** Returns what is permitted to the signed-in user in the panel. */
export function usePermits(): Permits {
  const user = useUserContext();
  const { isAdmin, isEmployee, isGuardian, isStudent } = rolesOf(user) ?? {};
  const { isSuperuser, isSecureLogin } = user.status === 'anonymous' ? {} : user;
  const isSignedIn = user.status !== 'anonymous';
  const isActing = isSignedIn && user.actor !== undefined;
  return useMemo(() => {
    if (!isSignedIn) return permitsOf(undefined);
    const held = [
      ['user', true],
      ['superuser', isSuperuser],
      ['admin', isAdmin],
      ['employee', isEmployee],
      ['guardian', isGuardian],
      ['student', isStudent],
    ] as const;
    const roles = held.filter(([, holds]) => holds).map(([role]) => role);
    return permitsOf({ roles, isSecure: isSecureLogin === true, isActing });
  }, [isSignedIn, isSuperuser, isAdmin, isEmployee, isGuardian, isStudent, isSecureLogin, isActing]);
}
