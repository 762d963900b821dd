import { presentParagraphs } from '../../../mail/mailText.ts';
import type { IdentityMails } from './identityMails.ts';

/** The mails in Swedish. */
export const sv: IdentityMails = {
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: 'Bekräfta din e-postadress',
    paragraphs: presentParagraphs(
      `Någon har angett den här adressen i en profil hos ${brand}. Om det var du, bekräfta att den är din.`,
      becomesUserName ? 'Därefter loggar du in med den här adressen.' : undefined,
      'Länken fungerar en gång och i 24 timmar. Om det inte var du behöver du inte göra något.',
    ),
    action: 'Bekräfta adressen',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Välj ett nytt lösenord',
    paragraphs: [
      `Någon har begärt ett nytt lösenord för ${userName} hos ${brand}. Om det var du väljer du det med länken.`,
      'Länken fungerar en gång och i 30 minuter. Om det inte var du behöver du inte göra något: ditt lösenord är som förut.',
    ],
    action: 'Välj ett nytt lösenord nu',
  }),
};
