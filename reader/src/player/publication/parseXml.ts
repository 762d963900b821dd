/** A document that is not well-formed. */
class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

const hasParserError = (document: Document): boolean => document.getElementsByTagName('parsererror').length > 0;

const xhtml = 'http://www.w3.org/1999/xhtml';

/** The namespaces of the prefixes that attributes of HTML may have. */
const prefixes: Readonly<Record<string, string>> = {
  epub: 'http://www.idpf.org/2007/ops',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML excludes
const excluded = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes the characters that XML excludes, also as halves of pairs. */
const withoutExcluded = (text: string): string => text.replace(excluded, '').toWellFormed();

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** Expands self-closing elements, which HTML does not know: `<title/>` would swallow the rest of the page. */
const withoutShortForms = (text: string): string =>
  text.replace(/<([a-z][\w:-]*)((?:\s[^<>]*?)?)\/>/gi, (whole, name: string, attributes: string) =>
    voidElements.test(name) ? whole : `<${name}${attributes}></${name}>`,
  );

/** Elements that end without an end tag. */
const endsByItself = /^(p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|caption|option|optgroup|rt|rp)$/i;

/** How deep a browser builds the elements of HTML. */
const maxHtmlDepth = 512;

/** Leaves out the tags that are deeper than a browser builds them: its parser looks through all of the open ones at each. */
function withoutDepth(text: string): string {
  let depth = 0;
  return text.replace(/<(\/?)([a-z][^\s<>/]*)[^<>]*>/gi, (tag, end: string, name: string) => {
    if (tag.endsWith('/>') || voidElements.test(name) || endsByItself.test(name)) return tag;
    const own = end ? depth : depth + 1;
    depth = end ? Math.max(0, depth - 1) : own;
    return own > maxHtmlDepth ? ' ' : tag;
  });
}

/** References, bare ampersands, and what may contain ampersands that are none of them. */
const references = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|&(?:(#\d+|#x[\da-f]+|[a-z][\w.-]*);)?/gi;

const knownToXml = /^(#.*|amp|lt|gt|quot|apos)$/;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Replaces the entities that HTML names and XML does not know by their characters, and escapes ampersands that stand for themselves. */
function withXmlReferences(text: string): string {
  const declared = new Set([...text.matchAll(/<!ENTITY\s+([\w.-]+)/g)].map(([, name]) => name));
  const characters = new Map<string, string>();
  return text.replace(references, (found, name?: string) => {
    if (found.startsWith('<') || (name !== undefined && (knownToXml.test(name) || declared.has(name)))) return found;
    const known = characters.get(found) ?? escaped(new DOMParser().parseFromString(found, 'text/html').body.textContent ?? found);
    characters.set(found, known);
    return known;
  });
}

/** Parses a text as it is written, from its first letter, or else without characters that XML excludes and references that it does not know. */
function parseMended(text: string, type: 'application/xml' | 'application/xhtml+xml'): Document | undefined {
  const parse = (written: string) => new DOMParser().parseFromString(written, type);
  // A declaration after a blank line is no declaration, but a fault.
  const strict = parse(text.trimStart());
  if (!hasParserError(strict)) return strict;
  const mended = parse(withXmlReferences(withoutExcluded(text.trimStart())));
  return hasParserError(mended) ? undefined : mended;
}

/** Parses XML. @throws MalformedError */
export function parseXml(text: string): Document {
  const document = parseMended(text, 'application/xml');
  if (!document) throw new MalformedError('The document is not well-formed XML');
  return document;
}

/** Removes the blanks around ids, which XML ignores and browsers do not. */
function trimIds(document: Document): Document {
  for (const element of document.querySelectorAll('[id^=" "],[id$=" "]')) element.id = element.id.trim();
  return document;
}

const isName = (name: string): boolean => /^[a-z_][\w.-]*$/i.test(name);

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) {
    const [local = '', prefix] = name.split(':').reverse();
    if (!isName(local) || name.startsWith('xmlns')) continue;
    const namespace = prefix === undefined ? null : prefixes[prefix];
    if (namespace !== undefined) to.setAttributeNS(namespace, name, withoutExcluded(value));
  }
}

/** Copies what XML can express of the children of a node; an element whose name it cannot is replaced by its content. */
function copyChildren(from: Node, to: Node, document: Document): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) to.appendChild(document.createTextNode(withoutExcluded(child.data)));
    if (!(child instanceof Element)) continue;
    let copy = to;
    if (isName(child.localName)) {
      const element = document.createElementNS(child.namespaceURI, child.localName);
      copyAttributes(child, element);
      copy = to.appendChild(element);
    }
    copyChildren(child, copy, document);
  }
}

/** Reads a page as HTML, and returns it as a document that XML can express. */
function readAsHtml(text: string): Document {
  const html = new DOMParser().parseFromString(withoutDepth(withoutShortForms(text.replace(/<\?xml[^>]*\?>/, ''))), 'text/html');
  const document = window.document.implementation.createDocument(xhtml, 'html');
  copyAttributes(html.documentElement, document.documentElement);
  copyChildren(html.documentElement, document.documentElement, document);
  // A text that a comment interrupted is one node again, as in the frame: CFIs count them.
  document.normalize();
  return document;
}

/** The attribute of the element that stands for `base` in a parsed page: the host page's policy would report each of those. */
const baseMark = 'data-realmkit-base';

const withoutBase = (text: string): string => text.replace(/<base(?=[\s/>])/gi, `<link ${baseMark}=""`).replace(/<\/base\s*>/gi, '</link>');

/** Returns the base URL that a page declares, as it is written. */
export const declaredBase = (document: Document): string | undefined =>
  document.querySelector(`link[${baseMark}][href]`)?.getAttribute('href') ?? undefined;

/** A parsed page. */
export interface ParsedPage {
  readonly document: Document;
  /** True if it is not well-formed, and was parsed as HTML. */
  readonly isMalformed: boolean;
}

/**
 * Parses a page of a book, of which one error must not cost the whole chapter. Characters that XML excludes and references that it does not
 * know are replaced first; a page that is still not well-formed is parsed as HTML.
 */
export function readPage(written: string): ParsedPage {
  const text = withoutBase(written);
  const document = parseMended(text, 'application/xhtml+xml');
  return document
    ? { document: trimIds(document), isMalformed: false }
    : { document: trimIds(readAsHtml(withoutExcluded(text.trimStart()))), isMalformed: true };
}

/** Parses a page, well-formed or not, and returns its document. */
export const parsePage = (text: string): Document => readPage(text).document;
