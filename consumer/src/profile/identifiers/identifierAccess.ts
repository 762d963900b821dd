/** The facts about a user that decide about their identifiers. */
interface IdentifierSituation {
  readonly isEmployee: boolean;
  readonly isGuardian: boolean;
  readonly isSecureLogin: boolean;
}

/**
 * Returns whether a user sees their identifiers in other systems: guardians have none, all others need a secure login (shell §6, admin §6).
 */
export function identifierAccess({ isEmployee, isGuardian, isSecureLogin }: IdentifierSituation): 'none' | 'secureLogin' | 'shown' {
  if (isGuardian && !isEmployee) return 'none';
  return isSecureLogin ? 'shown' : 'secureLogin';
}
