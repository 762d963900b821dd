const xhtml = 'http://www.w3.org/1999/xhtml';

/** What may stand before the root of a page, as far as it changes nothing in it: a document type with declarations of its own does. */
const prolog =
  /^\ufeff?(?:<\?xml version=["']1\.0["'](?: encoding=["'][\w.-]+["'])?(?: standalone=["'](?:yes|no)["'])? ?\?>)?\s*(?:<!DOCTYPE html>\s*)?(?=<html\s)/;

/** The prefixes of elements and of attributes. */
const usedPrefixes = /(?:<\/?|\s(?=[^\s<>"']+\s*=\s*["']))([^\s<>/"'=:&!?]+):/g;
const declaredPrefixes = /\sxmlns:([^\s<>/"'=:&]+)\s*=/g;

/** Returns whether the root of a page declares all its prefixes: browsers do not check them in a part of a document. */
function declaresPrefixes(markup: string): boolean {
  const root = markup.slice(0, markup.indexOf('>'));
  const declared = new Set(['xml', 'xmlns', ...[...root.matchAll(declaredPrefixes)].map(([, prefix]) => prefix)]);
  return [...markup.matchAll(usedPrefixes)].every(([, prefix]) => declared.has(prefix));
}

/** The document that parsed roots belong to: it has no window, so that nothing in them is loaded or runs. */
let owner: XMLDocument | undefined;

/**
 * Parses a well-formed page without a document of its own, which costs more than the markup of a short page; for work that passes through
 * all pages of a book. Returns its root, which is the same as that of `parsePage`; undefined for a page that must be parsed as a document.
 */
export function parsePageRoot(text: string): Element | undefined {
  const before = prolog.exec(text)?.[0];
  if (before === undefined) return undefined;
  const markup = text.slice(before.length);
  if (!declaresPrefixes(markup)) return undefined;
  owner ??= document.implementation.createDocument(null, 'pages');
  const place = owner.createElement('page');
  try {
    place.innerHTML = markup;
  } catch {
    // Not reported: `parsePage` mends a page that is not well-formed, and knows the entities of its document type.
    return undefined;
  }
  const [root, other] = place.children;
  const hasText = [...place.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  return root?.localName === 'html' && root.namespaceURI === xhtml && !other && !hasText ? root : undefined;
}
