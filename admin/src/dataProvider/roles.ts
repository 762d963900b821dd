import type { Role } from '@realmkit/openapi';

/** The roles that a user can have at an organisation (admin §6). */
export const roles = ['student', 'guardian', 'employee', 'admin'] as const satisfies readonly Role[];

/** Returns whether a text is a role. */
export const isRole = (text: unknown): text is Role => roles.some((role) => role === text);

/** Returns the type of user that a role makes: an admin is an employee too. */
const typeOf = (role: Role): 'student' | 'guardian' | 'employee' => (role === 'admin' ? 'employee' : role);

/** Returns the roles that a user may take, given those elsewhere: a user has only one type (admin §5). */
export function allowedRoles(rolesElsewhere: readonly Role[]): readonly Role[] {
  return roles.filter((role) => rolesElsewhere.every((other) => typeOf(other) === typeOf(role)));
}
