import { describeOutcome, type MailTexts, presentParagraphs } from './mailTexts.ts';

/** The mails in Norwegian (bokmål). */
export const nb: MailTexts = {
  open: 'Åpne',
  copyLink: 'Hvis knappen ikke virker, kan du kopiere denne adressen inn i nettleseren:',
  automatic: (brand) => `Denne meldingen er sendt automatisk fra ${brand}. Du kan ikke svare på den.`,
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: 'Bekreft e-postadressen din',
    paragraphs: presentParagraphs(
      `Noen har skrevet inn denne adressen i en profil hos ${brand}. Hvis det var deg, må du bekrefte at den er din.`,
      becomesUserName ? 'Etter det logger du inn med denne adressen.' : undefined,
      'Lenken virker én gang og i 24 timer. Hvis det ikke var deg, trenger du ikke å gjøre noe.',
    ),
    action: 'Bekreft adressen',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Velg et nytt passord',
    paragraphs: [
      `Noen har bedt om et nytt passord for ${userName} hos ${brand}. Hvis det var deg, velger du det med lenken.`,
      'Lenken virker én gang og i 30 minutter. Hvis det ikke var deg, trenger du ikke å gjøre noe: Passordet er som før.',
    ],
    action: 'Velg et nytt passord nå',
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
  cancellation: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Bekreftelse på oppsigelsen' : 'Bekreft oppsigelsen',
    paragraphs: [
      `Hei, ${name}!`,
      `Vi mottok oppsigelsen din ${receivedAt}.`,
      ...describeOutcome(ended, {
        pending:
          'Bekreft med lenken at den kommer fra deg. Oppsigelsen gjelder da fra dagen og klokkeslettet ovenfor. Hvis du ikke har sagt opp, trenger du ikke å gjøre noe: Ingenting endres.',
        none: 'Det finnes ikke noe abonnement på denne e-postadressen, så ingenting endres.',
        each: ({ product, at, refunded }) =>
          refunded
            ? `Abonnementet ditt på ${product} avsluttes ${at}. Det du har betalt for senere perioder, går tilbake samme vei.`
            : `Abonnementet ditt på ${product} avsluttes ${at}, og det trekkes ikke mer.`,
      }),
      'Ta vare på denne meldingen som bekreftelse.',
    ],
    action: ended ? 'Se abonnementene dine' : 'Bekreft at du sier opp',
  }),
  withdrawal: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Bekreftelse på at du angret kjøpet' : 'Bekreft at du angrer kjøpet',
    paragraphs: [
      `Hei, ${name}!`,
      `Den ${receivedAt} mottok vi meldingen din om at du angrer kjøpet.`,
      ...describeOutcome(ended, {
        pending:
          'Bekreft med lenken at meldingen kommer fra deg. Den gjelder da fra dagen og klokkeslettet ovenfor. Hvis du ikke har angret noe kjøp, trenger du ikke å gjøre noe: Ingenting endres.',
        none: 'Det fantes ikke noe abonnement på denne e-postadressen som var høyst 14 dager gammelt, så ingenting endres.',
        each: ({ product }) => `Abonnementet ditt på ${product} er avsluttet. Det du har betalt for det, går tilbake samme vei.`,
      }),
      'Ta vare på denne meldingen som bekreftelse.',
    ],
    action: ended ? 'Se abonnementene dine' : 'Bekreft at du angrer',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms, contract }) => ({
    subject: 'Abonnementet ditt har begynt',
    paragraphs: presentParagraphs(
      `Hei, ${name}!`,
      `Takk for bestillingen: ${product}, ${amount} per ${yearly ? 'år' : 'måned'}. Første belastning er ${at}.`,
      'Du kan si opp på nettet når som helst; abonnementet slutter da med perioden som er betalt. Ta vare på denne meldingen som bekreftelse på avtalen.',
      `Kontraktnummeret ditt: ${contract}`,
      terms && `Du har godtatt vilkårene i versjonen fra ${terms}.`,
    ),
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
