import type { TocEntry } from '@realmkit/design-system';
import type { Chapter } from '../publication/navigation.ts';

/** A book's contents as the design system's list takes them; a heading that leads nowhere leads to the first of what is below it. */
export const asTocEntries = (chapters: readonly Chapter[]): TocEntry[] =>
  chapters.map(({ address, label, chapters: below }) => ({
    id: address || (below[0]?.address ?? ''),
    label,
    children: asTocEntries(below),
  }));
