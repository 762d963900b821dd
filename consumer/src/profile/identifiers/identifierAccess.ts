/** What decides about the identifiers of a profile. */
interface IdentifierSituation {
  readonly isEmployee: boolean;
  readonly isGuardian: boolean;
  readonly isSecureLogin: boolean;
}

/** Whether someone sees how other systems know them: guardians have no such connections, all others need a secure login (shell §6, admin §6). */
export function identifierAccess({ isEmployee, isGuardian, isSecureLogin }: IdentifierSituation): 'none' | 'secureLogin' | 'shown' {
  if (isGuardian && !isEmployee) return 'none';
  return isSecureLogin ? 'shown' : 'secureLogin';
}
