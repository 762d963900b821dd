import type { Book } from '@realmkit/openapi';

/** The sort orders of a search (reader §9), named as in the library service. */
export const librarySorts = ['relevance', 'lastAdded', 'title', '-title', 'author', '-author'] as const;
type LibrarySort = (typeof librarySorts)[number];

/** The kinds of books that a search can be limited to. */
export const bookKinds = ['readable', 'audio', 'sign'] as const;
type BookKind = (typeof bookKinds)[number];

const allSubjects: Readonly<Record<Book['subject'], true>> = {
  nature: true,
  friendship: true,
  adventure: true,
  science: true,
  history: true,
  everyday: true,
  fantasy: true,
  poetry: true,
};

/** Returns whether a text is a subject of the library service. */
const isSubject = (text: string): text is Book['subject'] => Object.hasOwn(allSubjects, text);

/** What books can be about. */
export const subjects: readonly Book['subject'][] = Object.keys(allSubjects).filter(isSubject);

/** The ages that the library service takes, in years. */
export const ages: readonly number[] = Array.from({ length: 20 }, (_, age) => age);

/** Instead of a language: the books of every language. */
export const allLanguages = 'all';

/** The parameters of a search. */
export interface LibrarySearch {
  readonly q: string;
  readonly sort: LibrarySort;
  readonly only: BookKind | undefined;
  /** The language of the books' text, or {@link allLanguages}; undefined where nobody has chosen: the language of the app. */
  readonly language: string | undefined;
  /** The age of the reader, in years. */
  readonly age: number | undefined;
  readonly subject: Book['subject'] | undefined;
}

/** Returns how many filters a search has beside its words and its language. */
export const filterCount = ({ only, age, subject }: LibrarySearch): number =>
  [only, age, subject].filter((filter) => filter !== undefined).length;

/** Parses a search from the query of the page's URL; unknown values are ignored. */
export function searchOf(query: URLSearchParams): LibrarySearch {
  const language = query.get('language') ?? '';
  const subject = query.get('subject') ?? '';
  return {
    q: (query.get('q') ?? '').slice(0, 100),
    sort: librarySorts.find((known) => known === query.get('sort')) ?? 'relevance',
    only: bookKinds.find((kind) => query.has(kind)),
    language: /^[a-z]{2,3}(-[a-z\d]{2,8}){0,2}$/i.test(language) ? language : undefined,
    age: ages.find((age) => String(age) === query.get('age')),
    subject: isSubject(subject) ? subject : undefined,
  };
}

/** Returns the query of the page's URL for a search. */
export function queryOf({ q, sort, only, language, age, subject }: LibrarySearch): Record<string, string> {
  return {
    ...(q === '' ? {} : { q }),
    ...(language === undefined ? {} : { language }),
    ...(age === undefined ? {} : { age: String(age) }),
    ...(subject === undefined ? {} : { subject }),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(only === undefined ? {} : { [only]: 'true' }),
  };
}
