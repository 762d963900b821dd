import { presentParagraphs } from '../../../mail/mailText.ts';
import type { IdentityMails } from './identityMails.ts';

/** The mails in Dutch. */
export const nl: IdentityMails = {
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: 'Bevestig je e-mailadres',
    paragraphs: presentParagraphs(
      `Iemand heeft dit adres ingevuld in een profiel bij ${brand}. Was jij dat, bevestig dan dat het adres van jou is.`,
      becomesUserName ? 'Daarna log je in met dit adres.' : undefined,
      'De link werkt één keer en 24 uur lang. Was jij het niet, dan hoef je niets te doen.',
    ),
    action: 'Adres bevestigen',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Kies een nieuw wachtwoord',
    paragraphs: [
      `Iemand heeft een nieuw wachtwoord aangevraagd voor ${userName} bij ${brand}. Was jij dat, kies er dan een via de link.`,
      'De link werkt één keer en 30 minuten lang. Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
    action: 'Een nieuw wachtwoord kiezen',
  }),
};
