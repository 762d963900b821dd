import { type MailTexts, presentParagraphs } from './mailTexts.ts';

/** The mails in Swedish. */
export const sv: MailTexts = {
  open: 'Öppna',
  copyLink: 'Om knappen inte fungerar kan du kopiera adressen till din webbläsare:',
  automatic: (brand) => `Det här meddelandet skickades automatiskt från ${brand}. Det går inte att svara på det.`,
  emailConfirmation: ({ brand }) => ({
    subject: 'Bekräfta din e-postadress',
    paragraphs: [
      `Någon har angett den här adressen i en profil hos ${brand}. Om det var du, bekräfta att den är din.`,
      'Länken fungerar en gång och i 24 timmar. Om det inte var du behöver du inte göra något.',
    ],
    action: 'Bekräfta adressen',
  }),
  giftCard: ({ brand, name, code, message }) => ({
    subject: `Ditt presentkort hos ${brand}`,
    paragraphs: presentParagraphs(
      `Hej ${name}!`,
      `Tack för din beställning. Det här är koden till ditt presentkort: ${code}`,
      message && `Din hälsning: ${message}`,
      'Ge koden eller länken vidare. Den som löser in presentkortet kan läsa i tre månader.',
    ),
    action: 'Lös in presentkortet',
  }),
  cancellation: ({ name, receivedAt, ends }) => ({
    subject: 'Bekräftelse på din uppsägning',
    paragraphs: [
      `Hej ${name}!`,
      `Vi tog emot din uppsägning den ${receivedAt}.`,
      ends
        ? `Ditt abonnemang på ${ends.product} upphör den ${ends.at}, och inget mer debiteras. Spara det här meddelandet som bekräftelse.`
        : 'Om det finns ett abonnemang på den här e-postadressen upphör det när perioden som är betald tar slut, och inget mer debiteras. Spara det här meddelandet som bekräftelse.',
    ],
    action: 'Se dina abonnemang',
  }),
  withdrawal: ({ name, receivedAt }) => ({
    subject: 'Bekräftelse på att du ångrat ditt köp',
    paragraphs: [
      `Hej ${name}!`,
      `Den ${receivedAt} fick vi ditt meddelande om att du ångrar köpet.`,
      'Abonnemang på den här e-postadressen som inte är äldre än 14 dagar upphör genast, och det som betalats går tillbaka samma väg. Spara det här meddelandet som bekräftelse.',
    ],
    action: 'Se dina abonnemang',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms }) => ({
    subject: 'Ditt abonnemang har börjat',
    paragraphs: presentParagraphs(
      `Hej ${name}!`,
      `Tack för din beställning: ${product}, ${amount} per ${yearly ? 'år' : 'månad'}. Den första debiteringen görs den ${at}.`,
      'Du kan säga upp på nätet när som helst; abonnemanget slutar då med den period som är betald. Spara det här meddelandet som bekräftelse på avtalet.',
      terms && `Du har godkänt villkoren i versionen från ${terms}.`,
    ),
    action: 'Se ditt abonnemang',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, next }) => ({
    subject: 'Ditt abonnemang har ändrats',
    paragraphs: [
      `Hej ${name}!`,
      startsAt
        ? `Från den ${startsAt} är ditt abonnemang ${product}, med betalning per ${yearly ? 'år' : 'månad'}. Fram till dess fortsätter det nuvarande.`
        : `Ditt abonnemang är nu ${product}, med betalning per ${yearly ? 'år' : 'månad'}.`,
      charged
        ? charged.credit
          ? `Vi har debiterat ${charged.amount} i dag. De outnyttjade dagarna av ditt tidigare abonnemang sänkte priset med ${charged.credit}.`
          : `Vi har debiterat ${charged.amount} i dag.`
        : 'Inget har debiterats i dag.',
      `Nästa debitering är ${next.amount} den ${next.at}.`,
    ],
    action: 'Se ditt abonnemang',
  }),
  trialEnds: ({ name, at, amount }) => ({
    subject: 'Din provperiod tar snart slut',
    paragraphs: [
      `Hej ${name}!`,
      `Din kostnadsfria provperiod tar slut den ${at}. Därefter debiteras ${amount} för varje period.`,
      'Om du inte vill fortsätta kan du säga upp innan dess; det kostar ingenting.',
    ],
    action: 'Se ditt abonnemang',
  }),
  chargeFailed: ({ name, product, amount, retryAt }) => ({
    subject: 'Din betalning misslyckades',
    paragraphs: [
      `Hej ${name}!`,
      `Vi kunde inte debitera ditt kort ${amount} för ${product}.`,
      `Vi försöker igen den ${retryAt}. Fram till dess kan du läsa vidare. Kontrollera kortet eller välj ett annat, så att abonnemanget inte upphör.`,
    ],
    action: 'Kontrollera kortet',
  }),
  subscriptionEnded: ({ name, product, unpaid }) => ({
    subject: 'Ditt abonnemang har upphört',
    paragraphs: [
      `Hej ${name}!`,
      unpaid
        ? `Ditt abonnemang på ${product} har upphört, eftersom vi inte kunde debitera ditt kort. Den obetalda fakturan är makulerad och du är inte skyldig något.`
        : `Ditt abonnemang på ${product} har upphört, som du ville. Inget mer debiteras.`,
      'Du kan teckna ett nytt abonnemang när som helst.',
    ],
    action: 'Se abonnemangen',
  }),
  receipt: ({ name, number, product, from, until, amount, tax }) => ({
    subject: `Kvitto ${number}`,
    paragraphs: [
      `Hej ${name}!`,
      `Tack för din betalning på ${amount} (varav skatt ${tax}).`,
      `${product}, ${from} – ${until}. Faktura ${number}.`,
    ],
    action: 'Se dina fakturor',
  }),
};
