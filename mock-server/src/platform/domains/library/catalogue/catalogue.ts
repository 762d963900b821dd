import type { components } from '@realmkit/openapi/types/library';
import { type SampleBook, sampleBooks, trialBooks } from '@realmkit/sample-books';

type Subject = components['schemas']['Subject'];

/** A book as the library lists it, the same for every user. */
export interface CatalogueBook
  extends Pick<SampleBook, 'id' | 'title' | 'author' | 'description' | 'language' | 'layout' | 'direction' | 'pages'> {
  readonly audioLanguages: readonly string[];
  readonly signLanguages: readonly string[];
  readonly ageFrom: number;
  readonly ageTo: number;
  readonly subject: Subject;
  /** The file and the cover of a book whose files are part of this repository. */
  readonly content?: Pick<SampleBook, 'file' | 'cover'>;
}

type Entry = readonly [
  title: string,
  author: string,
  language: string,
  description: string,
  subject: Subject,
  ageFrom: number,
  audio?: string,
  sign?: string,
];

/** Books for the catalogue only; their files do not exist. */
const entries: readonly Entry[] = [
  ['Månen i fickan', 'Mira Ek', 'sv', 'Selma hittar månen i sin jackficka en morgon i november.', 'fantasy', 6, 'sv', 'tsp'],
  ['Katten på biblioteket', 'Lars Björk', 'sv', 'Ingen vet vems katten är, men alla läser för den.', 'everyday', 5, 'sv'],
  ['Isen som sjöng', 'Ingrid Vall', 'sv', 'En vinterdag på sjön som ingen i klassen glömmer.', 'nature', 8],
  ['Tolv vägar till skolan', 'Omar Sand', 'sv', 'Tolv barn berättar om sin väg till skolan.', 'everyday', 7, 'sv so ar'],
  ['Väderboken', 'Greta Lind', 'sv', 'Varför det blåser, regnar och blixtrar.', 'science', 9],
  ['Metsän kirjaimet', 'Aino Salmi', 'fi', 'Aakkosia kävyistä, oksista ja jäljistä.', 'nature', 5, 'fi', 'takk'],
  ['Lumiukon kesäloma', 'Eero Niemi', 'fi', 'Lumiukko haluaa nähdä meren heinäkuussa.', 'fantasy', 4, 'fi'],
  ['Viisi venettä', 'Aino Salmi', 'fi', 'Viisi lasta, viisi venettä ja yksi saari.', 'adventure', 8],
  ['Tähtien kartta', 'Kaisa Harju', 'fi', 'Miten yötaivasta luetaan.', 'science', 10],
  ['Koulun katolla', 'Eero Niemi', 'fi', 'Salainen puutarha, jota kukaan opettaja ei ole nähnyt.', 'friendship', 9, 'fi'],
  ['Havets hemmelige kart', 'Nora Vik', 'nb', 'Et kart, tre søsken og en øy som ikke finnes.', 'adventure', 9, 'nb'],
  ['Bestefars verktøykasse', 'Jon Aune', 'nb', 'Hvert verktøy har en historie.', 'everyday', 6, 'nb'],
  ['Regndråpens reise', 'Nora Vik', 'nb', 'Fra skyen til fjorden og tilbake.', 'science', 5, 'nb', 'tsp'],
  ['Ulven i klasse 2B', 'Siv Dahl', 'nb', 'Den nye eleven har grå pels og gode manerer.', 'fantasy', 7],
  ['Brot und Sterne', 'Paul Renner', 'de', 'Eine Nacht in der Backstube.', 'everyday', 7, 'de tr'],
  ['Die Brücke von Lindau', 'Jana Wolf', 'de', 'Zwei Dörfer, ein Fluss und ein Streit um Holz.', 'history', 10],
  ['Warum Schnee knirscht', 'Eva Stein', 'de', 'Fragen an den Winter, mit Versuchen für zu Hause.', 'science', 8, 'de'],
  ['Gedichte für die Hosentasche', 'Karl Busch', 'de', 'Kurze Gedichte für lange Wege.', 'poetry', 6],
  ['Le phare de Lina', 'Claire Morel', 'fr', 'Lina apprend à parler avec la lumière.', 'adventure', 7, 'fr'],
  ['La soupe aux mots', 'Hugo Blanc', 'fr', 'Un cuisinier sert des mots à la place des légumes.', 'fantasy', 6, 'fr'],
  ['Petites bêtes du jardin', 'Anne Roche', 'fr', 'Un carnet d’observation pour l’été.', 'nature', 5],
  ['Le train de minuit', 'Claire Morel', 'fr', 'Un voyage qui commence quand tout le monde dort.', 'adventure', 9, 'fr'],
  ['Cent ans de cour de récré', 'Hugo Blanc', 'fr', 'Les jeux de nos arrière-grands-parents.', 'history', 8],
  ['De fiets van opa', 'Sanne Visser', 'nl', 'Een fiets met zeven versnellingen en acht verhalen.', 'everyday', 6, 'nl'],
  ['Onder de dijk', 'Bram de Wit', 'nl', 'Wat er leeft waar niemand kijkt.', 'nature', 7],
  ['De verdwenen letter', 'Sanne Visser', 'nl', 'Op een ochtend is de letter e weg.', 'fantasy', 8, 'nl'],
  ['Storm op zaterdag', 'Bram de Wit', 'nl', 'Een weekend zonder stroom.', 'friendship', 9, 'nl'],
  [
    'The Map under the Stairs',
    'Ada North',
    'en',
    'A house move, a loose board and a map of the same street a century ago.',
    'history',
    9,
    'en',
  ],
  ['Rain on Monday', 'Tom Hale', 'en', 'A class measures the weather for a year.', 'science', 7, 'en'],
  ['The Quiet Team', 'Rosa Lane', 'en', 'A football team that signs its tactics.', 'friendship', 8, 'en', 'bsl'],
  ['Small Poems for Tall Days', 'Rosa Lane', 'en', 'Poems to read while standing in a queue.', 'poetry', 6],
  ['Night Bus North', 'Idris Cole', 'en', 'Two cousins, one ticket and a long road.', 'adventure', 11, 'en'],
  ['How Bridges Stand', 'Tom Hale', 'en', 'Paper, string and the forces between them.', 'science', 9],
  ['The Baker’s Algorithm', 'Idris Cole', 'en', 'Recipes, loops and a very large pretzel.', 'science', 10, 'en'],
  ['Tolvan på taket', 'Omar Sand', 'sv', 'En siffra rymmer från skolans klocka.', 'fantasy', 6, 'sv'],
  ['Ordens hav', 'Ingrid Vall', 'sv', 'Dikter om vatten, väder och väntan.', 'poetry', 10],
  ['Yksi kello, kaksi aikaa', 'Kaisa Harju', 'fi', 'Kun kello käy väärin, kaikki myöhästyvät oikeaan paikkaan.', 'everyday', 7, 'fi'],
];

const fromSample = ({ file, cover, ...facts }: SampleBook): CatalogueBook => ({
  ...facts,
  ageTo: facts.ageFrom + 3,
  content: { file, cover },
});

const fromEntry = (
  [title, author, language, description, subject, ageFrom, audio = '', sign = '']: Entry,
  index: number,
): CatalogueBook => ({
  id: `book-${sampleBooks.length + index + 1}`,
  title,
  author,
  description,
  language,
  audioLanguages: audio.split(' ').filter(Boolean),
  signLanguages: sign.split(' ').filter(Boolean),
  ageFrom,
  ageTo: ageFrom + 3,
  subject,
  layout: 'reflowable',
  direction: 'ltr',
  pages: 24 + ((index * 7) % 60),
});

/** All books of the library. */
export const catalogue: readonly CatalogueBook[] = [...sampleBooks.map(fromSample), ...entries.map(fromEntry)];

// The reader's trial books can be opened by id but not found by search.
const byId = new Map([...catalogue, ...trialBooks.map(fromSample)].map((book) => [book.id, book]));

/** Returns a book by its id. */
export const bookOf = (id: string): CatalogueBook | undefined => byId.get(id);
