import { presentParagraphs } from '../../../mail/mailText.ts';
import type { IdentityMails } from './identityMails.ts';

/** The mails in Finnish. */
export const fi: IdentityMails = {
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: 'Vahvista sähköpostiosoitteesi',
    paragraphs: presentParagraphs(
      `Tämä osoite lisättiin profiiliin palvelussa ${brand}. Jos teit sen itse, vahvista, että osoite on sinun.`,
      becomesUserName ? 'Sen jälkeen kirjaudut sisään tällä osoitteella.' : undefined,
      'Linkki toimii kerran ja 24 tunnin ajan. Jos et lisännyt osoitetta itse, sinun ei tarvitse tehdä mitään.',
    ),
    action: 'Vahvista osoite',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Valitse uusi salasana',
    paragraphs: [
      `Käyttäjälle ${userName} pyydettiin uutta salasanaa palvelussa ${brand}. Jos pyysit sitä itse, valitse salasana linkin kautta.`,
      'Linkki toimii kerran ja 30 minuutin ajan. Jos et pyytänyt sitä itse, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.',
    ],
    action: 'Valitse uusi salasana nyt',
  }),
};
