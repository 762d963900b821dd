/** The roles of an access rule. `visitor` fits everybody, `user` everybody who is signed in. */
export const accessRoles = ['visitor', 'user', 'student', 'guardian', 'employee', 'admin', 'superuser'] as const;

/** What the calls of an access rule reach. */
export const accessScopes = ['self', 'child', 'unit', 'organisation', 'realm', 'anyone'] as const;

/** Who an access rule is for. */
export type AccessRole = (typeof accessRoles)[number];

/** What the calls of an access rule reach: the caller's own records, those of school units, or all of the realm. */
export type AccessScope = (typeof accessScopes)[number];

/** One of the alternatives of `x-access`: who may call an operation, and for what. */
export interface AccessRule {
  readonly role: AccessRole;
  readonly of: AccessScope;
  /** Whether the rule holds for secure logins only. */
  readonly secure?: true;
  /** Whether the rule holds for recent logins only. */
  readonly recent?: true;
}

/** The name of the 403 to whom an operation lets in after a recent login only: whoever logs in again may go on. */
export const reauthenticationRequired = 'ReauthenticationRequired';

/** Returns whether a rule for a role fits whoever holds another one: an admin is an employee too (shell §6). */
export const coversRole = (role: AccessRole, held: AccessRole): boolean =>
  role === held || role === 'visitor' || (role === 'user' && held !== 'visitor') || (role === 'employee' && held === 'admin');

/** Returns the rules that fit a caller; `held` are all roles of theirs, with `user` where they are signed in and `visitor` where not. */
export const fittingRules = <Rule extends AccessRule>(rules: readonly Rule[], held: readonly AccessRole[], isSecure: boolean): Rule[] =>
  rules.filter((rule) => held.some((role) => coversRole(rule.role, role)) && (isSecure || !rule.secure));
