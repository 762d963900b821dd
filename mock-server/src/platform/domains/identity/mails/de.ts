import { presentParagraphs } from '../../../mail/mailText.ts';
import type { IdentityMails } from './identityMails.ts';

/** The mails in German. */
export const de: IdentityMails = {
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: presentParagraphs(
      `Diese Adresse wurde in einem Profil bei ${brand} eingetragen. Wenn Sie das waren, bestätigen Sie bitte, dass sie Ihnen gehört.`,
      becomesUserName ? 'Danach melden Sie sich mit dieser Adresse an.' : undefined,
      'Der Link gilt einmal und 24 Stunden lang. Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
    ),
    action: 'Adresse bestätigen',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      `Für ${userName} bei ${brand} wurde ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie es bitte über den Link.`,
      'Der Link gilt einmal und 30 Minuten lang. Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
    action: 'Neues Passwort wählen',
  }),
};
