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

/** Parses a page of a book; what is not well-formed is read as browsers read HTML, so that a slip of its maker costs nobody the chapter. */
export function parsePage(text: string): Document {
  const strict = new DOMParser().parseFromString(text, 'application/xhtml+xml');
  if (!isBroken(strict)) return strict;
  return new DOMParser().parseFromString(withoutShortForms(text.replace(/<\?xml[^>]*\?>/, '')), 'text/html');
}
