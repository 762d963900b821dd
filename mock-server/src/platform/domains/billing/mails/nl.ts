import { presentParagraphs } from '../../../mail/mailText.ts';
import { type BillingMails, declarationMail } from './billingMails.ts';

/** The mails in Dutch. */
export const nl: BillingMails = {
  labels: {
    plan: 'Abonnement',
    item: 'Artikel',
    price: 'Prijs',
    each: (amount, yearly) => `${amount} per ${yearly ? 'jaar' : 'maand'}`,
    firstCharge: 'Eerste afschrijving',
    nextCharge: 'Volgende afschrijving',
    charged: 'Vandaag afgeschreven',
    credit: 'Ongebruikte dagen van je vorige abonnement',
    contract: 'Contractnummer',
    number: 'Bestel- en factuurnummer',
    balance: 'Cadeautegoed',
    code: 'Code van de cadeaukaart',
    usedDays: 'Ingehouden voor gebruikte dagen',
  },
  giftCard: ({ brand, name, codes, plan, months, message }) => ({
    subject: codes === 1 ? `Je cadeaukaart voor ${brand}` : `Je ${codes} cadeaukaarten voor ${brand}`,
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      'Bedankt voor je bestelling.',
      message && `Je groet: ${message}`,
      `Geef ${codes === 1 ? 'de code of de link' : 'de codes of de links'} door. Elke cadeaukaart betaalt ${months} maanden ${plan}, inclusief btw, en werkt zonder bankpas.`,
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
  balanceReturned: ({ name }) => ({
    subject: 'Wat er over is van je cadeaukaart',
    paragraphs: [
      `Hallo ${name},`,
      'Je account is verwijderd en er is nog iets over van je cadeautegoed. We hebben dat bedrag op een nieuwe cadeaukaart gezet.',
      'Je kunt die weggeven of met een ander account inwisselen.',
    ],
    action: 'Cadeaukaart inwisselen',
  }),
  cardNeeded: ({ name, product, amount, at, reason }) => ({
    subject: reason === 'card_missing' ? 'Voor je abonnement is een kaart nodig' : 'Je cadeautegoed is bijna op',
    paragraphs: [
      `Hallo ${name},`,
      reason === 'card_missing'
        ? `Er is geen kaart opgeslagen voor de volgende afschrijving van ${amount} voor ${product}.`
        : `Je cadeautegoed is niet genoeg voor de volgende afschrijving van ${amount} voor ${product}, en er is geen kaart opgeslagen.`,
      `Je abonnement eindigt op ${at} en er wordt niets afgeschreven. Wil je verder lezen, voeg dan voor die dag een kaart toe of wissel ${reason === 'card_missing' ? 'een' : 'nog een'} cadeaukaart in.`,
    ],
    action: 'Kaart toevoegen',
  }),
  yearRenews: ({ name, product, amount, at, until, balance, hasNotice }) => ({
    subject: 'Je abonnement wordt binnenkort met een jaar verlengd',
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      `Op ${at} wordt je abonnement op ${product} met een jaar verlengd en wordt ${amount} afgeschreven.`,
      balance,
      hasNotice
        ? 'Ook daarna kun je op elk moment opzeggen, met een opzegtermijn van een maand. Wat je voor de rest van het jaar hebt betaald, krijg je dan op dezelfde manier terug.'
        : undefined,
    ),
    framed: `Wil je geen nieuw jaar, zeg dan uiterlijk op ${until} op. Volg de link en kies ‘Abonnement opzeggen’. Het kost niets.`,
    action: 'Abonnement bekijken of opzeggen',
  }),
  cardExpires: ({ name, product, last4, expiry, at }) => ({
    subject: 'Je kaart verloopt voor de volgende afschrijving',
    paragraphs: [
      `Hallo ${name},`,
      `Je kaart eindigend op ${last4} verloopt ${expiry}. Op ${at} zouden we er voor ${product} van afschrijven, en dat zal niet lukken.`,
      'Voeg voor die dag je nieuwe kaart toe, dan loopt je abonnement gewoon door.',
    ],
    action: 'Kaart toevoegen',
  }),
  cancellation: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Bevestig je opzegging',
        reminder: 'Herinnering: bevestig je opzegging',
        done: 'Bevestiging van je opzegging',
        nothing: 'Je opzegging: er is niets veranderd',
      },
      actions: { pending: 'De opzegging bevestigen', done: 'Je abonnementen bekijken' },
      greeting: `Hallo ${name},`,
      received: `We hebben je opzegging ontvangen op ${receivedAt}.`,
      unknown:
        'Het nummer dat je hebt opgegeven, past bij geen van je contracten. De link laat zien welke je hebt: kies het contract dat je bedoelt.',
      pending:
        'Bevestig met de link dat die van jou komt. Je opzegging telt dan vanaf de dag en de tijd hierboven. Heb je niet opgezegd, dan hoef je niets te doen: er verandert niets.',
      link: `De link werkt tot en met ${until}. Daarna log je in en zeg je opnieuw op, of schrijf je naar onze helpdesk: de dag hierboven blijft tellen.`,
      none: 'Er is geen abonnement op dit e-mailadres, dus er verandert niets.',
      each: ({ result, product, at, refund }) => {
        if (result === 'later') return `Je hebt ${product} na dit bericht besteld, dus dat abonnement loopt door.`;
        if (refund === 'none') return `Je abonnement op ${product} eindigt op ${at} en wordt niet meer in rekening gebracht.`;
        return refund === 'rest'
          ? `Je abonnement op ${product} eindigt op ${at}. Wat je voor de dagen daarna hebt betaald, krijg je op dezelfde manier terug.`
          : `Je abonnement op ${product} eindigt op ${at}. Wat je voor latere periodes hebt betaald, krijg je op dezelfde manier terug.`;
      },
      unused: (sum) => `Op die dag krijg je ${sum} voor de ongebruikte dagen op dezelfde manier terug.`,
      keep: 'Bewaar dit bericht als bevestiging.',
    });
  },
  withdrawal: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Bevestig je herroeping',
        reminder: 'Herinnering: bevestig je herroeping',
        done: 'Bevestiging van je herroeping',
        nothing: 'Je herroeping: er is niets veranderd',
      },
      actions: { pending: 'De herroeping bevestigen', done: 'Je abonnementen bekijken' },
      greeting: `Hallo ${name},`,
      received: `We hebben je herroeping ontvangen op ${receivedAt}.`,
      unknown:
        'Het nummer dat je hebt opgegeven, past bij geen van je contracten. De link laat zien welke je hebt: kies het contract dat je bedoelt.',
      pending:
        'Bevestig met de link dat die van jou komt. Je herroeping telt dan vanaf de dag en de tijd hierboven. Heb je niets herroepen, dan hoef je niets te doen: er verandert niets.',
      link: `De link werkt tot en met ${until}. Daarna log je in en herroep je opnieuw, of schrijf je naar onze helpdesk: de dag hierboven blijft tellen.`,
      none: 'Op dit adres was er niets dat je nog kunt herroepen: de termijn eindigt 14 dagen na de bestelling, en ingewisselde cadeaukaarten blijven geldig. Er verandert niets.',
      each: ({ result, product, at, cards, refund }) => {
        if (result === 'giftCards')
          return cards === 1
            ? 'Eén cadeaukaart die niemand had ingewisseld, is ongeldig. Wat je ervoor hebt betaald, krijg je op dezelfde manier terug.'
            : `${cards} cadeaukaarten die niemand had ingewisseld, zijn ongeldig. Wat je ervoor hebt betaald, krijg je op dezelfde manier terug.`;
        if (result === 'later') return `Je hebt ${product} na dit bericht besteld of gewijzigd, dus dat abonnement loopt door.`;
        if (result === 'returned')
          return `De wijziging van je abonnement is teruggedraaid. ${product} loopt door tot ${at}, en wat de wijziging kostte, krijg je op dezelfde manier terug.`;
        const texts = {
          none: `Je abonnement op ${product} is beëindigd. Je had er nog niets voor betaald.`,
          all: `Je abonnement op ${product} is beëindigd. Wat je ervoor hebt betaald, krijg je op dezelfde manier terug.`,
          rest: `Je abonnement op ${product} is beëindigd. Wat je hebt betaald, krijg je op dezelfde manier terug, behalve voor de gebruikte dagen.`,
        };
        return texts[refund];
      },
      keep: 'Bewaar dit bericht als bevestiging.',
    });
  },
  subscribed: ({ name, terms, balance }) => ({
    subject: 'Je abonnement is begonnen',
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      'Bedankt voor je bestelling.',
      balance,
      'Je kunt altijd online opzeggen; het abonnement eindigt dan met de periode die betaald is. Bewaar dit bericht als bevestiging van je overeenkomst.',
      terms && `Je bent akkoord gegaan met de voorwaarden in de versie van ${terms}.`,
    ),
    action: 'Bekijk je abonnement',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, balance }) => ({
    subject: 'Je abonnement is gewijzigd',
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      startsAt
        ? `Vanaf ${startsAt} is je abonnement ${product}, met betaling per ${yearly ? 'jaar' : 'maand'}. Tot dan loopt je huidige abonnement door.`
        : `Je abonnement is nu ${product}, met betaling per ${yearly ? 'jaar' : 'maand'}.`,
      charged ? undefined : 'Er is vandaag niets afgeschreven.',
      balance,
    ),
    action: 'Bekijk je abonnement',
  }),
  trialEnds: ({ name, at, balance }) => ({
    subject: 'Je proefperiode loopt bijna af',
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      `Je gratis proefperiode eindigt op ${at}. Daarna wordt per periode de prijs hieronder afgeschreven.`,
      balance,
      'Wil je niet verder, zeg dan voor die dag op; dat kost niets.',
    ),
    action: 'Je abonnement bekijken',
  }),
  chargeFailed: ({ name, retryAt, reason, isLast }) => ({
    subject: reason === 'authentication_required' ? 'Bevestig je betaling' : 'Je betaling is mislukt',
    paragraphs: [
      `Hallo ${name},`,
      {
        card_declined: 'We konden niet van je kaart afschrijven: je bank heeft de kaart geweigerd.',
        card_expired: 'We konden niet van je kaart afschrijven, omdat die verlopen is.',
        authentication_required:
          'Je bank wil dat je deze betaling zelf bevestigt. Er is niets mis met je kaart: volg de link om de betaling te bevestigen.',
      }[reason],
      isLast
        ? `Op ${retryAt} proberen we het voor de laatste keer. Lukt het dan ook niet, dan eindigt je abonnement op die dag. Tot dan kun je verder lezen.`
        : `Op ${retryAt} proberen we het opnieuw. Tot dan kun je verder lezen.`,
      ...(reason === 'authentication_required' ? [] : ['Controleer je kaart of kies een andere, zodat je abonnement niet eindigt.']),
    ],
    action: reason === 'authentication_required' ? 'De betaling bevestigen' : 'Je kaart controleren',
  }),
  subscriptionEnded: ({ name, product, reason, refunded }) => ({
    subject: 'Je abonnement is beëindigd',
    paragraphs: presentParagraphs(
      `Hallo ${name},`,
      {
        unpaid: `Je abonnement op ${product} is beëindigd, omdat we niet van je kaart konden afschrijven. De openstaande factuur is geannuleerd en je bent niets verschuldigd.`,
        requested: `Je abonnement op ${product} is beëindigd, zoals je vroeg. Er wordt niets meer afgeschreven.`,
        card_missing: `Je abonnement op ${product} is beëindigd, omdat er geen kaart is opgeslagen. Je bent niets verschuldigd.`,
        balance_used_up: `Je abonnement op ${product} is beëindigd: je cadeautegoed is niet genoeg voor een volgende periode en er is geen kaart opgeslagen. Je bent niets verschuldigd.`,
      }[reason],
      refunded && `Voor de ongebruikte dagen krijg je ${refunded} op dezelfde manier terug.`,
      'Je kunt je op elk moment opnieuw abonneren.',
    ),
    action: 'De abonnementen bekijken',
  }),
  receipt: ({ name, number, taxNote, seller }) => ({
    subject: `Ontvangstbewijs ${number}`,
    paragraphs: presentParagraphs(`Hallo ${name},`, 'Bedankt voor je betaling.', taxNote, `Verkocht door ${seller}.`),
    action: 'Je facturen bekijken',
  }),
};
