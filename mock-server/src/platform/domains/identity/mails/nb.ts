import { presentParagraphs } from '../../../mail/mailText.ts';
import type { IdentityMails } from './identityMails.ts';

/** The mails in Norwegian (bokmål). */
export const nb: IdentityMails = {
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: 'Bekreft e-postadressen din',
    paragraphs: presentParagraphs(
      `Noen har skrevet inn denne adressen i en profil hos ${brand}. Hvis det var deg, må du bekrefte at den er din.`,
      becomesUserName ? 'Etter det logger du inn med denne adressen.' : undefined,
      'Lenken virker én gang og i 24 timer. Hvis det ikke var deg, trenger du ikke å gjøre noe.',
    ),
    action: 'Bekreft adressen',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Velg et nytt passord',
    paragraphs: [
      `Noen har bedt om et nytt passord for ${userName} hos ${brand}. Hvis det var deg, velger du det med lenken.`,
      'Lenken virker én gang og i 30 minutter. Hvis det ikke var deg, trenger du ikke å gjøre noe: Passordet er som før.',
    ],
    action: 'Velg et nytt passord nå',
  }),
};
