import { describeOutcome, type MailTexts, presentParagraphs } from './mailTexts.ts';

/** The mails in Dutch. */
export const nl: MailTexts = {
  open: 'Openen',
  copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  automatic: (brand) => `Dit bericht is automatisch verstuurd door ${brand}. Je kunt er niet op antwoorden.`,
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: 'Bevestig je e-mailadres',
    paragraphs: presentParagraphs(
      `Iemand heeft dit adres ingevuld in een profiel bij ${brand}. Was jij dat, bevestig dan dat het adres van jou is.`,
      becomesUserName ? 'Daarna log je in met dit adres.' : undefined,
      'De link werkt één keer en 24 uur lang. Was jij het niet, dan hoef je niets te doen.',
    ),
    action: 'Adres bevestigen',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Kies een nieuw wachtwoord',
    paragraphs: [
      `Iemand heeft een nieuw wachtwoord aangevraagd voor ${userName} bij ${brand}. Was jij dat, kies er dan een via de link.`,
      'De link werkt één keer en 30 minuten lang. Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
    action: 'Een nieuw wachtwoord kiezen',
  }),
  giftCard: ({ brand, name, code, message }) => ({
    subject: `Je cadeaukaart voor ${brand}`,
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      `Bedankt voor je bestelling. Dit is de code van je cadeaukaart: ${code}`,
      message && `Je groet: ${message}`,
      'Geef de code of de link door. Wie de bon inwisselt, kan drie maanden lezen.',
    ),
    action: 'Cadeaubon inwisselen',
  }),
  cancellation: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Bevestiging van je opzegging' : 'Bevestig je opzegging',
    paragraphs: [
      `Hallo ${name},`,
      `We hebben je opzegging ontvangen op ${receivedAt}.`,
      ...describeOutcome(ended, {
        pending:
          'Bevestig met de link dat die van jou komt. Je opzegging telt dan vanaf de dag en de tijd hierboven. Heb je niet opgezegd, dan hoef je niets te doen: er verandert niets.',
        none: 'Er is geen abonnement op dit e-mailadres, dus er verandert niets.',
        each: ({ product, at, refunded }) =>
          refunded
            ? `Je abonnement op ${product} eindigt op ${at}. Wat je voor latere periodes hebt betaald, krijg je op dezelfde manier terug.`
            : `Je abonnement op ${product} eindigt op ${at} en wordt niet meer in rekening gebracht.`,
      }),
      'Bewaar dit bericht als bevestiging.',
    ],
    action: ended ? 'Je abonnementen bekijken' : 'De opzegging bevestigen',
  }),
  withdrawal: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Bevestiging van je herroeping' : 'Bevestig je herroeping',
    paragraphs: [
      `Hallo ${name},`,
      `We hebben je herroeping ontvangen op ${receivedAt}.`,
      ...describeOutcome(ended, {
        pending:
          'Bevestig met de link dat die van jou komt. Je herroeping telt dan vanaf de dag en de tijd hierboven. Heb je niets herroepen, dan hoef je niets te doen: er verandert niets.',
        none: 'Er was geen abonnement op dit e-mailadres dat hoogstens 14 dagen oud was, dus er verandert niets.',
        each: ({ product }) => `Je abonnement op ${product} is beëindigd. Wat je ervoor hebt betaald, krijg je op dezelfde manier terug.`,
      }),
      'Bewaar dit bericht als bevestiging.',
    ],
    action: ended ? 'Je abonnementen bekijken' : 'De herroeping bevestigen',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms, contract }) => ({
    subject: 'Je abonnement is begonnen',
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      `Bedankt voor je bestelling: ${product}, ${amount} per ${yearly ? 'jaar' : 'maand'}. De eerste afschrijving is op ${at}.`,
      'Je kunt altijd online opzeggen; het abonnement eindigt dan met de periode die betaald is. Bewaar dit bericht als bevestiging van je overeenkomst.',
      `Je contractnummer: ${contract}`,
      terms && `Je bent akkoord gegaan met de voorwaarden in de versie van ${terms}.`,
    ),
    action: 'Bekijk je abonnement',
  }),
  trialEnds: ({ name, at, amount }) => ({
    subject: 'Je proefperiode loopt bijna af',
    paragraphs: [
      `Hallo ${name},`,
      `Je gratis proefperiode eindigt op ${at}. Daarna wordt per periode ${amount} afgeschreven.`,
      'Wil je niet verder, zeg dan voor die dag op; dat kost niets.',
    ],
    action: 'Je abonnement bekijken',
  }),
  chargeFailed: ({ name, product, amount, retryAt }) => ({
    subject: 'Je betaling is mislukt',
    paragraphs: [
      `Hallo ${name},`,
      `We konden ${amount} voor ${product} niet van je kaart afschrijven.`,
      `Op ${retryAt} proberen we het opnieuw. Tot dan kun je verder lezen. Controleer je kaart of kies een andere, zodat je abonnement niet eindigt.`,
    ],
    action: 'Je kaart controleren',
  }),
  subscriptionEnded: ({ name, product, unpaid }) => ({
    subject: 'Je abonnement is beëindigd',
    paragraphs: [
      `Hallo ${name},`,
      unpaid
        ? `Je abonnement op ${product} is beëindigd, omdat we niet van je kaart konden afschrijven. De openstaande factuur is geannuleerd en je bent niets verschuldigd.`
        : `Je abonnement op ${product} is beëindigd, zoals je vroeg. Er wordt niets meer afgeschreven.`,
      'Je kunt je op elk moment opnieuw abonneren.',
    ],
    action: 'De abonnementen bekijken',
  }),
  receipt: ({ name, number, product, from, until, amount, tax }) => ({
    subject: `Ontvangstbewijs ${number}`,
    paragraphs: [
      `Hallo ${name},`,
      `Bedankt voor je betaling van ${amount} (waarvan belasting ${tax}).`,
      `${product}, ${from} – ${until}. Factuur ${number}.`,
    ],
    action: 'Je facturen bekijken',
  }),
};
