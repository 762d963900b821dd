import type { BookFiles } from '../publication/BookFiles.ts';
import type { Chapter } from '../publication/navigation.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { parsePage } from '../publication/parseXml.ts';
import { cfiOf, spineIndexOf } from './cfi.ts';
import { progressionAt } from './locations.ts';

/**
 * Returns the progressions in a book at which its chapters start, those of the first level of the table of contents, from 0 to 1. Only a
 * document with several chapters is read again, to find them in it; one that cannot be read has a mark at its start.
 */
export async function findChapterMarks(
  contents: readonly Chapter[],
  items: readonly SpineItem[],
  locations: readonly string[],
  files: Pick<BookFiles, 'text'>,
): Promise<number[]> {
  if (locations.length < 2) return [];
  const starts = new Map<number, string>();
  for (const location of locations) {
    const index = spineIndexOf(location);
    if (index !== undefined && !starts.has(index)) starts.set(index, location);
  }
  const hrefs = contents.map(({ href, chapters: [first] }) => href || (first?.href ?? ''));
  const marks = await Promise.all(
    items.map(async ({ index, href: url, cfiBase }) => {
      const fragments = hrefs.filter((href) => href.split('#')[0] === url).map((href) => decodeURIComponent(href.split('#')[1] ?? ''));
      const start = starts.get(index);
      if (fragments.length === 0 || start === undefined) return [];
      if (fragments.length === 1) return [progressionAt(locations, start)];
      // Not reported: the page reports its own errors when it is shown.
      const document = await files.text(url, 'low').then(parsePage, () => undefined);
      return fragments.map((fragment) => {
        const element = fragment ? document?.getElementById(fragment) : undefined;
        return progressionAt(locations, element ? cfiOf(element, cfiBase) : start);
      });
    }),
  );
  return [...new Set(marks.flat())].sort((one, other) => one - other);
}
