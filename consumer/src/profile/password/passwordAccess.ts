/** The facts about a user that decide about the change of the password. */
interface PasswordSituation {
  readonly sharedAccount: boolean;
  readonly hidePasswordChange: boolean;
  /** The profile's action EditPassword (admin §6); undefined if the profile could not be loaded, and then the service decides. */
  readonly canChangePassword: boolean | undefined;
}

/** Returns whether a user may change their password here: never that of a shared account, which staff manage (shell §6). */
export function mayChangePassword({ sharedAccount, hidePasswordChange, canChangePassword = true }: PasswordSituation): boolean {
  return !sharedAccount && !hidePasswordChange && canChangePassword;
}
