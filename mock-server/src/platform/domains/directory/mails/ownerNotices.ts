import type { Locale } from '../../../database/realms.ts';
import type { Language } from '../../../mail/language.ts';
import type { MailText } from '../../../mail/mailText.ts';

/** What the owner of an account is told of. */
export type OwnerEvent =
  /** Another address was entered; it is not confirmed yet. */
  'emailRequested' | 'emailChanged' | 'passwordChanged' | 'dataDownloaded' | 'sessionsEnded' | 'deleted' | 'restored';

/** What a notice says; dates are passed already formatted. */
export interface OwnerNotice {
  readonly event: OwnerEvent;
  readonly name: string;
  readonly brand: string;
  /** The moment of the event. */
  readonly at: string;
  /** The day until which a deleted account can be brought back. */
  readonly until: string;
  /** Whether staff did it. */
  readonly byStaff: boolean;
}

/** What the owner can do if it was not them: choose another password, write to the support, or bring the account back. */
type Remedy = 'password' | 'support' | 'restore';

/** Returns how to undo what somebody else did: whoever holds the new address of an account gets the mails for a new password too. */
export const remedyOf = (event: OwnerEvent): Remedy =>
  event === 'emailChanged' ? 'support' : event === 'deleted' ? 'restore' : 'password';

type Facts = Omit<OwnerNotice, 'event' | 'byStaff'>;

interface NoticeTexts {
  greeting(name: string): string;
  readonly events: Readonly<Record<OwnerEvent, { readonly subject: string; text(facts: Facts): string }>>;
  /** The advice where staff did it. */
  readonly askStaff: string;
  readonly remedies: Readonly<Record<Remedy, { readonly text: string; readonly action: string }>>;
}

const english = (eMail: 'e-mail' | 'email'): NoticeTexts => ({
  greeting: (name) => `Hello ${name},`,
  events: {
    emailRequested: {
      subject: `Another ${eMail} address was entered in your account`,
      text: ({ brand, at }) =>
        `On ${at}, another ${eMail} address was entered in your account at ${brand}. It replaces this one once the link that we sent there is followed.`,
    },
    emailChanged: {
      subject: `The ${eMail} address of your account has changed`,
      text: ({ brand, at }) => `Since ${at}, your account at ${brand} has another ${eMail} address.`,
    },
    passwordChanged: {
      subject: 'Your password has changed',
      text: ({ brand, at }) => `On ${at}, the password of your account at ${brand} was changed.`,
    },
    dataDownloaded: {
      subject: 'Your data was downloaded',
      text: ({ brand, at }) => `On ${at}, everything that ${brand} stores about you was downloaded.`,
    },
    sessionsEnded: {
      subject: 'Your other devices are logged out',
      text: ({ brand, at }) => `On ${at}, your account at ${brand} was logged out on all devices but one.`,
    },
    deleted: {
      subject: 'Your account is deleted',
      text: ({ brand, until }) =>
        `Your account at ${brand} is deleted. You can return until ${until}: log in with your user name and password as before. After that day we erase your data, except what the law requires us to keep.`,
    },
    restored: {
      subject: 'Your account is back',
      text: ({ brand, at }) => `Your deleted account at ${brand} was brought back on ${at}.`,
    },
  },
  askStaff: 'Staff of your school or organisation did this. If you did not expect it, ask them.',
  remedies: {
    password: {
      text: 'If it was you, there is nothing to do. If it was not, choose a new password now: it logs everybody else out.',
      action: 'Choose a new password',
    },
    support: { text: 'If it was you, there is nothing to do. If it was not, write to our support now.', action: 'Go to the support' },
    restore: {
      text: 'If it was not you, log in, bring the account back, and choose a new password.',
      action: 'Go to the login page',
    },
  },
});

const texts: Readonly<Record<Locale, NoticeTexts>> = {
  'en-GB': english('e-mail'),
  'en-US': english('email'),
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    events: {
      emailRequested: {
        subject: 'In Ihrem Konto wurde eine andere E-Mail-Adresse eingetragen',
        text: ({ brand, at }) =>
          `am ${at} wurde in Ihrem Konto bei ${brand} eine andere E-Mail-Adresse eingetragen. Sie ersetzt diese, sobald der Link geöffnet wird, den wir dorthin gesendet haben.`,
      },
      emailChanged: {
        subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
        text: ({ brand, at }) => `seit dem ${at} hat Ihr Konto bei ${brand} eine andere E-Mail-Adresse.`,
      },
      passwordChanged: {
        subject: 'Ihr Passwort wurde geändert',
        text: ({ brand, at }) => `am ${at} wurde das Passwort Ihres Kontos bei ${brand} geändert.`,
      },
      dataDownloaded: {
        subject: 'Ihre Daten wurden heruntergeladen',
        text: ({ brand, at }) => `am ${at} wurde alles heruntergeladen, was ${brand} über Sie speichert.`,
      },
      sessionsEnded: {
        subject: 'Ihre anderen Geräte sind abgemeldet',
        text: ({ brand, at }) => `am ${at} wurde Ihr Konto bei ${brand} auf allen Geräten bis auf eines abgemeldet.`,
      },
      deleted: {
        subject: 'Ihr Konto ist gelöscht',
        text: ({ brand, until }) =>
          `Ihr Konto bei ${brand} ist gelöscht. Bis zum ${until} können Sie zurückkehren: Melden Sie sich wie gewohnt mit Benutzername und Passwort an. Danach löschen wir Ihre Daten endgültig, außer denen, die wir gesetzlich aufbewahren müssen.`,
      },
      restored: {
        subject: 'Ihr Konto ist wiederhergestellt',
        text: ({ brand, at }) => `Ihr gelöschtes Konto bei ${brand} wurde am ${at} wiederhergestellt.`,
      },
    },
    askStaff: 'Das hat Ihre Schule oder Organisation getan. Wenn Sie nicht damit gerechnet haben, fragen Sie dort nach.',
    remedies: {
      password: {
        text: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort: Damit werden alle anderen abgemeldet.',
        action: 'Neues Passwort wählen',
      },
      support: {
        text: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, schreiben Sie jetzt unserem Support.',
        action: 'Zum Support',
      },
      restore: {
        text: 'Wenn Sie das nicht waren, melden Sie sich an, stellen Sie das Konto wieder her und wählen Sie ein neues Passwort.',
        action: 'Zur Anmeldung',
      },
    },
  },
  fi: {
    greeting: (name) => `Hei ${name},`,
    events: {
      emailRequested: {
        subject: 'Tilillesi lisättiin toinen sähköpostiosoite',
        text: ({ brand, at }) =>
          `tilillesi palvelussa ${brand} lisättiin toinen sähköpostiosoite ${at}. Se korvaa tämän osoitteen, kun sinne lähettämämme linkki avataan.`,
      },
      emailChanged: {
        subject: 'Tilisi sähköpostiosoite on vaihdettu',
        text: ({ brand, at }) => `tilisi sähköpostiosoite palvelussa ${brand} vaihdettiin ${at}.`,
      },
      passwordChanged: {
        subject: 'Salasanasi on vaihdettu',
        text: ({ brand, at }) => `tilisi salasana palvelussa ${brand} vaihdettiin ${at}.`,
      },
      dataDownloaded: {
        subject: 'Tietosi ladattiin',
        text: ({ brand, at }) => `kaikki tiedot, jotka ${brand} tallentaa sinusta, ladattiin ${at}.`,
      },
      sessionsEnded: {
        subject: 'Muut laitteesi on kirjattu ulos',
        text: ({ brand, at }) => `tilisi palvelussa ${brand} kirjattiin ulos kaikilta laitteilta yhtä lukuun ottamatta ${at}.`,
      },
      deleted: {
        subject: 'Tilisi on poistettu',
        text: ({ brand, until }) =>
          `tilisi palvelussa ${brand} on poistettu. Voit palata vielä ${until}: kirjaudu sisään käyttäjätunnuksellasi ja salasanallasi kuten ennenkin. Sen jälkeen poistamme tietosi lopullisesti, paitsi ne, jotka lain mukaan on säilytettävä.`,
      },
      restored: {
        subject: 'Tilisi on palautettu',
        text: ({ brand, at }) => `poistettu tilisi palvelussa ${brand} palautettiin ${at}.`,
      },
    },
    askStaff: 'Tämän teki koulusi tai organisaatiosi henkilökunta. Jos et odottanut sitä, kysy heiltä.',
    remedies: {
      password: {
        text: 'Jos teit tämän itse, sinun ei tarvitse tehdä mitään. Jos et, valitse heti uusi salasana: se kirjaa kaikki muut ulos.',
        action: 'Valitse uusi salasana',
      },
      support: {
        text: 'Jos teit tämän itse, sinun ei tarvitse tehdä mitään. Jos et, kirjoita heti tukeemme.',
        action: 'Siirry tukeen',
      },
      restore: {
        text: 'Jos et tehnyt tätä itse, kirjaudu sisään, palauta tili ja valitse uusi salasana.',
        action: 'Siirry kirjautumiseen',
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    events: {
      emailRequested: {
        subject: 'Une autre adresse e-mail a été saisie dans votre compte',
        text: ({ brand, at }) =>
          `Le ${at}, une autre adresse e-mail a été saisie dans votre compte ${brand}. Elle remplacera celle-ci dès que le lien que nous y avons envoyé sera ouvert.`,
      },
      emailChanged: {
        subject: 'L’adresse e-mail de votre compte a changé',
        text: ({ brand, at }) => `Depuis le ${at}, votre compte ${brand} a une autre adresse e-mail.`,
      },
      passwordChanged: {
        subject: 'Votre mot de passe a changé',
        text: ({ brand, at }) => `Le ${at}, le mot de passe de votre compte ${brand} a été modifié.`,
      },
      dataDownloaded: {
        subject: 'Vos données ont été téléchargées',
        text: ({ brand, at }) => `Le ${at}, tout ce que ${brand} enregistre sur vous a été téléchargé.`,
      },
      sessionsEnded: {
        subject: 'Vos autres appareils sont déconnectés',
        text: ({ brand, at }) => `Le ${at}, votre compte ${brand} a été déconnecté sur tous les appareils sauf un.`,
      },
      deleted: {
        subject: 'Votre compte est supprimé',
        text: ({ brand, until }) =>
          `Votre compte ${brand} est supprimé. Vous pouvez revenir jusqu’au ${until} : connectez-vous avec votre nom d’utilisateur et votre mot de passe, comme avant. Passé ce jour, nous effaçons vos données, sauf celles que la loi nous oblige à conserver.`,
      },
      restored: {
        subject: 'Votre compte est rétabli',
        text: ({ brand, at }) => `Votre compte ${brand}, qui était supprimé, a été rétabli le ${at}.`,
      },
    },
    askStaff:
      'Le personnel de votre établissement ou de votre organisation l’a fait. Si vous ne vous y attendiez pas, adressez-vous à lui.',
    remedies: {
      password: {
        text: 'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : il déconnecte toute autre personne.',
        action: 'Choisir un mot de passe',
      },
      support: {
        text: 'Si c’était vous, vous n’avez rien à faire. Sinon, écrivez tout de suite à notre assistance.',
        action: 'Contacter l’assistance',
      },
      restore: {
        text: 'Si ce n’était pas vous, connectez-vous, rétablissez le compte et choisissez un nouveau mot de passe.',
        action: 'Se connecter',
      },
    },
  },
  nl: {
    greeting: (name) => `Hallo ${name},`,
    events: {
      emailRequested: {
        subject: 'Er is een ander e-mailadres ingevuld in je account',
        text: ({ brand, at }) =>
          `Op ${at} is er een ander e-mailadres ingevuld in je account bij ${brand}. Het vervangt dit adres zodra de link wordt geopend die we daarheen hebben gestuurd.`,
      },
      emailChanged: {
        subject: 'Het e-mailadres van je account is gewijzigd',
        text: ({ brand, at }) => `Sinds ${at} heeft je account bij ${brand} een ander e-mailadres.`,
      },
      passwordChanged: {
        subject: 'Je wachtwoord is gewijzigd',
        text: ({ brand, at }) => `Op ${at} is het wachtwoord van je account bij ${brand} gewijzigd.`,
      },
      dataDownloaded: {
        subject: 'Je gegevens zijn gedownload',
        text: ({ brand, at }) => `Op ${at} is alles gedownload wat ${brand} over je bewaart.`,
      },
      sessionsEnded: {
        subject: 'Je andere apparaten zijn uitgelogd',
        text: ({ brand, at }) => `Op ${at} is je account bij ${brand} op alle apparaten behalve één uitgelogd.`,
      },
      deleted: {
        subject: 'Je account is verwijderd',
        text: ({ brand, until }) =>
          `Je account bij ${brand} is verwijderd. Je kunt terugkomen tot en met ${until}: log in met je gebruikersnaam en wachtwoord, net als eerst. Daarna wissen we je gegevens, behalve wat we volgens de wet moeten bewaren.`,
      },
      restored: {
        subject: 'Je account is terug',
        text: ({ brand, at }) => `Je verwijderde account bij ${brand} is op ${at} teruggehaald.`,
      },
    },
    askStaff: 'Medewerkers van je school of organisatie hebben dit gedaan. Had je dit niet verwacht, vraag het dan aan hen.',
    remedies: {
      password: {
        text: 'Was jij dit, dan hoef je niets te doen. Was jij het niet, kies dan nu een nieuw wachtwoord: daarmee wordt iedereen anders uitgelogd.',
        action: 'Een nieuw wachtwoord kiezen',
      },
      support: {
        text: 'Was jij dit, dan hoef je niets te doen. Was jij het niet, schrijf dan nu naar onze support.',
        action: 'Naar de support',
      },
      restore: {
        text: 'Was jij het niet, log dan in, haal het account terug en kies een nieuw wachtwoord.',
        action: 'Naar de inlogpagina',
      },
    },
  },
  nb: {
    greeting: (name) => `Hei, ${name}!`,
    events: {
      emailRequested: {
        subject: 'En annen e-postadresse er skrevet inn i kontoen din',
        text: ({ brand, at }) =>
          `${at} ble en annen e-postadresse skrevet inn i kontoen din hos ${brand}. Den erstatter denne så snart noen åpner lenken vi har sendt dit.`,
      },
      emailChanged: {
        subject: 'E-postadressen til kontoen din er endret',
        text: ({ brand, at }) => `Fra ${at} har kontoen din hos ${brand} en annen e-postadresse.`,
      },
      passwordChanged: {
        subject: 'Passordet ditt er endret',
        text: ({ brand, at }) => `${at} ble passordet til kontoen din hos ${brand} endret.`,
      },
      dataDownloaded: {
        subject: 'Opplysningene dine er lastet ned',
        text: ({ brand, at }) => `${at} ble alt som ${brand} lagrer om deg, lastet ned.`,
      },
      sessionsEnded: {
        subject: 'De andre enhetene dine er logget ut',
        text: ({ brand, at }) => `${at} ble kontoen din hos ${brand} logget ut på alle enheter unntatt én.`,
      },
      deleted: {
        subject: 'Kontoen din er slettet',
        text: ({ brand, until }) =>
          `Kontoen din hos ${brand} er slettet. Du kan komme tilbake til og med ${until}: Logg inn med brukernavn og passord som før. Etter den dagen sletter vi opplysningene dine for godt, unntatt det loven krever at vi beholder.`,
      },
      restored: {
        subject: 'Kontoen din er tilbake',
        text: ({ brand, at }) => `Den slettede kontoen din hos ${brand} ble gjenopprettet ${at}.`,
      },
    },
    askStaff: 'Ansatte ved skolen eller organisasjonen din har gjort dette. Hvis du ikke ventet det, kan du spørre dem.',
    remedies: {
      password: {
        text: 'Hvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, må du velge et nytt passord nå: Da blir alle andre logget ut.',
        action: 'Velg et nytt passord',
      },
      support: {
        text: 'Hvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, må du skrive til kundestøtten vår nå.',
        action: 'Gå til kundestøtten',
      },
      restore: {
        text: 'Hvis det ikke var deg, må du logge inn, gjenopprette kontoen og velge et nytt passord.',
        action: 'Gå til innloggingen',
      },
    },
  },
  sv: {
    greeting: (name) => `Hej ${name}!`,
    events: {
      emailRequested: {
        subject: 'En annan e-postadress har angetts i ditt konto',
        text: ({ brand, at }) =>
          `${at} angavs en annan e-postadress i ditt konto hos ${brand}. Den ersätter den här så snart länken som vi har skickat dit öppnas.`,
      },
      emailChanged: {
        subject: 'E-postadressen till ditt konto har ändrats',
        text: ({ brand, at }) => `Sedan ${at} har ditt konto hos ${brand} en annan e-postadress.`,
      },
      passwordChanged: {
        subject: 'Ditt lösenord har ändrats',
        text: ({ brand, at }) => `${at} ändrades lösenordet till ditt konto hos ${brand}.`,
      },
      dataDownloaded: {
        subject: 'Dina uppgifter har laddats ner',
        text: ({ brand, at }) => `${at} laddades allt som ${brand} lagrar om dig ner.`,
      },
      sessionsEnded: {
        subject: 'Dina andra enheter är utloggade',
        text: ({ brand, at }) => `${at} loggades ditt konto hos ${brand} ut på alla enheter utom en.`,
      },
      deleted: {
        subject: 'Ditt konto är raderat',
        text: ({ brand, until }) =>
          `Ditt konto hos ${brand} är raderat. Du kan komma tillbaka till och med ${until}: logga in med användarnamn och lösenord som vanligt. Efter den dagen raderar vi dina uppgifter för gott, utom det som lagen kräver att vi sparar.`,
      },
      restored: {
        subject: 'Ditt konto är tillbaka',
        text: ({ brand, at }) => `Ditt raderade konto hos ${brand} återställdes ${at}.`,
      },
    },
    askStaff: 'Personal på din skola eller organisation har gjort det här. Om du inte väntade dig det kan du fråga dem.',
    remedies: {
      password: {
        text: 'Om det var du behöver du inte göra något. Om det inte var du väljer du ett nytt lösenord nu: då loggas alla andra ut.',
        action: 'Välj ett nytt lösenord',
      },
      support: {
        text: 'Om det var du behöver du inte göra något. Om det inte var du skriver du till vår support nu.',
        action: 'Till supporten',
      },
      restore: {
        text: 'Om det inte var du loggar du in, återställer kontot och väljer ett nytt lösenord.',
        action: 'Till inloggningen',
      },
    },
  },
};

/** Returns the notice to the owner of an account in their language: what happened, and what to do if it was not them. */
export function ownerNotice({ locale }: Language, { event, byStaff, ...facts }: OwnerNotice): MailText {
  const { greeting, events, askStaff, remedies } = texts[locale];
  const { text, action } = remedies[remedyOf(event)];
  return {
    subject: events[event].subject,
    paragraphs: [greeting(facts.name), events[event].text(facts), byStaff ? askStaff : text],
    action,
  };
}
