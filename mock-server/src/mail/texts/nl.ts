import { type MailTexts, presentParagraphs } from './mailTexts.ts';

/** The mails in Dutch. */
export const nl: MailTexts = {
  open: 'Openen',
  copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  automatic: (brand) => `Dit bericht is automatisch verstuurd door ${brand}. Je kunt er niet op antwoorden.`,
  emailConfirmation: ({ brand }) => ({
    subject: 'Bevestig je e-mailadres',
    paragraphs: [
      `Iemand heeft dit adres ingevuld in een profiel bij ${brand}. Was jij dat, bevestig dan dat het adres van jou is.`,
      'De link werkt één keer en 24 uur lang. Was jij het niet, dan hoef je niets te doen.',
    ],
    action: 'Adres bevestigen',
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
  cancellation: ({ name, receivedAt, ends }) => ({
    subject: 'Bevestiging van je opzegging',
    paragraphs: [
      `Hallo ${name},`,
      `We hebben je opzegging ontvangen op ${receivedAt}.`,
      ends
        ? `Je abonnement op ${ends.product} eindigt op ${ends.at} en er wordt niets meer afgeschreven. Bewaar dit bericht als bevestiging.`
        : 'Hoort er een abonnement bij dit e-mailadres, dan eindigt het na de betaalde periode en wordt er niets meer afgeschreven. Bewaar dit bericht als bevestiging.',
    ],
    action: 'Je abonnementen bekijken',
  }),
  withdrawal: ({ name, receivedAt }) => ({
    subject: 'Bevestiging van je herroeping',
    paragraphs: [
      `Hallo ${name},`,
      `We hebben je herroeping ontvangen op ${receivedAt}.`,
      'Abonnementen bij dit e-mailadres die niet ouder zijn dan 14 dagen, eindigen meteen, en wat ervoor betaald is, gaat langs dezelfde weg terug. Bewaar dit bericht als bevestiging.',
    ],
    action: 'Je abonnementen bekijken',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms }) => ({
    subject: 'Je abonnement is begonnen',
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      `Bedankt voor je bestelling: ${product}, ${amount} per ${yearly ? 'jaar' : 'maand'}. De eerste afschrijving is op ${at}.`,
      'Je kunt altijd online opzeggen; het abonnement eindigt dan met de periode die betaald is. Bewaar dit bericht als bevestiging van je overeenkomst.',
      terms && `Je bent akkoord gegaan met de voorwaarden in de versie van ${terms}.`,
    ),
    action: 'Bekijk je abonnement',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, next }) => ({
    subject: 'Je abonnement is gewijzigd',
    paragraphs: [
      `Hallo ${name},`,
      startsAt
        ? `Vanaf ${startsAt} is je abonnement ${product}, met betaling per ${yearly ? 'jaar' : 'maand'}. Tot dan loopt je huidige abonnement door.`
        : `Je abonnement is nu ${product}, met betaling per ${yearly ? 'jaar' : 'maand'}.`,
      charged
        ? charged.credit
          ? `Vandaag is ${charged.amount} afgeschreven. De ongebruikte dagen van je vorige abonnement hebben de prijs met ${charged.credit} verlaagd.`
          : `Vandaag is ${charged.amount} afgeschreven.`
        : 'Er is vandaag niets afgeschreven.',
      `De volgende afschrijving is ${next.amount} op ${next.at}.`,
    ],
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
