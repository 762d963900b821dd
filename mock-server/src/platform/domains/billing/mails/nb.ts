import { presentParagraphs } from '../../../mail/mailText.ts';
import { type BillingMails, declarationMail } from './billingMails.ts';

/** The mails in Norwegian (bokmål). */
export const nb: BillingMails = {
  labels: {
    plan: 'Abonnement',
    item: 'Vare',
    price: 'Pris',
    each: (amount, yearly) => `${amount} per ${yearly ? 'år' : 'måned'}`,
    firstCharge: 'Første trekk',
    nextCharge: 'Neste trekk',
    charged: 'Trukket i dag',
    credit: 'Ubrukte dager av det forrige abonnementet',
    contract: 'Kontraktnummer',
    number: 'Ordre- og fakturanummer',
    balance: 'Gavekortsaldo',
    code: 'Koden til gavekortet',
    usedDays: 'Beholdes for brukte dager',
  },
  giftCard: ({ brand, name, codes, plan, months, message }) => ({
    subject: codes === 1 ? `Gavekortet ditt hos ${brand}` : `De ${codes} gavekortene dine hos ${brand}`,
    paragraphs: presentParagraphs(
      `Hei, ${name}!`,
      'Takk for bestillingen.',
      message && `Hilsenen din: ${message}`,
      `Gi ${codes === 1 ? 'koden eller lenken' : 'kodene eller lenkene'} videre. Hvert gavekort betaler ${months} måneder med ${plan}, avgift inkludert, og krever ikke bankkort.`,
    ),
    action: 'Løs inn gavekortet',
  }),
  balancePays: ({ charges, until, hasCard }) =>
    `Gavekortsaldoen din betaler ${charges === 1 ? 'det neste trekket' : `de neste ${charges} trekkene`}, fram til ${until}. ${
      hasCard
        ? 'Etter det trekkes kortet ditt.'
        : 'Da avsluttes abonnementet, med mindre du legger til et kort eller løser inn et nytt gavekort.'
    }`,
  balancePaysPart: ({ fromBalance, fromCard }) =>
    `Gavekortsaldoen din betaler ${fromBalance} av det neste trekket. De resterende ${fromCard} trekkes fra kortet ditt.`,
  balanceReturned: ({ name }) => ({
    subject: 'Det som er igjen av gavekortet ditt',
    paragraphs: [
      `Hei, ${name}!`,
      'Kontoen din er slettet, og en del av gavekortsaldoen er igjen. Vi har overført beløpet til et nytt gavekort.',
      'Du kan gi det videre eller løse det inn på en annen konto.',
    ],
    action: 'Løs inn gavekortet',
  }),
  cardNeeded: ({ name, product, amount, at, reason }) => ({
    subject: reason === 'card_missing' ? 'Abonnementet ditt mangler et kort' : 'Gavekortsaldoen din er snart brukt opp',
    paragraphs: [
      `Hei, ${name}!`,
      reason === 'card_missing'
        ? `Det er ikke lagret noe kort for det neste trekket på ${amount} for ${product}.`
        : `Gavekortsaldoen din dekker ikke det neste trekket på ${amount} for ${product}, og ingen kort er lagret.`,
      `Abonnementet avsluttes ${at}, og ingenting trekkes. Vil du fortsette, må du legge til et kort eller løse inn et ${reason === 'card_missing' ? '' : 'nytt '}gavekort før det.`,
    ],
    action: 'Legg til et kort',
  }),
  yearRenews: ({ name, product, amount, at, until, balance, hasNotice }) => ({
    subject: 'Abonnementet ditt fornyes snart for et år',
    paragraphs: presentParagraphs(
      `Hei, ${name}!`,
      `${at} fortsetter abonnementet ditt på ${product} i et år til, og ${amount} trekkes.`,
      balance,
      hasNotice
        ? 'Du kan også si opp senere, med én måneds varsel. Det du har betalt for resten av året, går da tilbake samme vei.'
        : undefined,
    ),
    framed: `Vil du ikke ha et år til, sier du opp senest ${until}. Følg lenken og velg «Si opp abonnementet». Det koster ingenting.`,
    action: 'Se eller si opp abonnementet',
  }),
  cardExpires: ({ name, product, last4, expiry, at }) => ({
    subject: 'Kortet ditt utløper før det neste trekket',
    paragraphs: [
      `Hei, ${name}!`,
      `Kortet ditt som slutter på ${last4}, utløper ${expiry}. ${at} skulle vi trekke det for ${product}, og det kommer ikke til å gå.`,
      'Legg til det nye kortet før det, så fortsetter abonnementet som før.',
    ],
    action: 'Legg til et kort',
  }),
  cancellation: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Bekreft oppsigelsen',
        reminder: 'Påminnelse: bekreft oppsigelsen',
        done: 'Bekreftelse på oppsigelsen',
        nothing: 'Oppsigelsen din: ingenting er endret',
      },
      actions: { pending: 'Bekreft at du sier opp', done: 'Se abonnementene dine' },
      greeting: `Hei, ${name}!`,
      received: `Vi mottok oppsigelsen din ${receivedAt}.`,
      unknown: 'Nummeret du oppga, passer ikke til noen av avtalene dine. Lenken viser hvilke du har: Velg den du mener.',
      pending:
        'Bekreft med lenken at den kommer fra deg. Oppsigelsen gjelder da fra dagen og klokkeslettet ovenfor. Hvis du ikke har sagt opp, trenger du ikke å gjøre noe: Ingenting endres.',
      link: `Lenken virker til og med ${until}. Etter det logger du inn og sier opp på nytt, eller skriver til brukerstøtten: Dagen ovenfor gjelder fortsatt.`,
      none: 'Det finnes ikke noe abonnement på denne e-postadressen, så ingenting endres.',
      each: ({ result, product, at, refund }) => {
        if (result === 'later') return `Du bestilte ${product} etter denne meldingen, så det abonnementet fortsetter.`;
        if (refund === 'none') return `Abonnementet ditt på ${product} avsluttes ${at}, og det trekkes ikke mer.`;
        return refund === 'rest'
          ? `Abonnementet ditt på ${product} avsluttes ${at}. Det du har betalt for dagene etter det, går tilbake samme vei.`
          : `Abonnementet ditt på ${product} avsluttes ${at}. Det du har betalt for senere perioder, går tilbake samme vei.`;
      },
      unused: (sum) => `Den dagen går ${sum} for de ubrukte dagene tilbake samme vei.`,
      keep: 'Ta vare på denne meldingen som bekreftelse.',
    });
  },
  withdrawal: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Bekreft at du angrer kjøpet',
        reminder: 'Påminnelse: bekreft at du angrer kjøpet',
        done: 'Bekreftelse på at du angret kjøpet',
        nothing: 'Meldingen om at du angrer: ingenting er endret',
      },
      actions: { pending: 'Bekreft at du angrer', done: 'Se abonnementene dine' },
      greeting: `Hei, ${name}!`,
      received: `Den ${receivedAt} mottok vi meldingen din om at du angrer kjøpet.`,
      unknown: 'Nummeret du oppga, passer ikke til noen av avtalene dine. Lenken viser hvilke du har: Velg den du mener.',
      pending:
        'Bekreft med lenken at meldingen kommer fra deg. Den gjelder da fra dagen og klokkeslettet ovenfor. Hvis du ikke har angret noe kjøp, trenger du ikke å gjøre noe: Ingenting endres.',
      link: `Lenken virker til og med ${until}. Etter det logger du inn og angrer på nytt, eller skriver til brukerstøtten: Dagen ovenfor gjelder fortsatt.`,
      none: 'På denne adressen fantes det ikke noe kjøp som fortsatt kan angres: Fristen går ut 14 dager etter bestillingen, og gavekort som er løst inn, gjelder. Ingenting endres.',
      each: ({ result, product, at, cards, refund }) => {
        if (result === 'giftCards')
          return cards === 1
            ? 'Ett gavekort som ingen hadde løst inn, er ugyldig. Det du har betalt for det, går tilbake samme vei.'
            : `${cards} gavekort som ingen hadde løst inn, er ugyldige. Det du har betalt for dem, går tilbake samme vei.`;
        if (result === 'later') return `Du bestilte eller endret ${product} etter denne meldingen, så det abonnementet fortsetter.`;
        if (result === 'returned')
          return `Byttet av abonnement er angret. ${product} fortsetter til ${at}, og det byttet kostet, går tilbake samme vei.`;
        const texts = {
          none: `Abonnementet ditt på ${product} er avsluttet. Du hadde ikke betalt noe for det.`,
          all: `Abonnementet ditt på ${product} er avsluttet. Det du har betalt for det, går tilbake samme vei.`,
          rest: `Abonnementet ditt på ${product} er avsluttet. Det du har betalt, går tilbake samme vei, bortsett fra dagene du har brukt.`,
        };
        return texts[refund];
      },
      keep: 'Ta vare på denne meldingen som bekreftelse.',
    });
  },
  subscribed: ({ name, terms, balance }) => ({
    subject: 'Abonnementet ditt har begynt',
    paragraphs: presentParagraphs(
      `Hei, ${name}!`,
      'Takk for bestillingen.',
      balance,
      'Du kan si opp på nettet når som helst; abonnementet slutter da med perioden som er betalt. Ta vare på denne meldingen som bekreftelse på avtalen.',
      terms && `Du har godtatt vilkårene i versjonen fra ${terms}.`,
    ),
    action: 'Se abonnementet',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, balance }) => ({
    subject: 'Abonnementet ditt er endret',
    paragraphs: presentParagraphs(
      `Hei, ${name}!`,
      startsAt
        ? `Fra ${startsAt} er abonnementet ditt ${product}, med ${yearly ? 'årlig' : 'månedlig'} betaling. Det nåværende fortsetter frem til da.`
        : `Abonnementet ditt er nå ${product}, med ${yearly ? 'årlig' : 'månedlig'} betaling.`,
      charged ? undefined : 'Ingenting ble trukket i dag.',
      balance,
    ),
    action: 'Se abonnementet',
  }),
  trialEnds: ({ name, at, balance }) => ({
    subject: 'Prøveperioden din er snart slutt',
    paragraphs: presentParagraphs(
      `Hei, ${name}!`,
      `Den gratis prøveperioden din slutter ${at}. Etter det trekkes prisen nedenfor for hver periode.`,
      balance,
      'Hvis du ikke vil fortsette, kan du si opp før det; det koster ingenting.',
    ),
    action: 'Se abonnementet ditt',
  }),
  chargeFailed: ({ name, retryAt, reason, isLast }) => ({
    subject: reason === 'authentication_required' ? 'Bekreft betalingen din' : 'Betalingen din mislyktes',
    paragraphs: [
      `Hei, ${name}!`,
      {
        card_declined: 'Vi kunne ikke trekke beløpet fra kortet ditt: Banken din avviste det.',
        card_expired: 'Vi kunne ikke trekke beløpet fra kortet ditt, fordi det er utløpt.',
        authentication_required:
          'Banken din vil at du bekrefter denne betalingen selv. Det er ikke noe galt med kortet ditt: Følg lenken og bekreft betalingen.',
      }[reason],
      isLast
        ? `Vi prøver for siste gang ${retryAt}. Går det heller ikke da, avsluttes abonnementet den dagen. Fram til da kan du lese videre.`
        : `Vi prøver igjen ${retryAt}. Fram til da kan du lese videre.`,
      ...(reason === 'authentication_required' ? [] : ['Sjekk kortet eller velg et annet, så abonnementet ikke avsluttes.']),
    ],
    action: reason === 'authentication_required' ? 'Bekreft betalingen' : 'Sjekk kortet',
  }),
  subscriptionEnded: ({ name, product, reason, refunded }) => ({
    subject: 'Abonnementet ditt er avsluttet',
    paragraphs: presentParagraphs(
      `Hei, ${name}!`,
      {
        unpaid: `Abonnementet ditt på ${product} er avsluttet fordi vi ikke kunne trekke kortet ditt. Den åpne fakturaen er annullert, og du skylder ingenting.`,
        requested: `Abonnementet ditt på ${product} er avsluttet, slik du ba om. Ingenting mer trekkes.`,
        card_missing: `Abonnementet ditt på ${product} er avsluttet, fordi ingen kort er lagret. Du skylder ingenting.`,
        balance_used_up: `Abonnementet ditt på ${product} er avsluttet: Gavekortsaldoen dekker ikke en ny periode, og ingen kort er lagret. Du skylder ingenting.`,
      }[reason],
      refunded && `For de ubrukte dagene går ${refunded} tilbake samme vei.`,
      'Du kan abonnere igjen når som helst.',
    ),
    action: 'Se abonnementene',
  }),
  receipt: ({ name, number, taxNote, seller }) => ({
    subject: `Kvittering ${number}`,
    paragraphs: presentParagraphs(`Hei, ${name}!`, 'Takk for betalingen.', taxNote, `Solgt av ${seller}.`),
    action: 'Se fakturaene dine',
  }),
};
