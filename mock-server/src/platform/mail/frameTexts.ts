import type { Locale } from '../database/realms.ts';

/** What stands around every mail. */
interface FrameTexts {
  /** The default label of a link. */
  readonly open: string;
  /** The text before the URL of the link, for users who cannot press the button. */
  readonly copyLink: string;
  /** The last line of every mail. */
  automatic(brand: string): string;
}

const english: FrameTexts = {
  open: 'Open',
  copyLink: 'If the button does not work, copy this address into your browser:',
  automatic: (brand) => `${brand} sent this message automatically. You cannot reply to it.`,
};

const texts: Readonly<Record<Locale, FrameTexts>> = {
  'en-GB': english,
  'en-US': english,
  de: {
    open: 'Öffnen',
    copyLink: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    automatic: (brand) => `Diese Nachricht wurde automatisch von ${brand} verschickt. Bitte antworten Sie nicht darauf.`,
  },
  fi: {
    open: 'Avaa',
    copyLink: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
    automatic: (brand) => `${brand} on lähettänyt tämän viestin automaattisesti. Siihen ei voi vastata.`,
  },
  fr: {
    open: 'Ouvrir',
    copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    automatic: (brand) => `Ce message a été envoyé automatiquement par ${brand}. Merci de ne pas y répondre.`,
  },
  nb: {
    open: 'Åpne',
    copyLink: 'Hvis knappen ikke virker, kan du kopiere denne adressen inn i nettleseren:',
    automatic: (brand) => `Denne meldingen er sendt automatisk fra ${brand}. Du kan ikke svare på den.`,
  },
  nl: {
    open: 'Openen',
    copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    automatic: (brand) => `Dit bericht is automatisch verstuurd door ${brand}. Je kunt er niet op antwoorden.`,
  },
  sv: {
    open: 'Öppna',
    copyLink: 'Om knappen inte fungerar kan du kopiera adressen till din webbläsare:',
    automatic: (brand) => `Det här meddelandet skickades automatiskt från ${brand}. Det går inte att svara på det.`,
  },
};

/** Returns what stands around every mail, in the language of its recipient. */
export const frameTextsOf = (locale: Locale): FrameTexts => texts[locale];
