/** The limits that protect accounts; see the settings in the README. */
export interface AccountLimits {
  /** How many failed logins an account may have from one address in 15 minutes before each further one has to wait. */
  readonly failuresPerAccount: number;
  /** How many failed logins an address may have in an hour: a whole school is one address. */
  readonly failuresPerAddress: number;
  /** How many emails of one kind a recipient gets in an hour. */
  readonly emailsPerRecipient: number;
  /** How many days after a login its last refresh token ends, however often it was used. */
  readonly loginDays: number;
}

/** The limits without settings. */
export const defaultAccountLimits: AccountLimits = {
  failuresPerAccount: 10,
  failuresPerAddress: 1000,
  emailsPerRecipient: 5,
  loginDays: 90,
};
