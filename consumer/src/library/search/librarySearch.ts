/** The sort orders of a search (reader §9), named as in the library service. */
export const librarySorts = ['relevance', 'lastAdded', 'title', '-title', 'author', '-author'] as const;
type LibrarySort = (typeof librarySorts)[number];

/** The parameters of a search. */
export interface LibrarySearch {
  readonly q: string;
  readonly sort: LibrarySort;
  /** Narrated books only. */
  readonly audio: boolean;
  /** Books with sign-language video only. */
  readonly sign: boolean;
}

/** Parses a search from the query of the page's URL; unknown values are ignored. */
export function searchOf(query: URLSearchParams): LibrarySearch {
  const sort = librarySorts.find((known) => known === query.get('sort')) ?? 'relevance';
  return { q: (query.get('q') ?? '').slice(0, 100), sort, audio: query.has('audio'), sign: query.has('sign') };
}

/** Returns the query of the page's URL for a search. */
export function queryOf({ q, sort, audio, sign }: LibrarySearch): Record<string, string> {
  return {
    ...(q === '' ? {} : { q }),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(audio ? { audio: 'true' } : {}),
    ...(sign ? { sign: 'true' } : {}),
  };
}
