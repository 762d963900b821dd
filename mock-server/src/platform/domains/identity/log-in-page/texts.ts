import type { Realm } from '../../../database/realms.ts';
import type { demoUserNames } from '../../directory/index.ts';
import type { SignInMethod } from './loginMethods.ts';

type DemoUserName = (typeof demoUserNames)[number];

/** The texts of the sign-in page in one language. */
export interface IdentityTexts {
  readonly title: string;
  readonly about: string;
  /** Says that the password stands in for every method. */
  readonly standIn: string;
  /** The heading and the names of the login methods. */
  readonly method: string;
  readonly methods: Readonly<Record<SignInMethod, string>>;
  readonly userName: string;
  readonly password: string;
  readonly signIn: string;
  /** The link for a forgotten password. */
  readonly forgot: string;
  /** The page that asks whether to log out. */
  readonly logout: { readonly title: string; readonly text: string; readonly submit: string };
  readonly wrong: string;
  /** The password is right, and no school unit of the user is active. */
  readonly inactive: string;
  readonly deleted: string;
  /** Says when the next attempt is possible. */
  readonly tooMany: (when: string) => string;
  /** The form for login cards. */
  readonly cardCode: string;
  readonly cardHelp: string;
  readonly cardWrong: string;
  readonly signInWithCard: string;
  readonly secondFactor: string;
  readonly demoAccounts: string;
  readonly demoPassword: string;
  readonly incomplete: string;
  readonly signedOut: string;
  readonly accounts: Readonly<Record<DemoUserName, string>>;
}

/** The names of providers are the same in all languages. */
const names = { gar: 'GAR', 'ak-bibliotheken': 'AK-Bibliotheken', domino: 'Domino', vidis: 'VIDIS', bankid: 'BankID' };

const english: IdentityTexts = {
  title: 'Log in',
  about: 'This page replaces the login of the real platform.',
  standIn: 'Every method is simulated here: the password stands in for it.',
  method: 'How do you log in?',
  methods: { pwd: 'User name and password', sms: 'Text message', qr: 'QR code', ...names },
  userName: 'User name',
  password: 'Password',
  signIn: 'Log in',
  forgot: 'Forgot password?',
  logout: {
    title: 'Log out?',
    text: 'A page wants to log you out. If you did not ask for that, close this page: you stay logged in.',
    submit: 'Log out',
  },
  wrong: 'The user name or the password is wrong. Check both and try again.',
  inactive: 'The password is right, but your school or organisation is not active. Contact your school.',
  deleted: 'You have deleted this account. On the login page of the app you can get it back.',
  tooMany: (when) => `There were too many attempts. Try again after ${when}.`,
  cardCode: 'Code of the card',
  cardHelp: 'Scan your card with a reader, or type what its QR code says.',
  cardWrong: 'This card is not good. Ask your teacher for a new one.',
  signInWithCard: 'Log in with the card',
  secondFactor: 'The app requested a secure login: here, logging in counts as a second factor too.',
  demoAccounts: 'Demo accounts',
  demoPassword: 'Choose one to log in with it. Their password:',
  incomplete: 'This login request is not complete. Go back to the app and start again.',
  signedOut: 'You are logged out here. Open the app to log in again.',
  accounts: {
    superuser: 'Superuser',
    schooladmin: 'School admin',
    teacher: 'Teacher',
    guardian: 'Guardian',
    consumer: 'Guardian with a family account',
    student: 'Student',
    shared: 'Shared account of a class',
  },
};

/** The sign-in page's texts, by realm. */
export const identityTexts: Readonly<Record<Realm, IdentityTexts>> = {
  uk: english,
  us: english,
  de: {
    title: 'Anmelden',
    about: 'Diese Seite steht für die Anmeldung der echten Plattform.',
    standIn: 'Alle Wege sind hier nachgebildet: Das Passwort steht stellvertretend für sie.',
    method: 'Wie melden Sie sich an?',
    methods: { pwd: 'Benutzername und Passwort', sms: 'SMS', qr: 'QR-Code', ...names },
    userName: 'Benutzername',
    password: 'Passwort',
    signIn: 'Anmelden',
    forgot: 'Passwort vergessen?',
    logout: {
      title: 'Abmelden?',
      text: 'Eine Seite möchte Sie abmelden. Wenn Sie das nicht wollten, schließen Sie diese Seite: Sie bleiben angemeldet.',
      submit: 'Abmelden',
    },
    wrong: 'Benutzername oder Passwort ist falsch. Bitte beides prüfen und noch einmal versuchen.',
    inactive: 'Das Passwort stimmt, aber Ihre Schule oder Organisation ist nicht aktiv. Wenden Sie sich an Ihre Schule.',
    deleted: 'Sie haben dieses Konto gelöscht. Auf der Anmeldeseite der App können Sie es wiederherstellen.',
    tooMany: (when) => `Es waren zu viele Versuche. Versuchen Sie es nach ${when} noch einmal.`,
    cardCode: 'Code der Karte',
    cardHelp: 'Scanne deine Karte mit einem Lesegerät oder tippe ein, was der QR-Code sagt.',
    cardWrong: 'Diese Karte ist nicht gültig. Bitte deine Lehrkraft um eine neue.',
    signInWithCard: 'Mit der Karte anmelden',
    secondFactor: 'Sichere Anmeldung verlangt: Hier zählt das Anmelden auch als zweiter Faktor.',
    demoAccounts: 'Demokonten',
    demoPassword: 'Eines auswählen, um sich damit anzumelden. Das Passwort aller Konten:',
    incomplete: 'Diese Anmeldung ist unvollständig. Bitte zur App zurückgehen und neu beginnen.',
    signedOut: 'Sie sind hier abgemeldet. Öffnen Sie die App, um sich wieder anzumelden.',
    accounts: {
      superuser: 'Superuser',
      schooladmin: 'Schuladmin',
      teacher: 'Lehrkraft',
      guardian: 'Erziehungsberechtigte Person',
      consumer: 'Erziehungsberechtigte Person mit Familienkonto',
      student: 'Schulkind',
      shared: 'Gemeinsames Konto einer Klasse',
    },
  },
  fi: {
    title: 'Kirjaudu sisään',
    about: 'Tämä sivu korvaa oikean alustan kirjautumisen.',
    standIn: 'Kaikki tavat ovat täällä jäljitelmiä: salasana korvaa ne.',
    method: 'Miten kirjaudut?',
    methods: { pwd: 'Käyttäjätunnus ja salasana', sms: 'Tekstiviesti', qr: 'QR-koodi', ...names },
    userName: 'Käyttäjätunnus',
    password: 'Salasana',
    signIn: 'Kirjaudu sisään',
    forgot: 'Unohditko salasanan?',
    logout: {
      title: 'Kirjaudutko ulos?',
      text: 'Jokin sivu haluaa kirjata sinut ulos. Jos et pyytänyt sitä, sulje tämä sivu: pysyt kirjautuneena.',
      submit: 'Kirjaudu ulos',
    },
    wrong: 'Käyttäjätunnus tai salasana on väärin. Tarkista molemmat ja yritä uudelleen.',
    inactive: 'Salasana on oikein, mutta koulusi tai organisaatiosi ei ole aktiivinen. Ota yhteyttä kouluusi.',
    deleted: 'Olet poistanut tämän tilin. Voit palauttaa sen sovelluksen kirjautumissivulla.',
    tooMany: (when) => `Yrityksiä oli liian monta. Yritä uudelleen ajan ${when} jälkeen.`,
    cardCode: 'Kortin koodi',
    cardHelp: 'Lue korttisi lukijalla tai kirjoita QR-koodin sisältö.',
    cardWrong: 'Tämä kortti ei kelpaa. Pyydä opettajalta uusi.',
    signInWithCard: 'Kirjaudu kortilla',
    secondFactor: 'Vahva kirjautuminen on pyydetty: täällä kirjautuminen käy myös toisena tunnistuksena.',
    demoAccounts: 'Esittelytilit',
    demoPassword: 'Valitse tili, jolla kirjaudut. Kaikkien salasana:',
    incomplete: 'Kirjautumispyyntö on puutteellinen. Palaa sovellukseen ja aloita alusta.',
    signedOut: 'Olet kirjautunut ulos. Avaa sovellus kirjautuaksesi uudelleen.',
    accounts: {
      superuser: 'Pääkäyttäjä',
      schooladmin: 'Koulun ylläpitäjä',
      teacher: 'Opettaja',
      guardian: 'Huoltaja',
      consumer: 'Huoltaja, jolla on perhetili',
      student: 'Oppilas',
      shared: 'Luokan yhteinen tili',
    },
  },
  fr: {
    title: 'Connexion',
    about: 'Cette page remplace la connexion de la vraie plateforme.',
    standIn: 'Toutes les méthodes sont simulées ici : le mot de passe les remplace.',
    method: 'Comment vous connectez-vous ?',
    methods: { pwd: 'Nom d’utilisateur et mot de passe', sms: 'SMS', qr: 'Code QR', ...names },
    userName: 'Nom d’utilisateur',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    logout: {
      title: 'Se déconnecter ?',
      text: 'Une page veut vous déconnecter. Si vous ne l’avez pas demandé, fermez cette page : vous restez connecté.',
      submit: 'Se déconnecter',
    },
    wrong: 'Le nom d’utilisateur ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
    inactive: 'Le mot de passe est correct, mais votre école ou organisation n’est pas active. Adressez-vous à votre établissement.',
    deleted: 'Vous avez supprimé ce compte. Vous pouvez le récupérer sur la page de connexion de l’application.',
    tooMany: (when) => `Il y a eu trop d’essais. Réessayez après ${when}.`,
    cardCode: 'Code de la carte',
    cardHelp: 'Scanne ta carte avec un lecteur ou saisis le contenu de son code QR.',
    cardWrong: 'Cette carte n’est pas valable. Demandes-en une nouvelle à ton enseignant.',
    signInWithCard: 'Se connecter avec la carte',
    secondFactor: 'Connexion sécurisée demandée : ici, se connecter vaut aussi second facteur.',
    demoAccounts: 'Comptes de démonstration',
    demoPassword: 'Choisissez-en un pour vous connecter. Leur mot de passe :',
    incomplete: 'Cette demande de connexion est incomplète. Retournez dans l’application et recommencez.',
    signedOut: 'Vous êtes déconnecté. Ouvrez l’application pour vous reconnecter.',
    accounts: {
      superuser: 'Superutilisateur',
      schooladmin: 'Administration d’école',
      teacher: 'Personnel enseignant',
      guardian: 'Responsable légal',
      consumer: 'Responsable légal avec compte famille',
      student: 'Élève',
      shared: 'Compte partagé d’une classe',
    },
  },
  nl: {
    title: 'Inloggen',
    about: 'Deze pagina vervangt het inloggen van het echte platform.',
    standIn: 'Alle manieren worden hier nagebootst: het wachtwoord staat ervoor in de plaats.',
    method: 'Hoe log je in?',
    methods: { pwd: 'Gebruikersnaam en wachtwoord', sms: 'Sms', qr: 'QR-code', ...names },
    userName: 'Gebruikersnaam',
    password: 'Wachtwoord',
    signIn: 'Inloggen',
    forgot: 'Wachtwoord vergeten?',
    logout: {
      title: 'Uitloggen?',
      text: 'Een pagina wil je uitloggen. Heb je daar niet om gevraagd, sluit dan deze pagina: je blijft ingelogd.',
      submit: 'Uitloggen',
    },
    wrong: 'De gebruikersnaam of het wachtwoord klopt niet. Controleer beide en probeer het opnieuw.',
    inactive: 'Het wachtwoord klopt, maar je school of organisatie is niet actief. Neem contact op met je school.',
    deleted: 'Je hebt dit account verwijderd. Op de inlogpagina van de app kun je het terughalen.',
    tooMany: (when) => `Er waren te veel pogingen. Probeer het opnieuw na ${when}.`,
    cardCode: 'Code van de kaart',
    cardHelp: 'Scan je kaart met een lezer of typ wat in de QR-code staat.',
    cardWrong: 'Deze kaart is niet geldig. Vraag je leraar om een nieuwe.',
    signInWithCard: 'Inloggen met de kaart',
    secondFactor: 'Er is om veilig inloggen gevraagd: hier telt inloggen ook als tweede factor.',
    demoAccounts: 'Demoaccounts',
    demoPassword: 'Kies er een om mee in te loggen. Het wachtwoord van allemaal:',
    incomplete: 'Dit inlogverzoek is niet compleet. Ga terug naar de app en begin opnieuw.',
    signedOut: 'Je bent hier uitgelogd. Open de app om weer in te loggen.',
    accounts: {
      superuser: 'Superuser',
      schooladmin: 'Schoolbeheerder',
      teacher: 'Leerkracht',
      guardian: 'Ouder of verzorger',
      consumer: 'Ouder of verzorger met een gezinsaccount',
      student: 'Leerling',
      shared: 'Gedeeld account van een klas',
    },
  },
  no: {
    title: 'Logg inn',
    about: 'Denne siden står i stedet for innloggingen på den ekte plattformen.',
    standIn: 'Alle metodene er etterlignet her: Passordet står i stedet for dem.',
    method: 'Hvordan logger du inn?',
    methods: { pwd: 'Brukernavn og passord', sms: 'Tekstmelding', qr: 'QR-kode', ...names },
    userName: 'Brukernavn',
    password: 'Passord',
    signIn: 'Logg inn',
    forgot: 'Glemt passord?',
    logout: {
      title: 'Logge ut?',
      text: 'En side vil logge deg ut. Hvis du ikke ba om det, kan du lukke denne siden: Du er fortsatt logget inn.',
      submit: 'Logg ut',
    },
    wrong: 'Brukernavnet eller passordet er feil. Sjekk begge og prøv igjen.',
    inactive: 'Passordet er riktig, men skolen eller organisasjonen din er ikke aktiv. Kontakt skolen din.',
    deleted: 'Du har slettet denne kontoen. Du kan få den tilbake på innloggingssiden i appen.',
    tooMany: (when) => `Det var for mange forsøk. Prøv igjen etter ${when}.`,
    cardCode: 'Koden på kortet',
    cardHelp: 'Skann kortet med en leser, eller skriv inn det QR-koden sier.',
    cardWrong: 'Dette kortet er ikke gyldig. Be læreren om et nytt.',
    signInWithCard: 'Logg inn med kortet',
    secondFactor: 'Det er bedt om sikker innlogging: Her gjelder innloggingen også som andre faktor.',
    demoAccounts: 'Demokontoer',
    demoPassword: 'Velg en for å logge inn med den. Passordet til alle:',
    incomplete: 'Denne innloggingen er ikke komplett. Gå tilbake til appen og begynn på nytt.',
    signedOut: 'Du er logget ut her. Åpne appen for å logge inn igjen.',
    accounts: {
      superuser: 'Superbruker',
      schooladmin: 'Skoleadministrator',
      teacher: 'Lærer',
      guardian: 'Foresatt',
      consumer: 'Foresatt med familiekonto',
      student: 'Elev',
      shared: 'Felles konto for en klasse',
    },
  },
  se: {
    title: 'Logga in',
    about: 'Den här sidan står i stället för den riktiga plattformens inloggning.',
    standIn: 'Alla sätt är efterliknade här: lösenordet ersätter dem.',
    method: 'Hur loggar du in?',
    methods: { pwd: 'Användarnamn och lösenord', sms: 'Sms', qr: 'QR-kod', ...names },
    userName: 'Användarnamn',
    password: 'Lösenord',
    signIn: 'Logga in',
    forgot: 'Glömt lösenordet?',
    logout: {
      title: 'Logga ut?',
      text: 'En sida vill logga ut dig. Om du inte bad om det stänger du den här sidan: du är fortfarande inloggad.',
      submit: 'Logga ut',
    },
    wrong: 'Användarnamnet eller lösenordet är fel. Kontrollera båda och försök igen.',
    inactive: 'Lösenordet är rätt, men din skola eller organisation är inte aktiv. Kontakta din skola.',
    deleted: 'Du har raderat det här kontot. På appens inloggningssida kan du få tillbaka det.',
    tooMany: (when) => `Det var för många försök. Försök igen efter ${when}.`,
    cardCode: 'Kortets kod',
    cardHelp: 'Läs av ditt kort med en läsare eller skriv in det som QR-koden säger.',
    cardWrong: 'Det här kortet gäller inte. Be din lärare om ett nytt.',
    signInWithCard: 'Logga in med kortet',
    secondFactor: 'Säker inloggning har begärts: här räknas inloggningen också som en andra faktor.',
    demoAccounts: 'Demokonton',
    demoPassword: 'Välj ett för att logga in med det. Lösenordet för alla:',
    incomplete: 'Den här inloggningen är inte komplett. Gå tillbaka till appen och börja om.',
    signedOut: 'Du är utloggad här. Öppna appen för att logga in igen.',
    accounts: {
      superuser: 'Superanvändare',
      schooladmin: 'Skoladministratör',
      teacher: 'Lärare',
      guardian: 'Vårdnadshavare',
      consumer: 'Vårdnadshavare med familjekonto',
      student: 'Elev',
      shared: 'Delat konto för en klass',
    },
  },
};
