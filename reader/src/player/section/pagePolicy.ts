const xhtml = 'http://www.w3.org/1999/xhtml';

/**
 * Returns the content security policy of a page: no scripts, and no resources but the book's. `script-src 'none'` is what keeps scripts from
 * running: the frame of a page allows them, because WebKit delivers no events to the listeners of a frame that does not (decision 0021).
 * Fonts come from the player as well, and the documents that the page shows within itself from the player alone.
 */
export const contentSecurityPolicy = (sources: readonly string[], fontSources: readonly string[] = [], hasFrames = false): string => {
  const own = sources.join(' ');
  // The separators of a policy are escaped.
  const fonts = [own, ...fontSources.map((source) => source.replaceAll(';', '%3B').replaceAll(',', '%2C'))].join(' ');
  return `default-src 'none'; script-src 'none'; img-src ${own} data:; media-src ${own} data:; style-src 'unsafe-inline'; font-src ${fonts} data: blob:; form-action 'none'; base-uri 'none'${hasFrames ? '; frame-src blob:' : ''}`;
};

/**
 * Inserts the policy at the start of an XHTML document, and removes what could run before it: Firefox applies it neither to handlers of the root
 * and the head, nor to the result of a transformation that a processing instruction names. Returns the head.
 */
export function insertPolicy(document: Document, policy: string): HTMLHeadElement {
  const head = document.head ?? document.createElementNS(xhtml, 'head');
  const meta = document.createElementNS(xhtml, 'meta');
  meta.setAttribute('http-equiv', 'Content-Security-Policy');
  meta.setAttribute('content', policy);
  const root = document.documentElement;
  for (const node of [...document.childNodes]) if (node !== root) node.remove();
  for (const element of [root, head]) for (const name of element.getAttributeNames()) if (/^on/i.test(name)) element.removeAttribute(name);
  root.prepend(head);
  head.prepend(meta);
  return head;
}
