import { presentParagraphs } from '../../../mail/mailText.ts';
import type { IdentityMails } from './identityMails.ts';

/** Returns the mails in English; the two variants differ in the spelling of e-mail. */
export const english = (eMail: 'e-mail' | 'email'): IdentityMails => ({
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: `Confirm your ${eMail} address`,
    paragraphs: presentParagraphs(
      `Somebody entered this address in a profile at ${brand}. If it was you, confirm that it is yours.`,
      becomesUserName ? 'From then on you log in with this address.' : undefined,
      'The link works once, and for 24 hours. If it was not you, there is nothing to do.',
    ),
    action: 'Confirm the address',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Somebody asked for a new password for ${userName} at ${brand}. If it was you, choose one by the link.`,
      'The link works once, and for 30 minutes. If it was not you, there is nothing to do: your password stays as it is.',
    ],
    action: 'Choose a new password',
  }),
});
