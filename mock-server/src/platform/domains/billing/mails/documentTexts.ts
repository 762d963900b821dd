import type { Locale } from '../../../database/realms.ts';
import type { Language } from '../../../mail/language.ts';
import { type MailText, presentParagraphs } from '../../../mail/mailText.ts';

/** The mails about credit notes, and about the plan of an account that is deleted or brought back. Dates are passed already formatted. */
interface DocumentTexts {
  /** Money goes back, or has gone back, by a credit note for an invoice. */
  creditNote(facts: { readonly name: string; readonly number: string; readonly invoice: string; readonly seller: string }): MailText;
  /** A plan has stopped with the deletion of the account; it goes on where the account is brought back until a day. `paid` if its unused days are worth something. */
  planStopped(facts: {
    readonly name: string;
    readonly product: string;
    readonly days: number;
    readonly until: string;
    readonly paid: boolean;
  }): MailText;
  /** A plan goes on with its unused days, until a day; `ends` if it was cancelled before, `needsCard` if nothing would pay for more. */
  planResumed(facts: {
    readonly name: string;
    readonly product: string;
    readonly until: string;
    readonly ends: boolean;
    readonly needsCard: boolean;
  }): MailText;
}

const english: DocumentTexts = {
  creditNote: ({ name, number, invoice, seller }) => ({
    subject: `Credit note ${number}`,
    paragraphs: [`Hello ${name},`, `This is the credit note for invoice ${invoice}. The sum goes back the way it came.`, `From ${seller}.`],
    action: 'See your invoices',
  }),
  planStopped: ({ name, product, days, until, paid }) => ({
    subject: 'Your subscription has stopped',
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      `Your account has been deleted. Your subscription to ${product} has stopped with it, and nothing more is charged.`,
      `If the account is brought back by ${until}, the subscription goes on with its ${days === 1 ? 'unused day' : `${days} unused days`}.`,
      paid
        ? 'If it is not, we then give back what these days are worth: to the card that paid for them. What a gift card paid, or the card no longer takes, goes on a new gift card, to the address that you confirmed last.'
        : undefined,
    ),
    action: 'Go to the login page',
  }),
  planResumed: ({ name, product, until, ends, needsCard }) => ({
    subject: 'Your subscription goes on',
    paragraphs: presentParagraphs(
      `Hello ${name},`,
      `Your account is back, and your subscription to ${product} goes on: its unused days run until ${until}.`,
      ends ? 'It then ends, as you asked before.' : undefined,
      needsCard ? 'No card is saved any more. Add one if the subscription is to continue after that day.' : undefined,
    ),
    action: 'See your subscription',
  }),
};

const texts: Readonly<Record<Locale, DocumentTexts>> = {
  'en-GB': english,
  'en-US': english,
  de: {
    creditNote: ({ name, number, invoice, seller }) => ({
      subject: `Gutschrift ${number}`,
      paragraphs: [
        `Guten Tag ${name},`,
        `dies ist die Gutschrift zur Rechnung ${invoice}. Der Betrag geht auf dem Weg zurück, auf dem er gekommen ist.`,
        `Von ${seller}.`,
      ],
      action: 'Zu Ihren Rechnungen',
    }),
    planStopped: ({ name, product, days, until, paid }) => ({
      subject: 'Ihr Abonnement ist angehalten',
      paragraphs: presentParagraphs(
        `Guten Tag ${name},`,
        `Ihr Konto wurde gelöscht. Damit ist auch Ihr Abonnement ${product} angehalten, und es wird nichts mehr abgebucht.`,
        `Wird das Konto bis zum ${until} wiederhergestellt, läuft das Abonnement mit ${days === 1 ? 'dem ungenutzten Tag' : `den ${days} ungenutzten Tagen`} weiter.`,
        paid
          ? 'Andernfalls erstatten wir danach, was diese Tage wert sind: auf die Karte, mit der sie bezahlt wurden. Was eine Geschenkkarte bezahlt hat oder die Karte nicht mehr annimmt, kommt auf eine neue Geschenkkarte, an die Adresse, die Sie zuletzt bestätigt haben.'
          : undefined,
      ),
      action: 'Zur Anmeldung',
    }),
    planResumed: ({ name, product, until, ends, needsCard }) => ({
      subject: 'Ihr Abonnement läuft weiter',
      paragraphs: presentParagraphs(
        `Guten Tag ${name},`,
        `Ihr Konto ist wieder da, und Ihr Abonnement ${product} läuft weiter: Die ungenutzten Tage reichen bis zum ${until}.`,
        ends ? 'Danach endet es, wie Sie es zuvor gewünscht haben.' : undefined,
        needsCard ? 'Es ist keine Karte mehr gespeichert. Fügen Sie eine hinzu, wenn das Abonnement danach weiterlaufen soll.' : undefined,
      ),
      action: 'Abonnement ansehen',
    }),
  },
  fi: {
    creditNote: ({ name, number, invoice, seller }) => ({
      subject: `Hyvityslasku ${number}`,
      paragraphs: [
        `Hei ${name},`,
        `tämä on hyvityslasku laskulle ${invoice}. Summa palautetaan samaa tietä kuin se maksettiin.`,
        `Myyjä: ${seller}.`,
      ],
      action: 'Katso laskusi',
    }),
    planStopped: ({ name, product, days, until, paid }) => ({
      subject: 'Tilauksesi on keskeytetty',
      paragraphs: presentParagraphs(
        `Hei ${name},`,
        `tilisi on poistettu. Samalla tilauksesi ${product} on keskeytetty, eikä mitään enää veloiteta.`,
        `Jos tili palautetaan viimeistään ${until}, tilaus jatkuu käyttämättä jääneillä päivillä (${days}).`,
        paid
          ? 'Muussa tapauksessa hyvitämme sen jälkeen näiden päivien arvon kortille, jolla ne maksettiin. Lahjakortilla maksettu osa, tai se mitä kortti ei enää ota vastaan, siirretään uudelle lahjakortille viimeksi vahvistamaasi osoitteeseen.'
          : undefined,
      ),
      action: 'Siirry kirjautumiseen',
    }),
    planResumed: ({ name, product, until, ends, needsCard }) => ({
      subject: 'Tilauksesi jatkuu',
      paragraphs: presentParagraphs(
        `Hei ${name},`,
        `tilisi on palautettu, ja tilauksesi ${product} jatkuu: käyttämättä jääneet päivät riittävät ${until} asti.`,
        ends ? 'Sen jälkeen tilaus päättyy, kuten aiemmin pyysit.' : undefined,
        needsCard ? 'Korttia ei ole enää tallennettu. Lisää kortti, jos haluat tilauksen jatkuvan sen jälkeen.' : undefined,
      ),
      action: 'Katso tilauksesi',
    }),
  },
  fr: {
    creditNote: ({ name, number, invoice, seller }) => ({
      subject: `Avoir ${number}`,
      paragraphs: [
        `Bonjour ${name},`,
        `Voici l’avoir sur la facture ${invoice}. La somme est rendue par le moyen qui a servi à la payer.`,
        `De ${seller}.`,
      ],
      action: 'Voir vos factures',
    }),
    planStopped: ({ name, product, days, until, paid }) => ({
      subject: 'Votre abonnement est interrompu',
      paragraphs: presentParagraphs(
        `Bonjour ${name},`,
        `Votre compte a été supprimé. Votre abonnement ${product} est donc interrompu, et plus rien n’est débité.`,
        `Si le compte est rétabli au plus tard le ${until}, l’abonnement reprend avec ${days === 1 ? 'le jour qui restait' : `les ${days} jours qui restaient`}.`,
        paid
          ? 'Sinon, nous remboursons ensuite la valeur de ces jours sur la carte bancaire qui les a payés. Ce qu’une carte-cadeau a payé, ou que la carte bancaire n’accepte plus, est reporté sur une nouvelle carte-cadeau, envoyée à la dernière adresse que vous avez confirmée.'
          : undefined,
      ),
      action: 'Se connecter',
    }),
    planResumed: ({ name, product, until, ends, needsCard }) => ({
      subject: 'Votre abonnement reprend',
      paragraphs: presentParagraphs(
        `Bonjour ${name},`,
        `Votre compte est rétabli, et votre abonnement ${product} reprend : les jours qui restaient courent jusqu’au ${until}.`,
        ends ? 'Il prend fin ensuite, comme vous l’aviez demandé.' : undefined,
        needsCard
          ? 'Aucune carte bancaire n’est plus enregistrée. Ajoutez-en une si vous voulez que l’abonnement continue après ce jour.'
          : undefined,
      ),
      action: 'Voir votre abonnement',
    }),
  },
  nb: {
    creditNote: ({ name, number, invoice, seller }) => ({
      subject: `Kreditnota ${number}`,
      paragraphs: [
        `Hei, ${name}!`,
        `Dette er kreditnotaen til faktura ${invoice}. Beløpet går tilbake samme vei som det ble betalt.`,
        `Fra ${seller}.`,
      ],
      action: 'Se fakturaene dine',
    }),
    planStopped: ({ name, product, days, until, paid }) => ({
      subject: 'Abonnementet ditt er stanset',
      paragraphs: presentParagraphs(
        `Hei, ${name}!`,
        `Kontoen din er slettet. Abonnementet ditt på ${product} er stanset med den, og ingenting mer trekkes.`,
        `Blir kontoen gjenopprettet senest ${until}, fortsetter abonnementet med ${days === 1 ? 'den ubrukte dagen' : `de ${days} ubrukte dagene`}.`,
        paid
          ? 'Hvis ikke betaler vi deretter tilbake det disse dagene er verdt, til kortet som betalte dem. Det et gavekort har betalt, eller som kortet ikke lenger tar imot, settes på et nytt gavekort og sendes til adressen du sist bekreftet.'
          : undefined,
      ),
      action: 'Gå til innloggingen',
    }),
    planResumed: ({ name, product, until, ends, needsCard }) => ({
      subject: 'Abonnementet ditt fortsetter',
      paragraphs: presentParagraphs(
        `Hei, ${name}!`,
        `Kontoen din er tilbake, og abonnementet ditt på ${product} fortsetter: De ubrukte dagene varer til ${until}.`,
        ends ? 'Deretter avsluttes det, slik du ba om.' : undefined,
        needsCard ? 'Ingen kort er lagret lenger. Legg til et hvis abonnementet skal fortsette etter den dagen.' : undefined,
      ),
      action: 'Se abonnementet',
    }),
  },
  nl: {
    creditNote: ({ name, number, invoice, seller }) => ({
      subject: `Creditfactuur ${number}`,
      paragraphs: [
        `Hallo ${name},`,
        `Dit is de creditfactuur bij factuur ${invoice}. Het bedrag gaat terug zoals het is betaald.`,
        `Van ${seller}.`,
      ],
      action: 'Je facturen bekijken',
    }),
    planStopped: ({ name, product, days, until, paid }) => ({
      subject: 'Je abonnement is stopgezet',
      paragraphs: presentParagraphs(
        `Hallo ${name},`,
        `Je account is verwijderd. Je abonnement op ${product} is daarmee stopgezet en er wordt niets meer afgeschreven.`,
        `Wordt het account uiterlijk ${until} teruggehaald, dan loopt het abonnement verder met ${days === 1 ? 'de ongebruikte dag' : `de ${days} ongebruikte dagen`}.`,
        paid
          ? 'Anders betalen we daarna terug wat deze dagen waard zijn, op de kaart waarmee ze zijn betaald. Wat met een cadeaukaart is betaald, of wat de kaart niet meer aanneemt, zetten we op een nieuwe cadeaukaart en sturen we naar het adres dat je het laatst hebt bevestigd.'
          : undefined,
      ),
      action: 'Naar de inlogpagina',
    }),
    planResumed: ({ name, product, until, ends, needsCard }) => ({
      subject: 'Je abonnement loopt verder',
      paragraphs: presentParagraphs(
        `Hallo ${name},`,
        `Je account is terug en je abonnement op ${product} loopt verder: de ongebruikte dagen lopen tot ${until}.`,
        ends ? 'Daarna eindigt het, zoals je eerder vroeg.' : undefined,
        needsCard ? 'Er is geen kaart meer opgeslagen. Voeg er een toe als het abonnement daarna moet doorlopen.' : undefined,
      ),
      action: 'Je abonnement bekijken',
    }),
  },
  sv: {
    creditNote: ({ name, number, invoice, seller }) => ({
      subject: `Kreditfaktura ${number}`,
      paragraphs: [
        `Hej ${name}!`,
        `Det här är kreditfakturan till faktura ${invoice}. Beloppet går tillbaka samma väg som det betalades.`,
        `Från ${seller}.`,
      ],
      action: 'Se dina fakturor',
    }),
    planStopped: ({ name, product, days, until, paid }) => ({
      subject: 'Ditt abonnemang är stoppat',
      paragraphs: presentParagraphs(
        `Hej ${name}!`,
        `Ditt konto har raderats. Ditt abonnemang på ${product} är därmed stoppat, och inget mer debiteras.`,
        `Om kontot återställs senast ${until} fortsätter abonnemanget med ${days === 1 ? 'den outnyttjade dagen' : `de ${days} outnyttjade dagarna`}.`,
        paid
          ? 'Annars betalar vi därefter tillbaka vad dagarna är värda, till kortet som betalade dem. Det som ett presentkort har betalat, eller som kortet inte längre tar emot, sätts på ett nytt presentkort som skickas till den adress du senast bekräftade.'
          : undefined,
      ),
      action: 'Till inloggningen',
    }),
    planResumed: ({ name, product, until, ends, needsCard }) => ({
      subject: 'Ditt abonnemang fortsätter',
      paragraphs: presentParagraphs(
        `Hej ${name}!`,
        `Ditt konto är tillbaka, och ditt abonnemang på ${product} fortsätter: de outnyttjade dagarna räcker till ${until}.`,
        ends ? 'Därefter upphör det, som du ville.' : undefined,
        needsCard ? 'Inget kort är sparat längre. Lägg till ett om abonnemanget ska fortsätta efter den dagen.' : undefined,
      ),
      action: 'Se abonnemanget',
    }),
  },
};

/** Returns the mails about credit notes and stopped plans in the language of their recipient. */
export const documentTextsOf = ({ locale }: Language): DocumentTexts => texts[locale];
