import type { Role } from '@realmkit/openapi';

/** The roles that a user can have at an organisation (admin §6). */
export const roles = ['student', 'guardian', 'employee', 'admin'] as const satisfies readonly Role[];

/** Whether a text names a role. */
export const isRole = (text: unknown): text is Role => roles.some((role) => role === text);

/** What kind of user a role makes: an admin is an employee too. */
const typeOf = (role: Role): 'student' | 'guardian' | 'employee' => (role === 'admin' ? 'employee' : role);

/** The roles that a user may take, given those the user has elsewhere: a user has only one type (admin §5). */
export function allowedRoles(rolesElsewhere: readonly Role[]): readonly Role[] {
  return roles.filter((role) => rolesElsewhere.every((other) => typeOf(other) === typeOf(role)));
}
