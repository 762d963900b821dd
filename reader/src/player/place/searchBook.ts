import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { parsePage } from '../publication/parseXml.ts';
import { cfiOf } from './cfi.ts';

/** A match of the search in a book. */
export interface Passage {
  readonly cfi: string;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The number of letters shown around a match. */
const contextLength = 40;

/** The maximum number of passages; more are no help. */
const maxPassages = 200;

/** Converts to lower case without diacritics, letter for letter, so that positions stay valid. */
const foldDiacritics = (text: string): string =>
  [...text]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === letter.length ? plain : letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter;
    })
    .join('');

/** Returns whole words before and after a position, as far as there are blanks between them. */
const wordsBefore = (text: string, at: number): string =>
  text.slice(Math.max(0, at - contextLength), at).replace(at > contextLength ? /^\S*\s+/ : /^\s+/, '');
const wordsAfter = (text: string, at: number): string =>
  text.slice(at, at + contextLength).replace(at + contextLength < text.length ? /\s+\S*$/ : /\s+$/, '');

/** Searches one document, across element boundaries. */
export function searchDocument(words: string, document: Document, cfiBase: string): Passage[] {
  const query = foldDiacritics(words.replace(/\s+/g, ' ').trim());
  if (query === '' || !document.body) return [];
  const nodes: { node: Node; from: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, from: text.length });
    // A line break of the source matches a blank of the query.
    text += (node.nodeValue ?? '').replace(/\s/g, ' ');
  }
  const searched = foldDiacritics(text);
  const passages: Passage[] = [];
  for (let at = searched.indexOf(query); at >= 0 && passages.length < maxPassages; at = searched.indexOf(query, at + query.length)) {
    const place = nodes.findLast(({ from }) => from <= at);
    if (!place) break;
    const range = document.createRange();
    range.setStart(place.node, at - place.from);
    range.collapse(true);
    passages.push({
      cfi: cfiOf(range, cfiBase),
      before: wordsBefore(text, at),
      match: text.slice(at, at + query.length),
      after: wordsAfter(text, at + query.length),
    });
  }
  return passages;
}

/**
 * Searches a book document by document, and reports all passages found so far, and documents that cannot be searched;
 * the signal aborts it.
 */
export async function searchBook(
  words: string,
  items: readonly SpineItem[],
  files: BookFiles,
  signal: AbortSignal,
  onFound: (passages: readonly Passage[]) => void,
  onError: (error: unknown) => void,
): Promise<void> {
  let found: Passage[] = [];
  for (const { href, cfiBase, mediaType } of items) {
    if (signal.aborted || found.length >= maxPassages) return;
    if (mediaType.startsWith('image/')) continue;
    try {
      const passages = searchDocument(words, parsePage(await files.text(href)), cfiBase);
      if (passages.length === 0 || signal.aborted) continue;
      found = [...found, ...passages].slice(0, maxPassages);
      onFound(found);
    } catch (error) {
      onError(error);
    }
  }
}
