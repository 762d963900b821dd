import { resolveHref } from '../publication/resolveHref.ts';

/** The content of a note: texts, and elements of which nothing but the form is left. */
export type NoteNode = string | NoteElement;

/** An element of a note. */
interface NoteElement {
  readonly name: string;
  /** The absolute, unsigned URL that a link leads to. */
  readonly href?: string;
  readonly lang?: string;
  readonly dir?: string;
  readonly children: readonly NoteNode[];
}

/** What gives a text its form, and nothing that loads, runs or can be filled in. */
const allowed = new Set(
  'a abbr b bdi bdo blockquote br cite code dd del dfn div dl dt em i ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  ),
);
const renamed: Readonly<Record<string, string>> = {
  aside: 'div',
  section: 'div',
  article: 'div',
  figure: 'div',
  figcaption: 'p',
  header: 'div',
};
const omitted = new Set(['script', 'style', 'template', 'iframe', 'object', 'audio', 'video', 'svg']);

const epub = 'http://www.idpf.org/2007/ops';

/** Returns whether a link leads from the note back to its place in the text, which closing the note does. */
const isBackLink = (link: Element): boolean =>
  /(^|\s)backlink(\s|$)/.test(link.getAttributeNS(epub, 'type') ?? link.getAttribute('epub:type') ?? '') ||
  /(^|\s)doc-backlink(\s|$)/.test(link.getAttribute('role') ?? '');

/**
 * Returns the content of an element of a book by a list of what may stay. White space between the blocks is kept, as browsers do.
 * @param base the URL of its document.
 * @param folder the folder of the book.
 */
export function noteContent(element: Element, base: string, folder: string): NoteNode[] {
  return [...element.childNodes].flatMap((node): NoteNode[] => {
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) return [node.nodeValue ?? ''];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const child = node as Element;
    const source = child.localName.toLowerCase();
    if (omitted.has(source) || (source === 'a' && isBackLink(child))) return [];
    if (source === 'img') return [child.getAttribute('alt') ?? ''];
    const children = noteContent(child, base, folder);
    const name = /^h[1-6]$/.test(source) ? 'p' : (renamed[source] ?? source);
    if (!allowed.has(name)) return children;
    const written = source === 'a' ? child.getAttribute('href') : null;
    const href = written === null ? undefined : resolveHref(written, base, folder);
    const [lang, dir] = [child.getAttribute('lang') ?? child.getAttribute('xml:lang'), child.getAttribute('dir')];
    return [{ name, children, ...(href !== undefined && { href }), ...(lang && { lang }), ...(dir && { dir }) }];
  });
}

/** Returns the text of a note's content. */
export const textOfNote = (content: readonly NoteNode[]): string =>
  content.map((node) => (typeof node === 'string' ? node : textOfNote(node.children))).join('');
