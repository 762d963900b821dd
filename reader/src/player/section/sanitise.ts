/** Elements that run, load, frame or send something; a page of a book is a page to read. */
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
]);

/** Elements that are dropped while what they hold stays: the content of last resort of an object, the fields of a form as text. */
const unwrapped = new Set(['object', 'form', 'noscript', 'switch']);

/** Attributes that hold addresses. */
const addressAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'background', 'cite', 'longdesc'];

const xlink = 'http://www.w3.org/1999/xlink';

/** Elements that show what they load as a picture or a recording, in which nothing runs. */
const shows = /^(img|image|source|audio|video|track|input)$/i;

/** An address that runs something; browsers pass over blanks and control characters in front of and inside of the scheme. */
const runs = (address: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters hide a scheme
  /^(javascript|vbscript|livescript|data:)/i.test(address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, ''));

const isMedia = (address: string): boolean => /^data:(image|audio|video)\//i.test(address.trim());

function cleanAttributes(element: Element): void {
  for (const attribute of [...element.attributes]) {
    const name = attribute.localName.toLowerCase();
    const isAddress = addressAttributes.includes(name) || attribute.namespaceURI === xlink;
    if (name.startsWith('on') || name === 'srcdoc' || name === 'ping' || name === 'target' || name === 'nonce')
      element.removeAttributeNode(attribute);
    else if (isAddress && runs(attribute.value) && !(shows.test(element.localName) && isMedia(attribute.value)))
      element.removeAttributeNode(attribute);
    // An animation may not write what an attribute may not hold.
    else if (/^(to|from|values|by)$/.test(name) && /script\s*:/i.test(attribute.value)) element.removeAttributeNode(attribute);
  }
}

const changesPage = (element: Element): boolean =>
  element.localName.toLowerCase() === 'meta' &&
  /^(refresh|content-security-policy|set-cookie|origin-trial)/i.test(element.getAttribute('http-equiv') ?? '');

const animatesAddress = (element: Element): boolean =>
  /^(animate|set|animatetransform|animatemotion)$/i.test(element.localName) &&
  /(^|:)(href|src|on\w+)$/i.test(element.getAttribute('attributeName') ?? '');

/** In a `switch` of the EPUB namespace the default counts: what its cases require is not known here. */
const isUntakenCase = (element: Element): boolean =>
  element.localName === 'case' && element.namespaceURI === 'http://www.idpf.org/2007/ops';

/** Takes out of a page everything that runs, frames, sends or leads on by itself, in HTML and in SVG (the frame and its policy bar it too). */
export function sanitise(document: Document): void {
  for (const element of [...document.querySelectorAll('*')]) {
    const name = element.localName.toLowerCase();
    if (unwrapped.has(name)) element.replaceWith(...element.childNodes);
    else if (forbidden.has(name) || changesPage(element) || animatesAddress(element) || isUntakenCase(element)) element.remove();
    else cleanAttributes(element);
  }
  // The root itself stands in no parent that could be searched.
  cleanAttributes(document.documentElement);
}
