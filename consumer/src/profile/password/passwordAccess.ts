/** The facts about a user that decide about the change of the password. */
interface PasswordSituation {
  readonly sharedAccount: boolean;
  readonly hidePasswordChange: boolean;
  /** The profile's action EditPassword (admin §6); undefined if the profile could not be loaded, and then the service decides. */
  readonly canChangePassword: boolean | undefined;
  /** Whether another user acts as this user. */
  readonly acting: boolean;
}

/** Returns whether a user may change their password here: never a shared account, which staff manage (shell §6), and never an acting user. */
export function passwordAccess(situation: PasswordSituation): 'hidden' | 'acting' | 'form' {
  const { sharedAccount, hidePasswordChange, canChangePassword = true, acting } = situation;
  if (sharedAccount || hidePasswordChange || !canChangePassword) return 'hidden';
  return acting ? 'acting' : 'form';
}
