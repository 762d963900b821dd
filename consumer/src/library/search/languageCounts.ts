import type { FoundMeta } from '../libraryQueries.ts';
import { allLanguages } from './librarySearch.ts';

/** Returns the languages to choose from, by name: those that a search has books in, with the one that is chosen and the app's own. */
export function languagesToChoose(meta: FoundMeta, ...others: readonly string[]): string[] {
  const known = meta?.languages?.map(({ language }) => language) ?? [];
  return [...new Set([...known, ...others])].filter((language) => language !== allLanguages);
}

/** Returns how many books of a search can be read, of those that were found. */
export const readableOf = (meta: NonNullable<FoundMeta>): number => meta.readableCount ?? meta.totalCount;

/** Returns how many books a search has in all languages that can be read; undefined where the service does not say. */
export const readableInAll = (meta: FoundMeta): number | undefined =>
  meta?.languages?.reduce((count, { readableCount }) => count + readableCount, 0);
