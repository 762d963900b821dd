import type { Realm } from '../../../database/realms.ts';

/** A town and the public body that runs its schools. */
interface Town {
  readonly name: string;
  readonly organisation: string;
  readonly postalCode: string;
}

/** The words of a realm for names of schools, groups and products. */
export interface Vocabulary {
  readonly towns: readonly [Town, Town, Town];
  readonly schools: readonly string[];
  readonly preschools: readonly string[];
  readonly preschoolGroups: readonly [string, string, string];
  readonly className: (grade: number, letter: string) => string;
  readonly families: string;
  readonly sharedAccount: { readonly first: string; readonly last: string };
  readonly school: string;
  readonly family: string;
  readonly signLanguage: string;
  readonly schoolDomain: string;
  readonly organisationCode: string;
  readonly schoolCode: string;
}

const town = (name: string, organisation: string, postalCode: string): Town => ({ name, organisation, postalCode });

/** Authentic words for each realm, in its own language. */
export const vocabulary: Readonly<Record<Realm, Vocabulary>> = {
  de: {
    towns: [
      town('Freiburg', 'Stadt Freiburg', '79098'),
      town('Kassel', 'Stadt Kassel', '34117'),
      town('Rostock', 'Hansestadt Rostock', '18055'),
    ],
    schools: [
      'Grundschule am Lindenplatz',
      'Astrid-Lindgren-Schule',
      'Erich-Kästner-Schule',
      'Grundschule Waldblick',
      'Goethe-Schule',
      'Schule an der Wiese',
      'Janusz-Korczak-Schule',
      'Grundschule Nord',
    ],
    preschools: ['Kindergarten Sonnenschein', 'Kita Löwenzahn', 'Kindergarten Regenbogen', 'Kita Zwergenland'],
    preschoolGroups: ['Marienkäfer', 'Schmetterlinge', 'Igel'],
    className: (grade, letter) => `Klasse ${grade}${letter.toLowerCase()}`,
    families: 'Familienkonten',
    sharedAccount: { first: 'Klasse', last: '2b' },
    school: 'Schule',
    family: 'Familie',
    signLanguage: 'Gebärdensprache',
    schoolDomain: 'schule.example.de',
    organisationCode: 'Schulträgernummer',
    schoolCode: 'Schulnummer',
  },
  fi: {
    towns: [town('Turku', 'Turun kaupunki', '20100'), town('Oulu', 'Oulun kaupunki', '90100'), town('Kuopio', 'Kuopion kaupunki', '70100')],
    schools: [
      'Koivulan koulu',
      'Mäntymäen koulu',
      'Puistolan koulu',
      'Rantakylän koulu',
      'Kuusikon koulu',
      'Pohjoinen koulu',
      'Lehtolan koulu',
      'Järvenpään koulu',
    ],
    preschools: ['Päiväkoti Päivänsäde', 'Päiväkoti Leppäkerttu', 'Päiväkoti Tähtitarha', 'Päiväkoti Mustikka'],
    preschoolGroups: ['Leppäkertut', 'Perhoset', 'Siilit'],
    className: (grade, letter) => `${grade}${letter}`,
    families: 'Perhetilit',
    sharedAccount: { first: 'Luokka', last: '2B' },
    school: 'Koulu',
    family: 'Perhe',
    signLanguage: 'Viittomakieli',
    schoolDomain: 'koulu.example.fi',
    organisationCode: 'ytunnus',
    schoolCode: 'oppilaitosnumero',
  },
  fr: {
    towns: [town('Lyon', 'Ville de Lyon', '69001'), town('Rennes', 'Ville de Rennes', '35000'), town('Dijon', 'Ville de Dijon', '21000')],
    schools: [
      'École Jules-Ferry',
      'École Marie-Curie',
      'École des Tilleuls',
      'École Jean-Moulin',
      'École Victor-Hugo',
      'École du Parc',
      'École Louise-Michel',
      'École Saint-Exupéry',
    ],
    preschools: [
      'École maternelle Les Lilas',
      'École maternelle Les Coccinelles',
      'École maternelle du Moulin',
      'École maternelle Arc-en-Ciel',
    ],
    preschoolGroups: ['Petite section', 'Moyenne section', 'Grande section'],
    className: (grade, letter) => `${['CP', 'CE1', 'CE2', 'CM1', 'CM2', '6e'][grade - 1] ?? '6e'} ${letter}`,
    families: 'Comptes famille',
    sharedAccount: { first: 'Classe', last: 'CE1 B' },
    school: 'École',
    family: 'Famille',
    signLanguage: 'Langue des signes',
    schoolDomain: 'ecole.example.fr',
    organisationCode: 'siren',
    schoolCode: 'uai',
  },
  no: {
    towns: [town('Bergen', 'Bergen kommune', '5014'), town('Tromsø', 'Tromsø kommune', '9008'), town('Hamar', 'Hamar kommune', '2317')],
    schools: [
      'Bjørkelia skole',
      'Fjellheim skole',
      'Solbakken skole',
      'Nordstrand skole',
      'Granåsen skole',
      'Åsen skole',
      'Elvebredden skole',
      'Furulia skole',
    ],
    preschools: ['Solstrålen barnehage', 'Marihøna barnehage', 'Tyttebæret barnehage', 'Regnbuen barnehage'],
    preschoolGroups: ['Marihønene', 'Sommerfuglene', 'Pinnsvinene'],
    className: (grade, letter) => `${grade}${letter}`,
    families: 'Familiekontoer',
    sharedAccount: { first: 'Klasse', last: '2B' },
    school: 'Skole',
    family: 'Familie',
    signLanguage: 'Tegnspråk',
    schoolDomain: 'skole.example.no',
    organisationCode: 'organisasjonsnummer',
    schoolCode: 'skolenummer',
  },
  nl: {
    towns: [
      town('Utrecht', 'Stichting Scholen Utrecht', '3511'),
      town('Zwolle', 'Stichting Scholen Zwolle', '8011'),
      town('Breda', 'Stichting Scholen Breda', '4811'),
    ],
    schools: [
      'Basisschool De Regenboog',
      'Basisschool Het Kompas',
      'Basisschool De Linde',
      'Basisschool De Vlinder',
      'Basisschool Het Palet',
      'Basisschool De Molen',
      'Basisschool De Zonnebloem',
      'Basisschool Het Anker',
    ],
    preschools: ['Peuterspeelzaal Het Vlindertje', 'Kinderopvang De Egel', 'Peuterspeelzaal Pippeloentje', 'Kinderopvang De Boomhut'],
    preschoolGroups: ['Lieveheersbeestjes', 'Vlinders', 'Egels'],
    className: (grade, letter) => `Groep ${grade + 2}${letter}`,
    families: 'Gezinsaccounts',
    sharedAccount: { first: 'Groep', last: '4B' },
    school: 'School',
    family: 'Gezin',
    signLanguage: 'Gebarentaal',
    schoolDomain: 'school.example.nl',
    organisationCode: 'bestuursnummer',
    schoolCode: 'brin',
  },
  se: {
    towns: [town('Umeå', 'Umeå kommun', '903 25'), town('Växjö', 'Växjö kommun', '352 30'), town('Örebro', 'Örebro kommun', '702 10')],
    schools: ['Björkskolan', 'Ekskolan', 'Tallskolan', 'Ängsskolan', 'Norra skolan', 'Sjöskolan', 'Granskolan', 'Östra skolan'],
    preschools: ['Förskolan Solstrålen', 'Förskolan Blåsippan', 'Förskolan Humlan', 'Förskolan Äppelgården'],
    preschoolGroups: ['Nyckelpigan', 'Fjärilen', 'Igelkotten'],
    className: (grade, letter) => `Klass ${grade}${letter}`,
    families: 'Familjekonton',
    sharedAccount: { first: 'Klass', last: '2B' },
    school: 'Skola',
    family: 'Familj',
    signLanguage: 'Teckenspråk',
    schoolDomain: 'skola.example.se',
    organisationCode: 'organisationNumber',
    schoolCode: 'schoolUnitCode',
  },
  uk: {
    towns: [
      town('Leeds', 'Leeds City Council', 'LS1 1UR'),
      town('Bristol', 'Bristol City Council', 'BS1 5TR'),
      town('Norwich', 'Norwich City Council', 'NR2 1NH'),
    ],
    schools: [
      'Oakwood Primary School',
      'Riverside Primary School',
      'St Mary’s Primary School',
      'Hillcrest Primary School',
      'Meadow Lane School',
      'Kingsway Primary School',
      'Beech Grove School',
      'Northfield Primary School',
    ],
    preschools: ['Little Acorns Nursery', 'Ladybird Nursery', 'Rainbow Pre-school', 'Bluebell Nursery'],
    preschoolGroups: ['Ladybirds', 'Butterflies', 'Hedgehogs'],
    className: (grade, letter) => `Year ${grade}${letter}`,
    families: 'Family accounts',
    sharedAccount: { first: 'Year', last: '2B' },
    school: 'School',
    family: 'Family',
    signLanguage: 'Sign language',
    schoolDomain: 'school.example.co.uk',
    organisationCode: 'laCode',
    schoolCode: 'urn',
  },
  us: {
    towns: [
      town('Springfield', 'Springfield School District', '62701'),
      town('Madison', 'Madison School District', '53703'),
      town('Portland', 'Portland School District', '97204'),
    ],
    schools: [
      'Lincoln Elementary School',
      'Washington Elementary School',
      'Maple Grove School',
      'Franklin Elementary School',
      'Riverside Elementary School',
      'Jefferson Elementary School',
      'Oak Hill School',
      'Roosevelt Elementary School',
    ],
    preschools: ['Sunshine Preschool', 'Little Explorers Preschool', 'Bright Stars Preschool', 'Ladybug Preschool'],
    preschoolGroups: ['Ladybugs', 'Butterflies', 'Bumblebees'],
    className: (grade, letter) => `Grade ${grade}${letter}`,
    families: 'Family accounts',
    sharedAccount: { first: 'Grade', last: '2B' },
    school: 'School',
    family: 'Family',
    signLanguage: 'Sign language',
    schoolDomain: 'school.example.com',
    organisationCode: 'ncesDistrictId',
    schoolCode: 'ncesSchoolId',
  },
};
