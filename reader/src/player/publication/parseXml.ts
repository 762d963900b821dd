/** A document that is not well-formed. */
class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

const hasParserError = (document: Document): boolean => document.getElementsByTagName('parsererror').length > 0;

/** Parses XML. @throws MalformedError */
export function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (hasParserError(document)) throw new MalformedError('The document is not well-formed XML');
  return document;
}

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** Expands self-closing elements, which HTML does not know: `<title/>` would swallow the rest of the page. */
const withoutShortForms = (text: string): string =>
  text.replace(/<([a-z][\w:-]*)((?:\s[^<>]*?)?)\/>/gi, (whole, name: string, attributes: string) =>
    voidElements.test(name) ? whole : `<${name}${attributes}></${name}>`,
  );

/** A parsed page. */
export interface ParsedPage {
  readonly document: Document;
  /** True if it is not well-formed, and was parsed as HTML. */
  readonly isMalformed: boolean;
}

/** Parses a page of a book; a page that is not well-formed is parsed as HTML, so that one error does not cost the whole chapter. */
export function readPage(text: string): ParsedPage {
  const strict = new DOMParser().parseFromString(text, 'application/xhtml+xml');
  if (!hasParserError(strict)) return { document: strict, isMalformed: false };
  const html = withoutShortForms(text.replace(/<\?xml[^>]*\?>/, ''));
  return { document: new DOMParser().parseFromString(html, 'text/html'), isMalformed: true };
}

/** Parses a page, well-formed or not, and returns its document. */
export const parsePage = (text: string): Document => readPage(text).document;
