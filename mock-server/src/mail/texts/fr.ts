import { describeOutcome, type MailTexts, presentParagraphs } from './mailTexts.ts';

/** The mails in French. */
export const fr: MailTexts = {
  open: 'Ouvrir',
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  automatic: (brand) => `Ce message a été envoyé automatiquement par ${brand}. Merci de ne pas y répondre.`,
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
  giftCard: ({ brand, name, code, message }) => ({
    subject: `Votre carte-cadeau ${brand}`,
    paragraphs: presentParagraphs(
      `Bonjour ${name},`,
      `Merci pour votre commande. Voici le code de votre carte-cadeau : ${code}`,
      message && `Votre message : ${message}`,
      'Transmettez le code ou le lien. La personne qui l’utilise pourra lire pendant trois mois.',
    ),
    action: 'Utiliser la carte-cadeau',
  }),
  cancellation: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Confirmation de votre résiliation' : 'Confirmez votre résiliation',
    paragraphs: [
      `Bonjour ${name},`,
      `nous avons reçu votre résiliation le ${receivedAt}.`,
      ...describeOutcome(ended, {
        pending:
          'Confirmez par le lien qu’elle vient bien de vous. Votre résiliation compte alors à partir du jour et de l’heure ci-dessus. Si vous n’avez rien résilié, ne faites rien : rien ne change.',
        none: 'Il n’y a pas d’abonnement à cette adresse e-mail : rien ne change.',
        each: ({ product, at, refunded }) =>
          refunded
            ? `Votre abonnement ${product} prend fin le ${at}. Ce que vous avez payé pour les périodes suivantes vous est remboursé par le même moyen.`
            : `Votre abonnement ${product} prend fin le ${at} et ne sera plus facturé.`,
      }),
      'Conservez ce message comme confirmation.',
    ],
    action: ended ? 'Voir vos abonnements' : 'Confirmer la résiliation',
  }),
  withdrawal: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Confirmation de votre rétractation' : 'Confirmez votre rétractation',
    paragraphs: [
      `Bonjour ${name},`,
      `nous avons reçu votre rétractation le ${receivedAt}.`,
      ...describeOutcome(ended, {
        pending:
          'Confirmez par le lien qu’elle vient bien de vous. Votre rétractation compte alors à partir du jour et de l’heure ci-dessus. Si vous n’avez rien demandé, ne faites rien : rien ne change.',
        none: 'Il n’y avait pas d’abonnement de moins de 14 jours à cette adresse e-mail : rien ne change.',
        each: ({ product }) => `Votre abonnement ${product} a pris fin. Ce que vous avez payé vous est remboursé par le même moyen.`,
      }),
      'Conservez ce message comme confirmation.',
    ],
    action: ended ? 'Voir vos abonnements' : 'Confirmer la rétractation',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms, contract }) => ({
    subject: 'Votre abonnement a commencé',
    paragraphs: presentParagraphs(
      `Bonjour ${name},`,
      `Merci pour votre commande : ${product}, ${amount} par ${yearly ? 'an' : 'mois'}. Le premier prélèvement a lieu le ${at}.`,
      'Vous pouvez résilier en ligne à tout moment ; l’abonnement prend alors fin au terme de la période payée. Conservez ce message comme confirmation de votre contrat.',
      `Votre numéro de contrat : ${contract}`,
      terms && `Vous avez accepté les conditions dans leur version du ${terms}.`,
    ),
    action: 'Voir votre abonnement',
  }),
  trialEnds: ({ name, at, amount }) => ({
    subject: 'Votre essai se termine bientôt',
    paragraphs: [
      `Bonjour ${name},`,
      `votre essai gratuit se termine le ${at}. Ensuite, ${amount} seront débités pour chaque période.`,
      'Si vous ne souhaitez pas continuer, résiliez avant cette date ; cela ne coûte rien.',
    ],
    action: 'Voir votre abonnement',
  }),
  chargeFailed: ({ name, product, amount, retryAt }) => ({
    subject: 'Votre paiement a échoué',
    paragraphs: [
      `Bonjour ${name},`,
      `nous n’avons pas pu débiter ${amount} de votre carte pour ${product}.`,
      `Nous réessaierons le ${retryAt}. D’ici là, vous pouvez continuer à lire. Vérifiez votre carte ou choisissez-en une autre pour que votre abonnement ne prenne pas fin.`,
    ],
    action: 'Vérifier la carte',
  }),
  subscriptionEnded: ({ name, product, unpaid }) => ({
    subject: 'Votre abonnement a pris fin',
    paragraphs: [
      `Bonjour ${name},`,
      unpaid
        ? `votre abonnement ${product} a pris fin, car nous n’avons pas pu débiter votre carte. La facture en attente est annulée, et vous ne devez rien.`
        : `votre abonnement ${product} a pris fin comme vous l’avez demandé. Plus rien ne sera débité.`,
      'Vous pouvez vous réabonner à tout moment.',
    ],
    action: 'Voir les formules',
  }),
  receipt: ({ name, number, product, from, until, amount, tax }) => ({
    subject: `Reçu ${number}`,
    paragraphs: [
      `Bonjour ${name},`,
      `Merci pour votre paiement de ${amount} (dont taxe ${tax}).`,
      `${product}, ${from} – ${until}. Facture ${number}.`,
    ],
    action: 'Voir vos factures',
  }),
};
