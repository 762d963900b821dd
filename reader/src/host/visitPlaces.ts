import type { ReaderCallbacks } from '../player/index.ts';

const keyOf = (bookId: string): string => `place:${bookId}`;

/**
 * Keeps the last position with the visit of the page: a reload finds it, and whoever opens the book anew, from wherever, starts at the first page. In the
 * history and not in the session storage, which outlasts the visit.
 */
export const visitPlaces: Required<Pick<ReaderCallbacks, 'getLastmark' | 'postLastmark'>> = {
  getLastmark: async (bookId) => {
    const state: unknown = window.history.state;
    const place =
      typeof state === 'object' && state !== null ? new Map<string, unknown>(Object.entries(state)).get(keyOf(bookId)) : undefined;
    return typeof place === 'string' ? place : undefined;
  },
  postLastmark: async (bookId, position) => window.history.replaceState({ ...window.history.state, [keyOf(bookId)]: position }, ''),
};
