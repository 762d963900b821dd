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
  giftCard: ({ brand, name, codes, plan, months, message }) => ({
    subject: codes.length === 1 ? `Je cadeaukaart voor ${brand}` : `Je ${codes.length} cadeaukaarten voor ${brand}`,
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      `Bedankt voor je bestelling. ${codes.length === 1 ? 'Dit is de code van je cadeaukaart' : 'Dit zijn de codes van je cadeaukaarten'}: ${codes.join(', ')}`,
      message && `Je groet: ${message}`,
      `Geef ${codes.length === 1 ? 'de code of de link' : 'de codes of de links'} door. Elke cadeaukaart betaalt ${months} maanden ${plan}, inclusief btw, en werkt zonder bankpas.`,
    ),
    action: 'Cadeaukaart inwisselen',
  }),
  balancePays: ({ charges, until, hasCard }) =>
    `Je cadeautegoed betaalt ${charges === 1 ? 'de volgende afschrijving' : `de volgende ${charges} afschrijvingen`}, tot ${until}. ${
      hasCard
        ? 'Daarna wordt er van je kaart afgeschreven.'
        : 'Dan eindigt je abonnement, tenzij je een kaart toevoegt of nog een cadeaukaart inwisselt.'
    }`,
  balancePaysPart: ({ fromBalance, fromCard }) =>
    `Je cadeautegoed betaalt ${fromBalance} van de volgende afschrijving. De overige ${fromCard} wordt van je kaart afgeschreven.`,
  balanceReturned: ({ name, amount, code }) => ({
    subject: 'Wat er over is van je cadeaukaart',
    paragraphs: [
      `Hallo ${name},`,
      `Je account is verwijderd en er is nog ${amount} over van je cadeautegoed. We hebben dat bedrag op een nieuwe cadeaukaart gezet met de code ${code}.`,
      'Je kunt die weggeven of met een ander account inwisselen.',
    ],
    action: 'Cadeaukaart inwisselen',
  }),
  cardNeeded: ({ name, product, amount, at }) => ({
    subject: 'Je cadeautegoed is bijna op',
    paragraphs: [
      `Hallo ${name},`,
      `Je cadeautegoed is niet genoeg voor de volgende afschrijving van ${amount} voor ${product}, en er is geen kaart opgeslagen.`,
      `Je abonnement eindigt op ${at} en er wordt niets afgeschreven. Wil je verder lezen, voeg dan voor die dag een kaart toe of wissel nog een cadeaukaart in.`,
    ],
    action: 'Kaart toevoegen',
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
  subscribed: ({ name, product, amount, at, yearly, terms, balance }) => ({
    subject: 'Je abonnement is begonnen',
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      `Bedankt voor je bestelling: ${product}, ${amount} per ${yearly ? 'jaar' : 'maand'}. De eerste afschrijving is op ${at}.`,
      balance,
      'Je kunt altijd online opzeggen; het abonnement eindigt dan met de periode die betaald is. Bewaar dit bericht als bevestiging van je overeenkomst.',
      terms && `Je bent akkoord gegaan met de voorwaarden in de versie van ${terms}.`,
    ),
    action: 'Bekijk je abonnement',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, next, balance }) => ({
    subject: 'Je abonnement is gewijzigd',
    paragraphs: presentParagraphs(
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
      balance,
    ),
    action: 'Bekijk je abonnement',
  }),
  trialEnds: ({ name, at, amount, balance }) => ({
    subject: 'Je proefperiode loopt bijna af',
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      `Je gratis proefperiode eindigt op ${at}. Daarna wordt per periode ${amount} afgeschreven.`,
      balance,
      'Wil je niet verder, zeg dan voor die dag op; dat kost niets.',
    ),
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
  subscriptionEnded: ({ name, product, reason }) => ({
    subject: 'Je abonnement is beëindigd',
    paragraphs: [
      `Hallo ${name},`,
      {
        unpaid: `Je abonnement op ${product} is beëindigd, omdat we niet van je kaart konden afschrijven. De openstaande factuur is geannuleerd en je bent niets verschuldigd.`,
        requested: `Je abonnement op ${product} is beëindigd, zoals je vroeg. Er wordt niets meer afgeschreven.`,
        card_missing: `Je abonnement op ${product} is beëindigd: je cadeautegoed is niet genoeg voor een volgende periode en er is geen kaart opgeslagen. Je bent niets verschuldigd.`,
      }[reason],
      'Je kunt je op elk moment opnieuw abonneren.',
    ],
    action: 'De abonnementen bekijken',
  }),
  receipt: ({ name, number, product, amount, tax, taxRate, split, seller }) => ({
    subject: `Ontvangstbewijs ${number}`,
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      `Bedankt voor je betaling van ${amount}, inclusief ${taxRate} btw (${tax}).`,
      split && `Van je cadeautegoed: ${split.fromBalance}. Van je kaart: ${split.fromCard}. ${split.taxNote}`,
      `${product}. Bestel- en factuurnummer: ${number}.`,
      `Verkocht door ${seller}.`,
    ),
    action: 'Je facturen bekijken',
  }),
};
