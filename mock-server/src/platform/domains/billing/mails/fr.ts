import { presentParagraphs } from '../../../mail/mailText.ts';
import { type BillingMails, declarationMail } from './billingMails.ts';

/** The mails in French. */
export const fr: BillingMails = {
  labels: {
    plan: 'Abonnement',
    item: 'Article',
    price: 'Prix',
    each: (amount, yearly) => `${amount} par ${yearly ? 'an' : 'mois'}`,
    firstCharge: 'Premier prélèvement',
    nextCharge: 'Prochain prélèvement',
    charged: 'Prélevé aujourd’hui',
    credit: 'Jours non utilisés de votre ancien abonnement',
    contract: 'Numéro de contrat',
    number: 'Numéro de commande et de facture',
    balance: 'Solde de vos cartes-cadeaux',
    code: 'Code de la carte-cadeau',
    usedDays: 'Retenu pour les jours utilisés',
  },
  giftCard: ({ brand, name, codes, plan, months, message }) => ({
    subject: codes === 1 ? `Votre carte-cadeau ${brand}` : `Vos ${codes} cartes-cadeaux ${brand}`,
    paragraphs: presentParagraphs(
      `Bonjour ${name},`,
      'Merci pour votre commande.',
      message && `Votre message : ${message}`,
      `Transmettez ${codes === 1 ? 'le code ou le lien' : 'les codes ou les liens'}. Chaque carte-cadeau paie ${months} mois de ${plan}, taxe comprise, sans carte bancaire.`,
    ),
    action: 'Utiliser la carte-cadeau',
  }),
  balancePays: ({ charges, until, hasCard }) =>
    `Le solde de vos cartes-cadeaux paie ${charges === 1 ? 'le prochain prélèvement' : `les ${charges} prochains prélèvements`}, jusqu’au ${until}. ${
      hasCard
        ? 'Ensuite, votre carte bancaire sera débitée.'
        : 'Votre abonnement prend alors fin, sauf si vous ajoutez une carte bancaire ou utilisez une autre carte-cadeau.'
    }`,
  balancePaysPart: ({ fromBalance, fromCard }) =>
    `Le solde de vos cartes-cadeaux paie ${fromBalance} du prochain prélèvement. Les ${fromCard} restants seront débités de votre carte bancaire.`,
  balanceReturned: ({ name }) => ({
    subject: 'Le solde de votre carte-cadeau',
    paragraphs: [
      `Bonjour ${name},`,
      'Votre compte a été supprimé, et il reste une somme sur le solde de vos cartes-cadeaux. Nous l’avons reportée sur une nouvelle carte-cadeau.',
      'Vous pouvez l’offrir, ou l’utiliser avec un autre compte.',
    ],
    action: 'Utiliser la carte-cadeau',
  }),
  cardNeeded: ({ name, product, amount, at, reason }) => ({
    subject:
      reason === 'card_missing' ? 'Il manque une carte bancaire à votre abonnement' : 'Le solde de vos cartes-cadeaux est bientôt épuisé',
    paragraphs: [
      `Bonjour ${name},`,
      reason === 'card_missing'
        ? `Aucune carte bancaire n’est enregistrée pour le prochain prélèvement de ${amount} pour ${product}.`
        : `Le solde de vos cartes-cadeaux ne suffit pas pour le prochain prélèvement de ${amount} pour ${product}, et aucune carte bancaire n’est enregistrée.`,
      `Votre abonnement prend fin le ${at}, et rien ne sera débité. Pour continuer, ajoutez d’ici là une carte bancaire ou utilisez une ${reason === 'card_missing' ? '' : 'autre '}carte-cadeau.`,
    ],
    action: 'Ajouter une carte',
  }),
  yearRenews: ({ name, product, amount, at, until, balance, hasNotice }) => ({
    subject: 'Votre abonnement sera bientôt reconduit pour un an',
    paragraphs: presentParagraphs(
      `Bonjour ${name},`,
      `Votre abonnement ${product} est reconduit pour un an le ${at}, et ${amount} seront débités ce jour-là.`,
      balance,
      hasNotice
        ? 'Vous pourrez aussi résilier plus tard, avec un préavis d’un mois. Ce que vous aurez payé pour le reste de l’année vous sera remboursé par le même moyen.'
        : undefined,
    ),
    framed: `Vous pouvez choisir de ne pas reconduire votre abonnement. Date limite de résiliation : ${until}. Suivez le lien et choisissez « Résilier l’abonnement » ; cela ne coûte rien.`,
    action: 'Voir ou résilier l’abonnement',
  }),
  cardExpires: ({ name, product, last4, expiry, at }) => ({
    subject: 'Votre carte expire avant le prochain prélèvement',
    paragraphs: [
      `Bonjour ${name},`,
      `Votre carte se terminant par ${last4} expire ${expiry}. Le ${at}, nous devrions la débiter pour ${product}, et cela échouera.`,
      'Ajoutez d’ici là votre nouvelle carte, et votre abonnement continuera comme avant.',
    ],
    action: 'Ajouter une carte',
  }),
  cancellation: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Confirmez votre résiliation',
        reminder: 'Rappel : confirmez votre résiliation',
        done: 'Confirmation de votre résiliation',
        nothing: 'Votre résiliation : rien n’a changé',
      },
      actions: { pending: 'Confirmer la résiliation', done: 'Voir vos abonnements' },
      greeting: `Bonjour ${name},`,
      received: `Nous avons reçu votre résiliation le ${receivedAt}.`,
      unknown:
        'Le numéro indiqué ne correspond à aucun de vos contrats. Le lien montre ceux que vous avez : choisissez celui dont il s’agit.',
      pending:
        'Confirmez par le lien qu’elle vient bien de vous. Votre résiliation compte alors à partir du jour et de l’heure ci-dessus. Si vous n’avez rien résilié, ne faites rien : rien ne change.',
      link: `Le lien fonctionne jusqu’au ${until}. Ensuite, connectez-vous et résiliez de nouveau, ou écrivez à notre assistance : le jour ci-dessus compte toujours.`,
      none: 'Il n’y a pas d’abonnement à cette adresse e-mail : rien ne change.',
      each: ({ result, product, at, refund }) => {
        if (result === 'later') return `Vous avez commandé ${product} après ce message : cet abonnement continue.`;
        if (refund === 'none') return `Votre abonnement ${product} prend fin le ${at} et ne sera plus facturé.`;
        return refund === 'rest'
          ? `Votre abonnement ${product} prend fin le ${at}. Ce que vous avez payé pour les jours suivants vous est remboursé par le même moyen.`
          : `Votre abonnement ${product} prend fin le ${at}. Ce que vous avez payé pour les périodes suivantes vous est remboursé par le même moyen.`;
      },
      unused: (sum) => `Ce jour-là, ${sum} vous sont remboursés par le même moyen pour les jours non utilisés.`,
      keep: 'Conservez ce message comme confirmation.',
    });
  },
  withdrawal: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Confirmez votre rétractation',
        reminder: 'Rappel : confirmez votre rétractation',
        done: 'Confirmation de votre rétractation',
        nothing: 'Votre rétractation : rien n’a changé',
      },
      actions: { pending: 'Confirmer la rétractation', done: 'Voir vos abonnements' },
      greeting: `Bonjour ${name},`,
      received: `Nous avons reçu votre rétractation le ${receivedAt}.`,
      unknown:
        'Le numéro indiqué ne correspond à aucun de vos contrats. Le lien montre ceux que vous avez : choisissez celui dont il s’agit.',
      pending:
        'Confirmez par le lien qu’elle vient bien de vous. Votre rétractation compte alors à partir du jour et de l’heure ci-dessus. Si vous n’avez rien demandé, ne faites rien : rien ne change.',
      link: `Le lien fonctionne jusqu’au ${until}. Ensuite, connectez-vous et rétractez-vous de nouveau, ou écrivez à notre assistance : le jour ci-dessus compte toujours.`,
      none: 'Il n’y avait à cette adresse rien dont on puisse encore se rétracter : le délai prend fin 14 jours après la commande, et les cartes-cadeaux utilisées restent valables. Rien ne change.',
      each: ({ result, product, at, cards, refund }) => {
        if (result === 'giftCards')
          return cards === 1
            ? 'Une carte-cadeau que personne n’avait utilisée n’est plus valable. Ce que vous avez payé vous est remboursé par le même moyen.'
            : `${cards} cartes-cadeaux que personne n’avait utilisées ne sont plus valables. Ce que vous avez payé vous est remboursé par le même moyen.`;
        if (result === 'later') return `Vous avez commandé ou changé ${product} après ce message : cet abonnement continue.`;
        if (result === 'returned')
          return `Votre changement de formule est annulé. ${product} continue jusqu’au ${at}, et ce que le changement a coûté vous est remboursé par le même moyen.`;
        const texts = {
          none: `Votre abonnement ${product} a pris fin. Vous n’aviez encore rien payé.`,
          all: `Votre abonnement ${product} a pris fin. Ce que vous avez payé vous est remboursé par le même moyen.`,
          rest: `Votre abonnement ${product} a pris fin. Ce que vous avez payé vous est remboursé par le même moyen, sauf les jours utilisés.`,
        };
        return texts[refund];
      },
      keep: 'Conservez ce message comme confirmation.',
    });
  },
  subscribed: ({ name, terms, balance }) => ({
    subject: 'Votre abonnement a commencé',
    paragraphs: presentParagraphs(
      `Bonjour ${name},`,
      'Merci pour votre commande.',
      balance,
      'Vous pouvez résilier en ligne à tout moment ; l’abonnement prend alors fin au terme de la période payée. Conservez ce message comme confirmation de votre contrat.',
      terms && `Vous avez accepté les conditions dans leur version du ${terms}.`,
    ),
    action: 'Voir votre abonnement',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, balance }) => ({
    subject: 'Votre abonnement a changé',
    paragraphs: presentParagraphs(
      `Bonjour ${name},`,
      startsAt
        ? `À partir du ${startsAt}, votre abonnement est « ${product} », avec paiement ${yearly ? 'annuel' : 'mensuel'}. Votre abonnement actuel continue jusque-là.`
        : `Votre abonnement est désormais « ${product} », avec paiement ${yearly ? 'annuel' : 'mensuel'}.`,
      charged ? undefined : 'Rien n’a été prélevé aujourd’hui.',
      balance,
    ),
    action: 'Voir votre abonnement',
  }),
  trialEnds: ({ name, at, balance }) => ({
    subject: 'Votre essai se termine bientôt',
    paragraphs: presentParagraphs(
      `Bonjour ${name},`,
      `Votre essai gratuit se termine le ${at}. Ensuite, le prix ci-dessous sera débité pour chaque période.`,
      balance,
      'Si vous ne souhaitez pas continuer, résiliez avant cette date ; cela ne coûte rien.',
    ),
    action: 'Voir votre abonnement',
  }),
  chargeFailed: ({ name, retryAt, reason, isLast }) => ({
    subject: reason === 'authentication_required' ? 'Confirmez votre paiement' : 'Votre paiement a échoué',
    paragraphs: [
      `Bonjour ${name},`,
      {
        card_declined: 'Nous n’avons pas pu débiter votre carte : votre banque l’a refusée.',
        card_expired: 'Nous n’avons pas pu débiter votre carte, car elle a expiré.',
        authentication_required:
          'Votre banque souhaite que vous confirmiez vous-même ce paiement. Votre carte n’a aucun problème : suivez le lien pour confirmer le paiement.',
      }[reason],
      isLast
        ? `Nous essaierons une dernière fois le ${retryAt}. En cas de nouvel échec, votre abonnement prend fin ce jour-là. D’ici là, vous pouvez continuer à lire.`
        : `Nous réessaierons le ${retryAt}. D’ici là, vous pouvez continuer à lire.`,
      ...(reason === 'authentication_required'
        ? []
        : ['Vérifiez votre carte ou choisissez-en une autre pour que votre abonnement ne prenne pas fin.']),
    ],
    action: reason === 'authentication_required' ? 'Confirmer le paiement' : 'Vérifier la carte',
  }),
  subscriptionEnded: ({ name, product, reason, refunded }) => ({
    subject: 'Votre abonnement a pris fin',
    paragraphs: presentParagraphs(
      `Bonjour ${name},`,
      {
        unpaid: `Votre abonnement ${product} a pris fin, car nous n’avons pas pu débiter votre carte. La facture en attente est annulée, et vous ne devez rien.`,
        requested: `Votre abonnement ${product} a pris fin comme vous l’avez demandé. Plus rien ne sera débité.`,
        card_missing: `Votre abonnement ${product} a pris fin, car aucune carte bancaire n’est enregistrée. Vous ne devez rien.`,
        balance_used_up: `Votre abonnement ${product} a pris fin : le solde de vos cartes-cadeaux ne suffit pas pour une nouvelle période, et aucune carte bancaire n’est enregistrée. Vous ne devez rien.`,
      }[reason],
      refunded && `Pour les jours non utilisés, ${refunded} vous sont remboursés par le même moyen.`,
      'Vous pouvez vous réabonner à tout moment.',
    ),
    action: 'Voir les formules',
  }),
  receipt: ({ name, number, taxNote, seller }) => ({
    subject: `Reçu ${number}`,
    paragraphs: presentParagraphs(`Bonjour ${name},`, 'Merci pour votre paiement.', taxNote, `Vendu par ${seller}.`),
    action: 'Voir vos factures',
  }),
};
