/** The roles of an access rule. `visitor` fits everybody, `user` everybody who is signed in. */
export const accessRoles = ['visitor', 'user', 'student', 'guardian', 'employee', 'admin', 'superuser'] as const;

/** What the calls of an access rule reach. */
export const accessScopes = ['self', 'child', 'group', 'unit', 'organisation', 'realm', 'anyone'] as const;

/** Who an access rule is for. */
export type AccessRole = (typeof accessRoles)[number];

/** What the calls of an access rule reach: the caller's own records, those of groups or school units, or all of the realm. */
export type AccessScope = (typeof accessScopes)[number];

/** One of the alternatives of `x-access`: who may call an operation, and for what. */
export interface AccessRule {
  readonly role: AccessRole;
  readonly of: AccessScope;
  /** Whether the rule holds for secure logins only. */
  readonly secure?: true;
  /** Whether the rule holds for whoever acts as the person too; without it, what the operation does is the person's alone. */
  readonly acting?: 'allowed';
  /** Whether the rule holds for recent logins only. */
  readonly recent?: true;
  /** Whether the rule holds for accounts of one person only. */
  readonly personal?: true;
}

/** The name of the 403 to whom an operation lets in after a recent login only: whoever logs in again may go on. */
export const reauthenticationRequired = 'ReauthenticationRequired';

/** The name of the 403 to an account that several people use, where an operation lets in accounts of one person only. */
export const sharedAccountError = 'SharedAccountError';

/** Returns whether a rule for a role fits whoever holds another one: an admin is an employee too (shell §6). */
export const coversRole = (role: AccessRole, held: AccessRole): boolean =>
  role === held || role === 'visitor' || (role === 'user' && held !== 'visitor') || (role === 'employee' && held === 'admin');

/** Whoever calls an operation. */
export interface AccessCaller {
  /** All roles that they hold, with `user` where they are signed in and `visitor` where not. */
  readonly roles: readonly AccessRole[];
  readonly isSecure: boolean;
  /** Whether somebody else acts as them. */
  readonly isActing: boolean;
  /** Whether several people use the account; false unless it is given. */
  readonly isShared?: boolean;
}

/** Returns the rules that fit a caller. */
export const fittingRules = <Rule extends AccessRule>(
  rules: readonly Rule[],
  { roles, isSecure, isActing, isShared }: AccessCaller,
): Rule[] =>
  rules.filter(
    (rule) =>
      roles.some((role) => coversRole(rule.role, role)) &&
      (isSecure || !rule.secure) &&
      (!isActing || rule.acting === 'allowed') &&
      !(isShared && rule.personal),
  );

/** The operations of a contract that are the person's own: whoever acts as them is refused. */
export type OwnOperation<Access extends Readonly<Record<string, readonly AccessRule[]>>> = {
  [Operation in keyof Access & string]: Extract<Access[Operation][number], { readonly acting: 'allowed' }> extends never
    ? Operation
    : never;
}[keyof Access & string];

/** The operations of a contract that are refused to an account that several people use. */
export type PersonalOperation<Access extends Readonly<Record<string, readonly AccessRule[]>>> = {
  [Operation in keyof Access & string]: Exclude<Access[Operation][number], { readonly personal: true }> extends never ? Operation : never;
}[keyof Access & string];
