/** A document that is not well-formed. */
class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

const isBroken = (document: Document): boolean => document.getElementsByTagName('parsererror').length > 0;

/** Parses XML; throws MalformedError where it is not well-formed. */
export function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (isBroken(document)) throw new MalformedError('The document is not well-formed XML');
  return document;
}

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** XHTML's short form of empty elements means something else in HTML, where `<title/>` would swallow the rest of the page. */
const withoutShortForms = (text: string): string =>
  text.replace(/<([a-z][\w:-]*)((?:\s[^<>]*?)?)\/>/gi, (whole, name: string, attributes: string) =>
    voidElements.test(name) ? whole : `<${name}${attributes}></${name}>`,
  );

/** A page as it was read. */
export interface ReadPage {
  readonly document: Document;
  /** Whether it is not well-formed, and was read as browsers read HTML. */
  readonly isFlawed: boolean;
}

/** Reads a page of a book; what is not well-formed is read as browsers read HTML, so that a slip of its maker costs nobody the chapter. */
export function readPage(text: string): ReadPage {
  const strict = new DOMParser().parseFromString(text, 'application/xhtml+xml');
  if (!isBroken(strict)) return { document: strict, isFlawed: false };
  const html = withoutShortForms(text.replace(/<\?xml[^>]*\?>/, ''));
  return { document: new DOMParser().parseFromString(html, 'text/html'), isFlawed: true };
}

/** The document of a page, however well it is written. */
export const parsePage = (text: string): Document => readPage(text).document;
