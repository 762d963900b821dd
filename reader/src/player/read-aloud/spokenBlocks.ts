import { alternativeOf } from '../place/alternativeOf.ts';
import { walkText } from '../place/walkText.ts';
import { isNoteLink } from '../section/notes.ts';

/** A text node of a block, or a picture or formula that a text stands for. */
interface SpokenPiece {
  readonly node: Text | Element;
  /** The position in the text of the block. */
  readonly from: number;
  readonly length: number;
  /** BCP 47. */
  readonly language: string;
}

/** A block of a document as it is read aloud: a paragraph, a heading, a cell of a table. */
export interface SpokenBlock {
  /** Each letter is one of its node, so that positions are those of the document; each white space is a blank. */
  readonly text: string;
  readonly pieces: readonly SpokenPiece[];
  /** True if there is a pause after it. */
  readonly isHeading: boolean;
}

const epub = 'http://www.idpf.org/2007/ops';

/** Elements that are not read: navigation, what has its own sound, and what is filled in. */
const unread = new Set(['nav', 'audio', 'video', 'canvas', 'iframe', 'object', 'select', 'textarea']);

/** Parts of the structure that interrupt a listener (EPUB, Skippability). */
const interrupting = /(^|\s)(doc-)?(pagebreak|footnote)(\s|$)/;

const typesOf = (element: Element): string =>
  `${element.getAttributeNS(epub, 'type') ?? element.getAttribute('epub:type') ?? ''} ${element.getAttribute('role') ?? ''}`;

const isUnread = (element: Element): boolean =>
  unread.has(element.localName) ||
  element.getAttribute('aria-hidden') === 'true' ||
  interrupting.test(typesOf(element)) ||
  (element.localName === 'a' && isNoteLink(element));

/** Tags that name no language (ISO 639). */
const unnamed = /^(und|mul|zxx|mis)\b|^$/i;

/** Returns a function that finds the language of an element: the nearest one, or that of the book. */
function languageFinder(ofBook: string) {
  const known = new Map<Element, string>();
  const find = (element: Element | null): string => {
    if (!element) return ofBook;
    let language = known.get(element);
    if (language === undefined) {
      const own = (element.getAttribute('xml:lang') ?? element.getAttribute('lang'))?.trim();
      if (own === undefined) language = find(element.parentElement);
      else language = unnamed.test(own) ? ofBook : own;
      known.set(element, language);
    }
    return language;
  };
  return find;
}

/**
 * Returns the blocks of a document that are read aloud, in order. Pictures are read by their alternative text, which stands in the text as a
 * word does, as the picture of an initial letter; formulas by theirs. Navigation, note links, footnotes, page breaks and what is hidden are left out.
 */
export function spokenBlocks(document: Document, language: string): SpokenBlock[] {
  const languageOf = languageFinder(language);
  const blocks: SpokenBlock[] = [];
  let pieces: SpokenPiece[] = [];
  let text = '';
  let isHeading = false;
  const add = (node: Text | Element, words: string) => {
    if (words === '') return;
    const element = 'data' in node ? node.parentElement : node;
    pieces.push({ node, from: text.length, length: words.length, language: languageOf(element) });
    // A line of the source is no sentence.
    text += words.replace(/\s/g, ' ');
    isHeading ||= element?.closest('h1, h2, h3, h4, h5, h6') != null;
  };
  const finish = () => {
    if (/[\p{L}\p{N}]/u.test(text)) blocks.push({ text, pieces, isHeading });
    pieces = [];
    text = '';
    isHeading = false;
  };
  if (document.body)
    walkText(document.body, {
      text: (node) => add(node, node.data),
      border: finish,
      leavesOut: (element) => {
        if (isUnread(element)) return true;
        const alternative = alternativeOf(element);
        if (alternative === undefined) return false;
        add(element, alternative);
        return true;
      },
    });
  finish();
  return blocks;
}
