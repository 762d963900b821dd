/** The limits that protect accounts and the platform, each for an hour unless it says otherwise; see the settings in the gateway's README. */
export interface AccountLimits {
  /** How many failed logins an account may have from one address, or on a known device, in 15 minutes before each further one has to wait. */
  readonly failuresPerAccount: number;
  /** How many failed logins an account may have from all addresses together, on devices that it does not know (NIST SP 800-63B §5.2.2). */
  readonly failuresAnywhere: number;
  /** How many failed logins an address may have, and how many wrong login cards: a whole school is one address. */
  readonly failuresPerAddress: number;
  /** How many emails of one kind a recipient gets, whoever asks for them. */
  readonly emailsPerRecipient: number;
  /** How many of them one address may cause. */
  readonly emailsPerAsker: number;
  /** How many emails to whomever an address may ask for without a login. */
  readonly emailRequestsPerAddress: number;
  /** How many sign-ups an address may send. */
  readonly signUpsPerAddress: number;
  /** How many orders an address may begin. */
  readonly ordersPerAddress: number;
  /** How many wrong codes of gift cards and coupons an account may try. */
  readonly wrongCodesPerAccount: number;
  /** How many days after a login its last refresh token ends, however often it was used. */
  readonly loginDays: number;
}

/** The limits without settings. */
export const defaultAccountLimits: AccountLimits = {
  failuresPerAccount: 10,
  failuresAnywhere: 100,
  failuresPerAddress: 1000,
  emailsPerRecipient: 20,
  emailsPerAsker: 5,
  emailRequestsPerAddress: 300,
  signUpsPerAddress: 300,
  ordersPerAddress: 300,
  wrongCodesPerAccount: 20,
  loginDays: 90,
};
