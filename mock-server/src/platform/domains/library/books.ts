import { notFound } from '@realmkit/contract-engine';
import type { components } from '@realmkit/openapi/types/library';
import type { RequestContext } from '../../access/requestContext.ts';
import { foldedWords } from '../../database/text/foldDiacritics.ts';
import { bookOf, type CatalogueBook, catalogue } from './catalogue/catalogue.ts';
import { sampleBookId } from './catalogue/sampleBookId.ts';

type Book = components['schemas']['Book'];

/** Returns the book of an id; throws 404. */
export function requireBook(id: string): CatalogueBook {
  const book = bookOf(id);
  if (!book) throw notFound('There is no such book.');
  return book;
}

/** Returns the URL of a book's files, with a trailing slash. */
export const resourcesUrlOf = (baseUrl: string, id: string): string => `${baseUrl}/book-content/${id}/`;

const isReadable = ({ content }: CatalogueBook): boolean => content !== undefined;

const firstAddedAt = Date.UTC(2025, 0, 7);
const week = 7 * 24 * 3_600_000;

/** Returns a book as in the contract, for a reader of a realm. */
export function bookBody({ shard: { baseUrl }, caller }: Pick<RequestContext, 'shard' | 'caller'>, book: CatalogueBook): Book {
  const { content, audioLanguages, signLanguages, ...fields } = book;
  return {
    ...fields,
    audioLanguages: [...audioLanguages],
    signLanguages: [...signLanguages],
    languages: { mainLanguage: audioLanguages[0] ?? book.language },
    properties: { sentenceHighlighting: audioLanguages.length > 0, pictureInPicture: signLanguages.length > 0 },
    addedAt: new Date(firstAddedAt + (catalogue.indexOf(book) + 1) * week).toISOString(),
    coverUrl: `${baseUrl}/library/v1/books/${book.id}/cover`,
    fileUrl: content ? `${resourcesUrlOf(baseUrl, book.id)}${content.file}` : null,
    readable: isReadable(book),
    sample: book.id === sampleBookId(caller.realm),
  };
}

/** The parameters of a book search. */
export interface BookSearch {
  readonly q?: string;
  readonly language?: string;
  readonly subject?: CatalogueBook['subject'];
  readonly age?: number;
  /** The highest age that a book may begin with: the age filter of a pupil. */
  readonly ageLimit?: number | undefined;
  readonly audio?: boolean;
  readonly signLanguage?: boolean;
  readonly readable?: boolean;
  readonly sort?: 'relevance' | 'lastAdded' | 'title' | '-title' | 'author' | '-author';
}

const searchable = new Map(catalogue.map((book) => [book.id, { title: foldedWords(book.title), author: foldedWords(book.author) }]));

/** Returns the relevance of a book: words of the title count twice; undefined if a word matches neither title nor author. */
function scoreOf(book: CatalogueBook, words: readonly string[]): number | undefined {
  const { title = [], author = [] } = searchable.get(book.id) ?? {};
  let score = 0;
  for (const word of words) {
    if (title.some((own) => own.startsWith(word))) score += 2;
    else if (author.some((own) => own.startsWith(word))) score += 1;
    else return undefined;
  }
  return score;
}

/** Returns whether a language is the one that is searched for, or a variant of it (RFC 4647, basic filtering). */
const isOf = (searched: string, language: string): boolean => `${language}-`.toLowerCase().startsWith(`${searched}-`.toLowerCase());

/** Returns how many books there are, and how many of them can be read here. */
const countsOf = (books: readonly CatalogueBook[]) => ({ totalCount: books.length, readableCount: books.filter(isReadable).length });

/** Returns the books that a search finds, in its sort order, and how many there are: in all, and by language without its filter of languages. */
export function searchCatalogue({ language, ...search }: BookSearch) {
  const inAll = booksOf(search);
  const books = language === undefined ? inAll : inAll.filter((book) => isOf(language, book.language));
  const byLanguage = Map.groupBy(inAll, (book) => book.language);
  const languages = [...byLanguage].map(([one, those]) => ({ language: one, ...countsOf(those) }));
  return { books, meta: { ...countsOf(books), languages } };
}

/** Returns the books that a search finds in all languages, in its sort order. */
function booksOf({
  q = '',
  subject,
  age,
  ageLimit,
  audio,
  signLanguage,
  readable,
  sort = 'relevance',
}: Omit<BookSearch, 'language'>): CatalogueBook[] {
  const words = foldedWords(q);
  const found = catalogue
    .filter((book) => subject === undefined || book.subject === subject)
    .filter((book) => age === undefined || (book.ageFrom <= age && age <= book.ageTo))
    .filter((book) => ageLimit === undefined || book.ageFrom <= ageLimit)
    .filter((book) => audio === undefined || book.audioLanguages.length > 0 === audio)
    .filter((book) => signLanguage === undefined || book.signLanguages.length > 0 === signLanguage)
    .filter((book) => readable === undefined || isReadable(book) === readable)
    .flatMap((book, position) => {
      const score = scoreOf(book, words);
      return score === undefined ? [] : [{ book, score, position }];
    });
  const byText = (field: 'title' | 'author') => (one: (typeof found)[number], other: (typeof found)[number]) =>
    one.book[field].localeCompare(other.book[field], 'sv') || one.position - other.position;
  const orders: Record<NonNullable<BookSearch['sort']>, (one: (typeof found)[number], other: (typeof found)[number]) => number> = {
    relevance: (one, other) => other.score - one.score || byText('title')(one, other),
    lastAdded: (one, other) => other.position - one.position,
    title: byText('title'),
    '-title': (one, other) => byText('title')(other, one),
    author: byText('author'),
    '-author': (one, other) => byText('author')(other, one),
  };
  return found.sort(orders[sort]).map(({ book }) => book);
}
