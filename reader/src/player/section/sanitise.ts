/** Elements that run, load, frame or send something, which no page of a book may do. */
const forbidden = new Set([
  'script',
  'iframe',
  'frame',
  'frameset',
  'embed',
  'applet',
  'base',
  'portal',
  'fencedframe',
  'foreignscript',
  'handler',
  'listener',
  'template',
]);

/** Elements that are replaced by their content: the fallback of an object, the fields of a form as text. */
const unwrapped = new Set(['object', 'form', 'noscript', 'switch']);

/** Attributes that frame, send, lead away, or start by themselves. */
const refused = new Set(['srcdoc', 'ping', 'target', 'nonce', 'autofocus', 'autoplay']);

/** Attributes that contain URLs. */
const urlAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'background', 'cite', 'longdesc'];

const xlink = 'http://www.w3.org/1999/xlink';

/** Elements that load images or media, in which no script runs. */
const shows = /^(img|image|source|audio|video|track|input)$/i;

/** Returns whether a URL runs a script; browsers ignore blanks and control characters before and inside the scheme. */
const runs = (url: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters hide a scheme
  /^(javascript|vbscript|livescript|data:)/i.test(url.replace(/[\u0000-\u0020\u007f-\u00a0]/g, ''));

const isMedia = (url: string): boolean => /^data:(image|audio|video)\//i.test(url.trim());

function cleanAttributes(element: Element): void {
  for (const attribute of [...element.attributes]) {
    const name = attribute.localName.toLowerCase();
    const isUrl = urlAttributes.includes(name) || attribute.namespaceURI === xlink;
    if (name.startsWith('on') || refused.has(name)) element.removeAttributeNode(attribute);
    else if (isUrl && runs(attribute.value) && !(shows.test(element.localName) && isMedia(attribute.value)))
      element.removeAttributeNode(attribute);
    // An animation may not write what an attribute may not hold.
    else if (/^(to|from|values|by)$/.test(name) && /script\s*:/i.test(attribute.value)) element.removeAttributeNode(attribute);
  }
}

/** Returns whether an element is a pragma: the frame would follow a refresh. */
const isPragma = (element: Element): boolean => element.localName.toLowerCase() === 'meta' && element.hasAttribute('http-equiv');

const animatesUrl = (element: Element): boolean =>
  /^(animate|set|animatetransform|animatemotion)$/i.test(element.localName) &&
  /(^|:)(href|src|on\w+)$/i.test(element.getAttribute('attributeName') ?? '');

/** Returns whether an element is a `case` of an EPUB `switch`, of which only the default is shown: requirements of cases are unknown here. */
const isUntakenCase = (element: Element): boolean =>
  element.localName === 'case' && element.namespaceURI === 'http://www.idpf.org/2007/ops';

/**
 * Removes everything that runs, frames, sends or navigates from a page, in HTML and in SVG (the policy of the page
 * and the sandbox of its frame forbid it too). `frames` are the reader's own.
 */
export function sanitise(document: Document, frames: ReadonlyMap<Element, unknown> = new Map()): void {
  for (const element of [...document.querySelectorAll('*')]) {
    const name = element.localName.toLowerCase();
    if (unwrapped.has(name)) element.replaceWith(...element.childNodes);
    else if (frames.has(element)) cleanAttributes(element);
    else if (forbidden.has(name) || isPragma(element) || animatesUrl(element) || isUntakenCase(element)) element.remove();
    else cleanAttributes(element);
  }
  // The root element is cleaned in any case.
  cleanAttributes(document.documentElement);
}
