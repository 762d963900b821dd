import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { parsePage } from '../publication/parseXml.ts';
import { cfiOf } from './cfi.ts';
import { findInDocument, type Match, type MatchKind } from './findInDocument.ts';
import { excerptOf, type SearchOptions } from './searchText.ts';

/** A match of the search in a book. */
export interface Passage {
  /** The spine index of its document. */
  readonly index: number;
  /** The CFI of its start. */
  readonly cfi: string;
  readonly before: string;
  readonly match: string;
  readonly after: string;
  /** What it is in; undefined for the text itself. */
  readonly kind: MatchKind | undefined;
  /** The href of its entry of the table of contents; undefined if there is none. */
  readonly chapter: string | undefined;
}

/** The number of letters shown around a match. */
const contextLength = 40;

/** The maximum number of passages: more than a reader looks through, and what a list can show at once. */
export const maxPassages = 2000;

/** Returns the href of the table-of-contents entry of a position. */
export type ChapterOf = (index: number, hasStarted: (fragment: string) => boolean) => string | undefined;

/** Returns whether an element with a fragment’s id starts at a range or before it. */
export const hasStartedAt = (range: Range, document: Document) => (fragment: string) => {
  const element = document.getElementById(fragment);
  if (!element) return true;
  return (
    (element.compareDocumentPosition(range.startContainer) & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0
  );
};

/** Searches one document, across element boundaries. */
export function searchDocument(
  words: string,
  document: Document,
  { index, cfiBase }: Pick<SpineItem, 'index' | 'cfiBase'>,
  options: SearchOptions,
  chapterOf: ChapterOf = () => undefined,
  most = maxPassages,
  within: readonly Match[] = [],
): Passage[] {
  const own = findInDocument(words, document, options);
  const matches =
    within.length > 0 ? [...own, ...within].sort((one, other) => one.range.compareBoundaryPoints(Range.START_TO_START, other.range)) : own;
  return matches.slice(0, most).map(({ range, kind, text, from, to }) => {
    const start = range.cloneRange();
    start.collapse(true);
    // Whole words, as far as there are blanks between them.
    const before = excerptOf(text, text.source, from - contextLength, from).replace(from > contextLength ? /^\S*\s+/ : /^\s+/, '');
    const after = excerptOf(text, text.source, to, to + contextLength).replace(
      to + contextLength < text.text.length ? /\s+\S*$/ : /\s+$/,
      '',
    );
    return {
      index,
      cfi: cfiOf(start, cfiBase),
      before,
      match: excerptOf(text, text.source, from, to),
      after,
      kind,
      chapter: chapterOf(index, hasStartedAt(range, document)),
    };
  });
}

/** The options of a search in a book. */
export interface BookSearchOptions extends SearchOptions {
  readonly items: readonly SpineItem[];
  readonly files: BookFiles;
  readonly signal: AbortSignal;
  readonly chapterOf: ChapterOf;
  /** Receives all passages found so far. */
  readonly onFound: (passages: readonly Passage[]) => void;
  /** Receives the error of a document that cannot be searched. */
  readonly onError: (error: unknown) => void;
}

/** Searches a book document by document; the signal aborts it. */
export async function searchBook(
  words: string,
  { items, files, signal, chapterOf, onFound, onError, ...options }: BookSearchOptions,
): Promise<void> {
  let found: Passage[] = [];
  const isRead = (href: string) => items.some((item) => item.href === href);
  for (const item of items) {
    if (signal.aborted || found.length >= maxPassages) return;
    if (item.mediaType.startsWith('image/')) continue;
    try {
      const document = parsePage(await files.text(item.href));
      // Few pages show documents within themselves: what searches those is loaded then.
      const within = document.querySelector('object,embed,iframe')
        ? await (await import('./findWithin.ts')).findWithin(document, item.href, { words, files, options, isRead })
        : [];
      const passages = searchDocument(words, document, item, options, chapterOf, maxPassages - found.length, within);
      if (passages.length === 0 || signal.aborted) continue;
      found = [...found, ...passages];
      onFound(found);
    } catch (error) {
      onError(error);
    }
  }
}
