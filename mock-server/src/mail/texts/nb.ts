import { type MailTexts, presentParagraphs } from './mailTexts.ts';

/** The mails in Norwegian (bokmål). */
export const nb: MailTexts = {
  open: 'Åpne',
  copyLink: 'Hvis knappen ikke virker, kan du kopiere denne adressen inn i nettleseren:',
  automatic: (brand) => `Denne meldingen er sendt automatisk fra ${brand}. Du kan ikke svare på den.`,
  emailConfirmation: ({ brand }) => ({
    subject: 'Bekreft e-postadressen din',
    paragraphs: [
      `Noen har skrevet inn denne adressen i en profil hos ${brand}. Hvis det var deg, må du bekrefte at den er din.`,
      'Lenken virker én gang og i 24 timer. Hvis det ikke var deg, trenger du ikke å gjøre noe.',
    ],
    action: 'Bekreft adressen',
  }),
  giftCard: ({ brand, name, code, message }) => ({
    subject: `Gavekortet ditt hos ${brand}`,
    paragraphs: presentParagraphs(
      `Hei, ${name}!`,
      `Takk for bestillingen. Dette er koden til gavekortet: ${code}`,
      message && `Hilsenen din: ${message}`,
      'Gi koden eller lenken videre. Den som løser inn gavekortet, kan lese i tre måneder.',
    ),
    action: 'Løs inn gavekortet',
  }),
  cancellation: ({ name, receivedAt, ends }) => ({
    subject: 'Bekreftelse på oppsigelsen',
    paragraphs: [
      `Hei, ${name}!`,
      `Vi mottok oppsigelsen din ${receivedAt}.`,
      ends
        ? `Abonnementet ditt på ${ends.product} avsluttes ${ends.at}, og det trekkes ikke mer. Ta vare på denne meldingen som bekreftelse.`
        : 'Hvis det finnes et abonnement på denne e-postadressen, avsluttes det når perioden som er betalt, er slutt, og det trekkes ikke mer. Ta vare på denne meldingen som bekreftelse.',
    ],
    action: 'Se abonnementene dine',
  }),
  withdrawal: ({ name, receivedAt }) => ({
    subject: 'Bekreftelse på at du angret kjøpet',
    paragraphs: [
      `Hei, ${name}!`,
      `Den ${receivedAt} mottok vi meldingen din om at du angrer kjøpet.`,
      'Abonnementer på denne e-postadressen som ikke er eldre enn 14 dager, avsluttes med en gang, og det som er betalt, går tilbake samme vei. Ta vare på denne meldingen som bekreftelse.',
    ],
    action: 'Se abonnementene dine',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms }) => ({
    subject: 'Abonnementet ditt har begynt',
    paragraphs: presentParagraphs(
      `Hei, ${name}!`,
      `Takk for bestillingen: ${product}, ${amount} per ${yearly ? 'år' : 'måned'}. Første belastning er ${at}.`,
      'Du kan si opp på nettet når som helst; abonnementet slutter da med perioden som er betalt. Ta vare på denne meldingen som bekreftelse på avtalen.',
      terms && `Du har godtatt vilkårene i versjonen fra ${terms}.`,
    ),
    action: 'Se abonnementet',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, next }) => ({
    subject: 'Abonnementet ditt er endret',
    paragraphs: [
      `Hei, ${name}!`,
      startsAt
        ? `Fra ${startsAt} er abonnementet ditt ${product}, med ${yearly ? 'årlig' : 'månedlig'} betaling. Det nåværende fortsetter frem til da.`
        : `Abonnementet ditt er nå ${product}, med ${yearly ? 'årlig' : 'månedlig'} betaling.`,
      charged
        ? charged.credit
          ? `Vi har trukket ${charged.amount} i dag. De ubrukte dagene av det forrige abonnementet reduserte prisen med ${charged.credit}.`
          : `Vi har trukket ${charged.amount} i dag.`
        : 'Ingenting ble trukket i dag.',
      `Neste trekk er ${next.amount} den ${next.at}.`,
    ],
    action: 'Se abonnementet',
  }),
  trialEnds: ({ name, at, amount }) => ({
    subject: 'Prøveperioden din er snart slutt',
    paragraphs: [
      `Hei, ${name}!`,
      `Den gratis prøveperioden din slutter ${at}. Etter det trekkes ${amount} for hver periode.`,
      'Hvis du ikke vil fortsette, kan du si opp før det; det koster ingenting.',
    ],
    action: 'Se abonnementet ditt',
  }),
  chargeFailed: ({ name, product, amount, retryAt }) => ({
    subject: 'Betalingen din mislyktes',
    paragraphs: [
      `Hei, ${name}!`,
      `Vi kunne ikke trekke ${amount} for ${product} fra kortet ditt.`,
      `Vi prøver igjen ${retryAt}. Fram til da kan du lese videre. Sjekk kortet eller velg et annet, så abonnementet ikke avsluttes.`,
    ],
    action: 'Sjekk kortet',
  }),
  subscriptionEnded: ({ name, product, unpaid }) => ({
    subject: 'Abonnementet ditt er avsluttet',
    paragraphs: [
      `Hei, ${name}!`,
      unpaid
        ? `Abonnementet ditt på ${product} er avsluttet fordi vi ikke kunne trekke kortet ditt. Den åpne fakturaen er annullert, og du skylder ingenting.`
        : `Abonnementet ditt på ${product} er avsluttet, slik du ba om. Ingenting mer trekkes.`,
      'Du kan abonnere igjen når som helst.',
    ],
    action: 'Se abonnementene',
  }),
  receipt: ({ name, number, product, from, until, amount, tax }) => ({
    subject: `Kvittering ${number}`,
    paragraphs: [
      `Hei, ${name}!`,
      `Takk for betalingen på ${amount} (herav avgift ${tax}).`,
      `${product}, ${from} – ${until}. Faktura ${number}.`,
    ],
    action: 'Se fakturaene dine',
  }),
};
