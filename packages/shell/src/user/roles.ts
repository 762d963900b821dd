import type { MyOrganization, Role } from '@realmkit/openapi';

/** A user's association with an organisation (shell §3). */
export type Association = Readonly<Pick<MyOrganization, 'uid' | 'role' | 'active'>>;

/** The roles of a user on the platform. */
export interface Roles {
  readonly isAdmin: boolean;
  readonly isEmployee: boolean;
  readonly isGuardian: boolean;
  readonly isStudent: boolean;
}

/** Returns the roles from associations: an admin stays an employee even after the association has ended (shell §6). */
export function rolesOf(associations: readonly { readonly role: string; readonly active: boolean }[]): Roles {
  const active = (role: Role) => associations.some((association) => association.active && association.role === role);
  return {
    isAdmin: active('admin'),
    isEmployee: active('employee') || associations.some(({ role }) => role === 'admin'),
    isGuardian: active('guardian'),
    isStudent: active('student'),
  };
}

/** Returns the roles in the token claims. */
export const claimedRolesOf = ({ roles }: { readonly roles: readonly string[] }): Roles =>
  rolesOf(roles.map((role) => ({ role, active: true })));
