import { presentParagraphs } from '../../../mail/mailText.ts';
import { type BillingMails, declarationMail } from './billingMails.ts';

/** The mails in German. */
export const de: BillingMails = {
  labels: {
    plan: 'Abonnement',
    item: 'Artikel',
    price: 'Preis',
    each: (amount, yearly) => `${amount} ${yearly ? 'pro Jahr' : 'pro Monat'}`,
    firstCharge: 'Erste Abbuchung',
    nextCharge: 'Nächste Abbuchung',
    charged: 'Heute abgebucht',
    credit: 'Nicht genutzte Tage des bisherigen Abonnements',
    contract: 'Vertragsnummer',
    number: 'Bestell- und Rechnungsnummer',
    balance: 'Geschenkguthaben',
    code: 'Code der Geschenkkarte',
    usedDays: 'Einbehalten für genutzte Tage',
  },
  giftCard: ({ brand, name, codes, plan, months, message }) => ({
    subject: codes === 1 ? `Ihre Geschenkkarte für ${brand}` : `Ihre ${codes} Geschenkkarten für ${brand}`,
    paragraphs: presentParagraphs(
      `Guten Tag ${name},`,
      'vielen Dank für Ihre Bestellung.',
      message && `Ihr Gruß: ${message}`,
      `Geben Sie ${codes === 1 ? 'den Code oder den Link' : 'die Codes oder die Links'} weiter. Jede Geschenkkarte bezahlt ${months} Monate ${plan} einschließlich Steuer, ganz ohne Bankkarte.`,
    ),
    action: 'Geschenkkarte einlösen',
  }),
  balancePays: ({ charges, until, hasCard }) =>
    `Ihr Geschenkguthaben bezahlt ${charges === 1 ? 'die nächste Abbuchung' : `die nächsten ${charges} Abbuchungen`}, bis zum ${until}. ${
      hasCard
        ? 'Ab dann wird von Ihrer Karte abgebucht.'
        : 'Dann endet Ihr Abonnement, wenn Sie keine Karte hinzufügen und keine weitere Geschenkkarte einlösen.'
    }`,
  balancePaysPart: ({ fromBalance, fromCard }) =>
    `Von der nächsten Abbuchung bezahlt Ihr Geschenkguthaben ${fromBalance}. Die übrigen ${fromCard} werden von Ihrer Karte abgebucht.`,
  balanceReturned: ({ name }) => ({
    subject: 'Der Rest Ihrer Geschenkkarte',
    paragraphs: [
      `Guten Tag ${name},`,
      'Ihr Konto wurde gelöscht, und ein Teil Ihres Geschenkguthabens ist übrig. Diesen Betrag haben wir auf eine neue Geschenkkarte übertragen.',
      'Sie können sie weitergeben oder in einem anderen Konto einlösen.',
    ],
    action: 'Geschenkkarte einlösen',
  }),
  cardNeeded: ({ name, product, amount, at, reason }) => ({
    subject: reason === 'card_missing' ? 'Für Ihr Abonnement fehlt eine Karte' : 'Ihr Geschenkguthaben ist bald aufgebraucht',
    paragraphs: [
      `Guten Tag ${name},`,
      reason === 'card_missing'
        ? `für die nächste Abbuchung von ${amount} für ${product} ist keine Karte gespeichert.`
        : `Ihr Geschenkguthaben reicht nicht für die nächste Abbuchung von ${amount} für ${product}, und es ist keine Karte gespeichert.`,
      `Ihr Abonnement endet am ${at}, und es wird nichts abgebucht. Wenn Sie weiterlesen möchten, fügen Sie vorher eine Karte hinzu oder lösen Sie eine ${reason === 'card_missing' ? '' : 'weitere '}Geschenkkarte ein.`,
    ],
    action: 'Karte hinzufügen',
  }),
  yearRenews: ({ name, product, amount, at, until, balance, hasNotice }) => ({
    subject: 'Ihr Abonnement verlängert sich bald um ein Jahr',
    paragraphs: presentParagraphs(
      `Guten Tag ${name},`,
      `am ${at} verlängert sich Ihr Abonnement ${product} um ein Jahr, und ${amount} werden abgebucht.`,
      balance,
      hasNotice
        ? 'Auch danach können Sie jederzeit mit einer Frist von einem Monat kündigen. Was Sie für den Rest des Jahres bezahlt haben, erhalten Sie dann auf demselben Weg zurück.'
        : undefined,
    ),
    framed: `Wenn Sie kein weiteres Jahr möchten, kündigen Sie bis zum ${until}. Folgen Sie dazu dem Link und wählen Sie „Abonnement kündigen“. Das kostet nichts.`,
    action: 'Abonnement ansehen oder kündigen',
  }),
  cardExpires: ({ name, product, last4, expiry, at }) => ({
    subject: 'Ihre Karte läuft vor der nächsten Abbuchung ab',
    paragraphs: [
      `Guten Tag ${name},`,
      `Ihre Karte mit den Endziffern ${last4} läuft ${expiry} ab. Am ${at} würden wir für ${product} davon abbuchen, und das wird nicht gelingen.`,
      'Fügen Sie vorher Ihre neue Karte hinzu, dann geht Ihr Abonnement weiter wie bisher.',
    ],
    action: 'Karte hinzufügen',
  }),
  cancellation: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Bestätigen Sie Ihre Kündigung',
        reminder: 'Erinnerung: Bestätigen Sie Ihre Kündigung',
        done: 'Bestätigung Ihrer Kündigung',
        nothing: 'Ihre Kündigung: Es hat sich nichts geändert',
      },
      actions: { pending: 'Kündigung bestätigen', done: 'Zu Ihren Abonnements' },
      greeting: `Guten Tag ${name},`,
      received: `Ihre Kündigung ist am ${receivedAt} bei uns eingegangen.`,
      unknown: 'Die angegebene Nummer passt zu keinem Ihrer Verträge. Der Link zeigt Ihre Verträge: Wählen Sie den, den Sie meinen.',
      pending:
        'Bitte bestätigen Sie über den Link, dass sie von Ihnen kommt. Ihre Kündigung gilt dann ab dem oben genannten Tag und der Uhrzeit. Wenn Sie nicht gekündigt haben, brauchen Sie nichts zu tun: Es ändert sich nichts.',
      link: `Der Link gilt bis zum ${until}. Danach melden Sie sich an und kündigen noch einmal, oder Sie schreiben unserem Support: Der oben genannte Tag zählt weiterhin.`,
      none: 'Zu dieser E-Mail-Adresse gibt es kein Abonnement; es ändert sich nichts.',
      each: ({ result, product, at, refund }) => {
        if (result === 'later') return `${product} haben Sie erst nach dieser Erklärung bestellt; dieses Abonnement läuft weiter.`;
        if (refund === 'none') return `Ihr Abonnement ${product} endet am ${at} und wird nicht weiter berechnet.`;
        return refund === 'rest'
          ? `Ihr Abonnement ${product} endet am ${at}. Was Sie für die Tage danach bezahlt haben, erhalten Sie auf demselben Weg zurück.`
          : `Ihr Abonnement ${product} endet am ${at}. Was Sie für spätere Zeiträume bezahlt haben, erhalten Sie auf demselben Weg zurück.`;
      },
      unused: (sum) => `An diesem Tag erhalten Sie ${sum} für die nicht genutzten Tage auf demselben Weg zurück.`,
      keep: 'Bewahren Sie diese Nachricht als Bestätigung auf.',
    });
  },
  withdrawal: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Bestätigen Sie Ihren Widerruf',
        reminder: 'Erinnerung: Bestätigen Sie Ihren Widerruf',
        done: 'Bestätigung Ihres Widerrufs',
        nothing: 'Ihr Widerruf: Es hat sich nichts geändert',
      },
      actions: { pending: 'Widerruf bestätigen', done: 'Zu Ihren Abonnements' },
      greeting: `Guten Tag ${name},`,
      received: `Ihr Widerruf ist am ${receivedAt} bei uns eingegangen.`,
      unknown: 'Die angegebene Nummer passt zu keinem Ihrer Verträge. Der Link zeigt Ihre Verträge: Wählen Sie den, den Sie meinen.',
      pending:
        'Bitte bestätigen Sie über den Link, dass er von Ihnen kommt. Ihr Widerruf gilt dann ab dem oben genannten Tag und der Uhrzeit. Wenn Sie nicht widerrufen haben, brauchen Sie nichts zu tun: Es ändert sich nichts.',
      link: `Der Link gilt bis zum ${until}. Danach melden Sie sich an und widerrufen noch einmal, oder Sie schreiben unserem Support: Der oben genannte Tag zählt weiterhin.`,
      none: 'Zu dieser Adresse gab es nichts, was noch widerrufen werden kann: Die Frist endet 14 Tage nach der Bestellung, und eingelöste Geschenkkarten bleiben bestehen. Es ändert sich nichts.',
      each: ({ result, product, at, cards, refund }) => {
        if (result === 'giftCards')
          return cards === 1
            ? 'Eine Geschenkkarte, die noch niemand eingelöst hatte, ist ungültig. Was Sie dafür bezahlt haben, erhalten Sie auf demselben Weg zurück.'
            : `${cards} Geschenkkarten, die noch niemand eingelöst hatte, sind ungültig. Was Sie dafür bezahlt haben, erhalten Sie auf demselben Weg zurück.`;
        if (result === 'later')
          return `${product} haben Sie erst nach dieser Erklärung bestellt oder geändert; dieses Abonnement läuft weiter.`;
        if (result === 'returned')
          return `Ihr Tarifwechsel ist rückgängig gemacht. ${product} läuft bis zum ${at} weiter, und was der Wechsel gekostet hat, erhalten Sie auf demselben Weg zurück.`;
        const texts = {
          none: `Ihr Abonnement ${product} ist beendet. Sie hatten dafür noch nichts bezahlt.`,
          all: `Ihr Abonnement ${product} ist beendet. Was Sie dafür bezahlt haben, erhalten Sie auf demselben Weg zurück.`,
          rest: `Ihr Abonnement ${product} ist beendet. Was Sie bezahlt haben, erhalten Sie auf demselben Weg zurück, bis auf die genutzten Tage.`,
        };
        return texts[refund];
      },
      keep: 'Bewahren Sie diese Nachricht als Bestätigung auf.',
    });
  },
  subscribed: ({ name, terms, balance }) => ({
    subject: 'Ihr Abonnement hat begonnen',
    paragraphs: presentParagraphs(
      `Guten Tag ${name},`,
      'vielen Dank für Ihre Bestellung.',
      balance,
      'Sie können jederzeit online kündigen; das Abonnement endet dann mit dem bezahlten Zeitraum. Bewahren Sie diese Nachricht als Bestätigung Ihres Vertrags auf.',
      terms && `Sie haben den Bedingungen in der Fassung vom ${terms} zugestimmt.`,
    ),
    action: 'Abonnement ansehen',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, balance }) => ({
    subject: 'Ihr Abonnement hat sich geändert',
    paragraphs: presentParagraphs(
      `Guten Tag ${name},`,
      startsAt
        ? `Ab dem ${startsAt} ist Ihr Abonnement „${product}“, mit ${yearly ? 'jährlicher' : 'monatlicher'} Zahlung. Bis dahin läuft Ihr jetziges Abonnement weiter.`
        : `Ihr Abonnement ist jetzt „${product}“, mit ${yearly ? 'jährlicher' : 'monatlicher'} Zahlung.`,
      charged ? undefined : 'Heute wurde nichts abgebucht.',
      balance,
    ),
    action: 'Abonnement ansehen',
  }),
  trialEnds: ({ name, at, balance }) => ({
    subject: 'Ihr Testzeitraum endet bald',
    paragraphs: presentParagraphs(
      `Guten Tag ${name},`,
      `Ihr kostenloser Testzeitraum endet am ${at}. Danach wird je Zeitraum der Preis unten abgebucht.`,
      balance,
      'Wenn Sie nicht weiterlesen möchten, kündigen Sie vorher; das kostet nichts.',
    ),
    action: 'Zum Abonnement',
  }),
  chargeFailed: ({ name, retryAt, reason, isLast }) => ({
    subject: reason === 'authentication_required' ? 'Bitte bestätigen Sie Ihre Zahlung' : 'Ihre Zahlung ist fehlgeschlagen',
    paragraphs: [
      `Guten Tag ${name},`,
      {
        card_declined: 'wir konnten nicht von Ihrer Karte abbuchen: Ihre Bank hat sie abgelehnt.',
        card_expired: 'wir konnten nicht von Ihrer Karte abbuchen, weil sie abgelaufen ist.',
        authentication_required:
          'Ihre Bank möchte, dass Sie diese Zahlung selbst bestätigen. Mit Ihrer Karte ist alles in Ordnung: Folgen Sie dem Link und bestätigen Sie die Zahlung.',
      }[reason],
      isLast
        ? `Am ${retryAt} versuchen wir es zum letzten Mal. Gelingt es auch dann nicht, endet Ihr Abonnement an diesem Tag. Bis dahin können Sie weiterlesen.`
        : `Am ${retryAt} versuchen wir es noch einmal. Bis dahin können Sie weiterlesen.`,
      ...(reason === 'authentication_required'
        ? []
        : ['Prüfen Sie Ihre Karte oder wählen Sie eine andere, damit Ihr Abonnement nicht endet.']),
    ],
    action: reason === 'authentication_required' ? 'Zahlung bestätigen' : 'Karte prüfen',
  }),
  subscriptionEnded: ({ name, product, reason, refunded }) => ({
    subject: 'Ihr Abonnement ist beendet',
    paragraphs: presentParagraphs(
      `Guten Tag ${name},`,
      {
        unpaid: `Ihr Abonnement ${product} ist beendet, weil wir nicht von Ihrer Karte abbuchen konnten. Die offene Rechnung ist storniert, Sie schulden nichts.`,
        requested: `Ihr Abonnement ${product} ist wie gewünscht beendet. Es wird nichts mehr abgebucht.`,
        card_missing: `Ihr Abonnement ${product} ist beendet, weil keine Karte gespeichert ist. Sie schulden nichts.`,
        balance_used_up: `Ihr Abonnement ${product} ist beendet: Ihr Geschenkguthaben reicht nicht für einen weiteren Zeitraum, und es ist keine Karte gespeichert. Sie schulden nichts.`,
      }[reason],
      refunded && `Für die nicht genutzten Tage erhalten Sie ${refunded} auf demselben Weg zurück.`,
      'Sie können jederzeit wieder abonnieren.',
    ),
    action: 'Tarife ansehen',
  }),
  receipt: ({ name, number, taxNote, seller }) => ({
    subject: `Quittung ${number}`,
    paragraphs: presentParagraphs(`Guten Tag ${name},`, 'vielen Dank für Ihre Zahlung.', taxNote, `Verkauft von ${seller}.`),
    action: 'Zu Ihren Rechnungen',
  }),
};
