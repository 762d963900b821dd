/** What decides about the change of a password. */
interface PasswordSituation {
  readonly sharedAccount: boolean;
  readonly hidePasswordChange: boolean;
  /** What the profile's action EditPassword says (admin §6); undefined where the profile cannot be had, and the service decides. */
  readonly canChangePassword: boolean | undefined;
  /** Whether somebody acts as the person. */
  readonly acting: boolean;
}

/** Whether a person changes their password here: never a shared account, which is the staff's (shell §6), and never somebody who acts as them. */
export function passwordAccess(situation: PasswordSituation): 'hidden' | 'acting' | 'form' {
  const { sharedAccount, hidePasswordChange, canChangePassword = true, acting } = situation;
  if (sharedAccount || hidePasswordChange || !canChangePassword) return 'hidden';
  return acting ? 'acting' : 'form';
}
