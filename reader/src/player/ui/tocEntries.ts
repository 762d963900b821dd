import type { TocEntry } from '@realmkit/design-system';
import type { Chapter } from '../publication/navigation.ts';

/** Converts a book's contents for the design system's list; a heading without a link leads to its first entry. */
export const asTocEntries = (chapters: readonly Chapter[]): TocEntry[] =>
  chapters.map(({ href, label, chapters: below }) => ({
    id: href || (below[0]?.href ?? ''),
    label,
    children: asTocEntries(below),
  }));
