import { presentParagraphs } from '../../../mail/mailText.ts';
import type { IdentityMails } from './identityMails.ts';

/** The mails in French. */
export const fr: IdentityMails = {
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: presentParagraphs(
      `Cette adresse a été saisie dans un profil chez ${brand}. Si c’était vous, confirmez qu’elle vous appartient.`,
      becomesUserName ? 'Ensuite, vous vous connecterez avec cette adresse.' : undefined,
      'Le lien fonctionne une seule fois, pendant 24 heures. Si ce n’était pas vous, vous n’avez rien à faire.',
    ),
    action: 'Confirmer l’adresse',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      `Un nouveau mot de passe a été demandé pour ${userName} sur ${brand}. Si c’était vous, choisissez-le à l’aide du lien.`,
      'Le lien fonctionne une seule fois, pendant 30 minutes. Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.',
    ],
    action: 'Choisir un mot de passe',
  }),
};
