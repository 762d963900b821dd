import type { BookFiles } from '../publication/BookFiles.ts';
import { baseOf, loadDocument, nestingLimits } from '../section/preparePage.ts';
import { objects, shownFileOf } from '../section/showObjects.ts';
import { findInDocument, type Match } from './findInDocument.ts';
import type { SearchOptions } from './searchText.ts';

/** A search in the documents within a page. */
interface WithinSearch {
  readonly words: string;
  readonly files: BookFiles;
  readonly options: SearchOptions;
  /** Returns whether a document is in the reading order as well, where its words are found. */
  readonly isRead: (href: string) => boolean;
  /** The documents that the page still shows. */
  left: number;
}

async function findIn(document: Document, href: string, depth: number, search: WithinSearch): Promise<Match[]> {
  const { words, files, options, isRead } = search;
  const base = baseOf(document, href, files.folder);
  const found: Match[] = [];
  const shown: Element[] = [];
  for (const element of document.querySelectorAll(objects)) {
    // What an object holds is shown instead of its file only.
    if (shown.some((outer) => outer.contains(element))) continue;
    const file = await shownFileOf(element, base, files);
    if (!file) continue;
    shown.push(element);
    if (file.isPicture || depth >= nestingLimits.depth || search.left === 0) continue;
    search.left -= 1;
    if (file.text === undefined && isRead(file.href)) continue;
    try {
      const { document: inner } = await loadDocument(file, file.text === undefined ? files : { text: async () => file.text ?? '' });
      const range = document.createRange();
      range.selectNodeContents(element);
      const matches = [...findInDocument(words, inner, options), ...(await findIn(inner, file.href, depth + 1, search))];
      found.push(...matches.map((match) => ({ ...match, range, kind: 'within' as const })));
    } catch {
      // Not reported: the page is shown without it, too.
    }
  }
  return found;
}

/**
 * Finds words in the documents that a page shows within itself, and in those within them. The range of a match is in the element of the page that
 * shows its document.
 */
export const findWithin = (document: Document, href: string, search: Omit<WithinSearch, 'left'>): Promise<Match[]> =>
  findIn(document, href, 0, { ...search, left: nestingLimits.documents });
