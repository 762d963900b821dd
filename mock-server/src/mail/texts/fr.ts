import { type MailTexts, presentParagraphs } from './mailTexts.ts';

/** The mails in French. */
export const fr: MailTexts = {
  open: 'Ouvrir',
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  automatic: (brand) => `Ce message a été envoyé automatiquement par ${brand}. Merci de ne pas y répondre.`,
  emailConfirmation: ({ brand }) => ({
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: [
      `Cette adresse a été saisie dans un profil chez ${brand}. Si c’était vous, confirmez qu’elle vous appartient.`,
      'Le lien fonctionne une seule fois, pendant 24 heures. Si ce n’était pas vous, vous n’avez rien à faire.',
    ],
    action: 'Confirmer l’adresse',
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
  cancellation: ({ name, receivedAt, ends }) => ({
    subject: 'Confirmation de votre résiliation',
    paragraphs: [
      `Bonjour ${name},`,
      `nous avons reçu votre résiliation le ${receivedAt}.`,
      ends
        ? `Votre abonnement ${ends.product} prend fin le ${ends.at} et ne sera plus débité. Conservez ce message comme confirmation.`
        : 'Si un abonnement est lié à cette adresse e-mail, il prend fin avec la période déjà payée et ne sera plus débité. Conservez ce message comme confirmation.',
    ],
    action: 'Voir vos abonnements',
  }),
  withdrawal: ({ name, receivedAt }) => ({
    subject: 'Confirmation de votre rétractation',
    paragraphs: [
      `Bonjour ${name},`,
      `nous avons reçu votre rétractation le ${receivedAt}.`,
      'Les abonnements liés à cette adresse e-mail qui ont au plus 14 jours prennent fin immédiatement, et les sommes payées sont remboursées par le même moyen. Conservez ce message comme confirmation.',
    ],
    action: 'Voir vos abonnements',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms }) => ({
    subject: 'Votre abonnement a commencé',
    paragraphs: presentParagraphs(
      `Bonjour ${name},`,
      `Merci pour votre commande : ${product}, ${amount} par ${yearly ? 'an' : 'mois'}. Le premier prélèvement a lieu le ${at}.`,
      'Vous pouvez résilier en ligne à tout moment ; l’abonnement prend alors fin au terme de la période payée. Conservez ce message comme confirmation de votre contrat.',
      terms && `Vous avez accepté les conditions dans leur version du ${terms}.`,
    ),
    action: 'Voir votre abonnement',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, next }) => ({
    subject: 'Votre abonnement a changé',
    paragraphs: [
      `Bonjour ${name},`,
      startsAt
        ? `À partir du ${startsAt}, votre abonnement est « ${product} », avec paiement ${yearly ? 'annuel' : 'mensuel'}. Votre abonnement actuel continue jusque-là.`
        : `Votre abonnement est désormais « ${product} », avec paiement ${yearly ? 'annuel' : 'mensuel'}.`,
      charged
        ? charged.credit
          ? `Nous avons prélevé ${charged.amount} aujourd’hui. Les jours non utilisés de votre ancien abonnement ont réduit le prix de ${charged.credit}.`
          : `Nous avons prélevé ${charged.amount} aujourd’hui.`
        : 'Rien n’a été prélevé aujourd’hui.',
      `Le prochain prélèvement aura lieu le ${next.at} : ${next.amount}.`,
    ],
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
