import type { MailText } from '../../../mail/mailText.ts';

/** The mails about an account in one language. */
export interface IdentityMails {
  /** `becomesUserName` if the user logs in with the address once it is confirmed. */
  emailConfirmation(facts: { readonly brand: string; readonly becomesUserName: boolean }): MailText;
  passwordReset(facts: { readonly brand: string; readonly userName: string }): MailText;
}
