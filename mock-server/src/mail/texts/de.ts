import { describeOutcome, type MailTexts, presentParagraphs } from './mailTexts.ts';

/** The mails in German. */
export const de: MailTexts = {
  open: 'Öffnen',
  copyLink: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  automatic: (brand) => `Diese Nachricht wurde automatisch von ${brand} verschickt. Bitte antworten Sie nicht darauf.`,
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
  giftCard: ({ brand, name, code, message }) => ({
    subject: `Ihre Geschenkkarte für ${brand}`,
    paragraphs: presentParagraphs(
      `Guten Tag ${name},`,
      `vielen Dank für Ihre Bestellung. Das ist der Code Ihrer Geschenkkarte: ${code}`,
      message && `Ihr Gruß: ${message}`,
      'Geben Sie den Code oder den Link weiter. Wer ihn einlöst, kann drei Monate lang lesen.',
    ),
    action: 'Geschenkkarte einlösen',
  }),
  cancellation: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Bestätigung Ihrer Kündigung' : 'Bestätigen Sie Ihre Kündigung',
    paragraphs: [
      `Guten Tag ${name},`,
      `Ihre Kündigung ist am ${receivedAt} bei uns eingegangen.`,
      ...describeOutcome(ended, {
        pending:
          'Bitte bestätigen Sie über den Link, dass sie von Ihnen kommt. Ihre Kündigung gilt dann ab dem oben genannten Tag und der Uhrzeit. Wenn Sie nicht gekündigt haben, brauchen Sie nichts zu tun: Es ändert sich nichts.',
        none: 'Zu dieser E-Mail-Adresse gibt es kein Abonnement; es ändert sich nichts.',
        each: ({ product, at, refunded }) =>
          refunded
            ? `Ihr Abonnement ${product} endet am ${at}. Was Sie für spätere Zeiträume bezahlt haben, erhalten Sie auf demselben Weg zurück.`
            : `Ihr Abonnement ${product} endet am ${at} und wird nicht weiter berechnet.`,
      }),
      'Bewahren Sie diese Nachricht als Bestätigung auf.',
    ],
    action: ended ? 'Zu Ihren Abonnements' : 'Kündigung bestätigen',
  }),
  withdrawal: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Bestätigung Ihres Widerrufs' : 'Bestätigen Sie Ihren Widerruf',
    paragraphs: [
      `Guten Tag ${name},`,
      `Ihr Widerruf ist am ${receivedAt} bei uns eingegangen.`,
      ...describeOutcome(ended, {
        pending:
          'Bitte bestätigen Sie über den Link, dass er von Ihnen kommt. Ihr Widerruf gilt dann ab dem oben genannten Tag und der Uhrzeit. Wenn Sie nicht widerrufen haben, brauchen Sie nichts zu tun: Es ändert sich nichts.',
        none: 'Zu dieser E-Mail-Adresse gab es kein Abonnement, das höchstens 14 Tage alt war; es ändert sich nichts.',
        each: ({ product }) => `Ihr Abonnement ${product} ist beendet. Was Sie dafür bezahlt haben, erhalten Sie auf demselben Weg zurück.`,
      }),
      'Bewahren Sie diese Nachricht als Bestätigung auf.',
    ],
    action: ended ? 'Zu Ihren Abonnements' : 'Widerruf bestätigen',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms, contract }) => ({
    subject: 'Ihr Abonnement hat begonnen',
    paragraphs: presentParagraphs(
      `Guten Tag ${name},`,
      `vielen Dank für Ihre Bestellung: ${product}, ${amount} ${yearly ? 'pro Jahr' : 'pro Monat'}. Am ${at} wird zum ersten Mal abgebucht.`,
      'Sie können jederzeit online kündigen; das Abonnement endet dann mit dem bezahlten Zeitraum. Bewahren Sie diese Nachricht als Bestätigung Ihres Vertrags auf.',
      `Ihre Vertragsnummer: ${contract}`,
      terms && `Sie haben den Bedingungen in der Fassung vom ${terms} zugestimmt.`,
    ),
    action: 'Abonnement ansehen',
  }),
  trialEnds: ({ name, at, amount }) => ({
    subject: 'Ihr Testzeitraum endet bald',
    paragraphs: [
      `Guten Tag ${name},`,
      `Ihr kostenloser Testzeitraum endet am ${at}. Danach werden je Zeitraum ${amount} abgebucht.`,
      'Wenn Sie nicht weiterlesen möchten, kündigen Sie vorher; das kostet nichts.',
    ],
    action: 'Zum Abonnement',
  }),
  chargeFailed: ({ name, product, amount, retryAt }) => ({
    subject: 'Ihre Zahlung ist fehlgeschlagen',
    paragraphs: [
      `Guten Tag ${name},`,
      `wir konnten ${amount} für ${product} nicht von Ihrer Karte abbuchen.`,
      `Am ${retryAt} versuchen wir es noch einmal. Bis dahin können Sie weiterlesen. Prüfen Sie Ihre Karte oder wählen Sie eine andere, damit Ihr Abonnement nicht endet.`,
    ],
    action: 'Karte prüfen',
  }),
  subscriptionEnded: ({ name, product, unpaid }) => ({
    subject: 'Ihr Abonnement ist beendet',
    paragraphs: [
      `Guten Tag ${name},`,
      unpaid
        ? `Ihr Abonnement ${product} ist beendet, weil wir nicht von Ihrer Karte abbuchen konnten. Die offene Rechnung ist storniert, Sie schulden nichts.`
        : `Ihr Abonnement ${product} ist wie gewünscht beendet. Es wird nichts mehr abgebucht.`,
      'Sie können jederzeit wieder abonnieren.',
    ],
    action: 'Tarife ansehen',
  }),
  receipt: ({ name, number, product, from, until, amount, tax }) => ({
    subject: `Quittung ${number}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `vielen Dank für Ihre Zahlung von ${amount} (davon Steuer ${tax}).`,
      `${product}, ${from} – ${until}. Rechnung ${number}.`,
    ],
    action: 'Zu Ihren Rechnungen',
  }),
};
