import type { Realm } from '@realmkit/mock-server';
import type { RealmHost } from '../realmHosts.ts';

interface SampleText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The sample texts of a country in its language. */
interface SampleTexts {
  readonly support: SampleText;
  readonly feedback: SampleText;
  /** The guide to importing people from a workbook. */
  readonly guide: SampleText;
  /** The name of the workbook's sheet, and its columns: class, first name, last name, user name, email address. */
  readonly sheet: string;
  readonly columns: readonly string[];
}

const english: SampleTexts = {
  support: {
    title: 'Support',
    paragraphs: [
      'This page stands for the support site of your country.',
      'Write to support@realmkit.example, or call on school days from 8 am to 4 pm.',
    ],
  },
  feedback: {
    title: 'Give feedback',
    paragraphs: ['This page stands for the feedback form of your country.', 'Tell us what helps you and what gets in your way.'],
  },
  guide: {
    title: 'Importing users from Excel',
    paragraphs: [
      '1. Fill in the template: one row for each person. Leave the first row as it is.',
      '2. First name and last name are mandatory. Without a user name the person gets one made of the name.',
      '3. Save the workbook as .xlsx. It must not be empty.',
      '4. Choose the workbook in the control panel. You see what will be created and changed before anything happens.',
    ],
  },
  sheet: 'Users',
  columns: ['Class', 'First name', 'Last name', 'User name', 'Email address'],
};

const words: Readonly<Record<Realm, SampleTexts>> = {
  uk: english,
  us: english,
  de: {
    support: {
      title: 'Support',
      paragraphs: [
        'Diese Seite steht für das Hilfeportal Ihres Landes.',
        'Schreiben Sie an support@realmkit.example oder rufen Sie an Schultagen zwischen 8 und 16 Uhr an.',
      ],
    },
    feedback: {
      title: 'Rückmeldung geben',
      paragraphs: ['Diese Seite steht für das Rückmeldeformular Ihres Landes.', 'Sagen Sie uns, was Ihnen hilft und was Sie stört.'],
    },
    guide: {
      title: 'Personen aus Excel importieren',
      paragraphs: [
        '1. Füllen Sie die Vorlage aus: eine Zeile je Person. Die erste Zeile bleibt, wie sie ist.',
        '2. Vorname und Nachname sind Pflicht. Ohne Benutzernamen wird einer aus dem Namen gebildet.',
        '3. Speichern Sie die Arbeitsmappe als .xlsx. Sie darf nicht leer sein.',
        '4. Wählen Sie die Arbeitsmappe in der Verwaltung aus. Sie sehen, was angelegt und geändert wird, bevor etwas geschieht.',
      ],
    },
    sheet: 'Personen',
    columns: ['Klasse', 'Vorname', 'Nachname', 'Benutzername', 'E-Mail-Adresse'],
  },
  fi: {
    support: {
      title: 'Tuki',
      paragraphs: [
        'Tämä sivu edustaa maasi tukisivustoa.',
        'Kirjoita osoitteeseen support@realmkit.example tai soita koulupäivinä klo 8–16.',
      ],
    },
    feedback: {
      title: 'Anna palautetta',
      paragraphs: ['Tämä sivu edustaa maasi palautelomaketta.', 'Kerro meille, mikä auttaa sinua ja mikä on tiellä.'],
    },
    guide: {
      title: 'Käyttäjien tuonti Excelistä',
      paragraphs: [
        '1. Täytä malli: yksi rivi henkilöä kohti. Jätä ensimmäinen rivi ennalleen.',
        '2. Etunimi ja sukunimi ovat pakollisia. Ilman käyttäjätunnusta sellainen muodostetaan nimestä.',
        '3. Tallenna työkirja .xlsx-muodossa. Se ei saa olla tyhjä.',
        '4. Valitse työkirja hallintapaneelissa. Näet, mitä luodaan ja muutetaan, ennen kuin mitään tapahtuu.',
      ],
    },
    sheet: 'Käyttäjät',
    columns: ['Luokka', 'Etunimi', 'Sukunimi', 'Käyttäjätunnus', 'Sähköpostiosoite'],
  },
  fr: {
    support: {
      title: 'Assistance',
      paragraphs: [
        'Cette page tient lieu de site d’assistance de votre pays.',
        'Écrivez à support@realmkit.example ou appelez les jours d’école de 8 h à 16 h.',
      ],
    },
    feedback: {
      title: 'Donner son avis',
      paragraphs: ['Cette page tient lieu de formulaire d’avis de votre pays.', 'Dites-nous ce qui vous aide et ce qui vous gêne.'],
    },
    guide: {
      title: 'Importer des utilisateurs depuis Excel',
      paragraphs: [
        '1. Remplissez le modèle : une ligne par personne. Laissez la première ligne telle quelle.',
        '2. Le prénom et le nom sont obligatoires. Sans nom d’utilisateur, il est formé à partir du nom.',
        '3. Enregistrez le classeur au format .xlsx. Il ne doit pas être vide.',
        '4. Choisissez le classeur dans le panneau de gestion. Vous voyez ce qui sera créé et modifié avant que rien ne se passe.',
      ],
    },
    sheet: 'Utilisateurs',
    columns: ['Classe', 'Prénom', 'Nom', 'Nom d’utilisateur', 'Adresse e-mail'],
  },
  nl: {
    support: {
      title: 'Ondersteuning',
      paragraphs: [
        'Deze pagina staat voor de ondersteuningssite van je land.',
        'Schrijf naar support@realmkit.example of bel op schooldagen van 8 tot 16 uur.',
      ],
    },
    feedback: {
      title: 'Feedback geven',
      paragraphs: ['Deze pagina staat voor het feedbackformulier van je land.', 'Vertel ons wat je helpt en wat je in de weg zit.'],
    },
    guide: {
      title: 'Gebruikers importeren uit Excel',
      paragraphs: [
        '1. Vul het sjabloon in: één rij per persoon. Laat de eerste rij zoals die is.',
        '2. Voornaam en achternaam zijn verplicht. Zonder gebruikersnaam wordt er een van de naam gemaakt.',
        '3. Sla de werkmap op als .xlsx. De werkmap mag niet leeg zijn.',
        '4. Kies de werkmap in het beheerpaneel. Je ziet wat er wordt aangemaakt en gewijzigd voordat er iets gebeurt.',
      ],
    },
    sheet: 'Gebruikers',
    columns: ['Klas', 'Voornaam', 'Achternaam', 'Gebruikersnaam', 'E-mailadres'],
  },
  no: {
    support: {
      title: 'Kundestøtte',
      paragraphs: [
        'Denne siden står for kundestøtten i landet ditt.',
        'Skriv til support@realmkit.example, eller ring på skoledager fra kl. 8 til 16.',
      ],
    },
    feedback: {
      title: 'Gi tilbakemelding',
      paragraphs: [
        'Denne siden står for tilbakemeldingsskjemaet i landet ditt.',
        'Fortell oss hva som hjelper deg, og hva som er i veien.',
      ],
    },
    guide: {
      title: 'Importere brukere fra Excel',
      paragraphs: [
        '1. Fyll ut malen: én rad for hver person. La den første raden være som den er.',
        '2. Fornavn og etternavn er obligatoriske. Uten brukernavn blir det laget et av navnet.',
        '3. Lagre arbeidsboken som .xlsx. Den kan ikke være tom.',
        '4. Velg arbeidsboken i kontrollpanelet. Du ser hva som blir opprettet og endret før noe skjer.',
      ],
    },
    sheet: 'Brukere',
    columns: ['Klasse', 'Fornavn', 'Etternavn', 'Brukernavn', 'E-postadresse'],
  },
  se: {
    support: {
      title: 'Support',
      paragraphs: [
        'Den här sidan står för supportsidan i ditt land.',
        'Skriv till support@realmkit.example eller ring på skoldagar mellan kl. 8 och 16.',
      ],
    },
    feedback: {
      title: 'Lämna synpunkter',
      paragraphs: ['Den här sidan står för synpunktsformuläret i ditt land.', 'Berätta vad som hjälper dig och vad som är i vägen.'],
    },
    guide: {
      title: 'Importera användare från Excel',
      paragraphs: [
        '1. Fyll i mallen: en rad för varje person. Låt den första raden vara som den är.',
        '2. Förnamn och efternamn är obligatoriska. Utan användarnamn bildas ett av namnet.',
        '3. Spara arbetsboken som .xlsx. Den får inte vara tom.',
        '4. Välj arbetsboken i kontrollpanelen. Du ser vad som skapas och ändras innan något händer.',
      ],
    },
    sheet: 'Användare',
    columns: ['Klass', 'Förnamn', 'Efternamn', 'Användarnamn', 'E-postadress'],
  },
};

/** Returns the sample texts of a realm's country. */
export const sampleTextsOf = ({ realm }: Pick<RealmHost, 'realm'>): SampleTexts => words[realm];
