/** The orders of a search (reader §9), as the library service names them. */
export const librarySorts = ['relevance', 'lastAdded', 'title', '-title', 'author', '-author'] as const;
type LibrarySort = (typeof librarySorts)[number];

/** What is searched for. */
export interface LibrarySearch {
  readonly q: string;
  readonly sort: LibrarySort;
  /** Narrated books only. */
  readonly audio: boolean;
  /** Books with sign-language video only. */
  readonly sign: boolean;
}

/** Reads a search from the address of the page; what is not known is left out. */
export function searchOf(query: URLSearchParams): LibrarySearch {
  const sort = librarySorts.find((known) => known === query.get('sort')) ?? 'relevance';
  return { q: (query.get('q') ?? '').slice(0, 100), sort, audio: query.has('audio'), sign: query.has('sign') };
}

/** Writes a search into the address of the page. */
export function queryOf({ q, sort, audio, sign }: LibrarySearch): Record<string, string> {
  return {
    ...(q === '' ? {} : { q }),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(audio ? { audio: 'true' } : {}),
    ...(sign ? { sign: 'true' } : {}),
  };
}
