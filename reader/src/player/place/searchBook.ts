import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { parsePage } from '../publication/parseXml.ts';
import { cfiOf } from './cfi.ts';

/** A place in a book at which the searched words stand. */
export interface Passage {
  readonly cfi: string;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The letters that are shown around a match. */
const around = 40;

/** More passages than this are no help. */
const most = 200;

/** Lower case without accents, letter for letter, so that places in it are places in the text. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === letter.length ? plain : letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter;
    })
    .join('');

/** What stands before a place and behind it: whole words, as far as there are blanks between them. */
const wordsBefore = (text: string, at: number): string =>
  text.slice(Math.max(0, at - around), at).replace(at > around ? /^\S*\s+/ : /^\s+/, '');
const wordsAfter = (text: string, at: number): string =>
  text.slice(at, at + around).replace(at + around < text.length ? /\s+\S*$/ : /\s+$/, '');

/** The passages of one document, wherever its text is cut by elements. */
export function searchDocument(words: string, document: Document, cfiBase: string): Passage[] {
  const wanted = folded(words.replace(/\s+/g, ' ').trim());
  if (wanted === '' || !document.body) return [];
  const nodes: { node: Node; from: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, from: text.length });
    // A line break of the source is a blank to who searches.
    text += (node.nodeValue ?? '').replace(/\s/g, ' ');
  }
  const searched = folded(text);
  const passages: Passage[] = [];
  for (let at = searched.indexOf(wanted); at >= 0 && passages.length < most; at = searched.indexOf(wanted, at + wanted.length)) {
    const place = nodes.findLast(({ from }) => from <= at);
    if (!place) break;
    const range = document.createRange();
    range.setStart(place.node, at - place.from);
    range.collapse(true);
    passages.push({
      cfi: cfiOf(range, cfiBase),
      before: wordsBefore(text, at),
      match: text.slice(at, at + wanted.length),
      after: wordsAfter(text, at + wanted.length),
    });
  }
  return passages;
}

/** Searches a book document by document, and tells all that is found so far; given up by the signal. */
export async function searchBook(
  words: string,
  items: readonly SpineItem[],
  files: BookFiles,
  signal: AbortSignal,
  onFound: (passages: readonly Passage[]) => void,
): Promise<void> {
  let found: Passage[] = [];
  for (const { address, cfiBase, mediaType } of items) {
    if (signal.aborted || found.length >= most) return;
    if (mediaType.startsWith('image/')) continue;
    try {
      const passages = searchDocument(words, parsePage(await files.text(address)), cfiBase);
      if (passages.length === 0 || signal.aborted) continue;
      found = [...found, ...passages].slice(0, most);
      onFound(found);
    } catch {
      // What does not come cannot be searched.
    }
  }
}
