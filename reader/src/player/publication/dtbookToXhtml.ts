import { parseXml } from './parseXml.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';
const ops = 'http://www.idpf.org/2007/ops';
const xlinkOrXml = /^http:\/\/www\.w3\.org\/(1999\/xlink|XML\/1998\/namespace)$/;

/** The elements of DTBook (ANSI/NISO Z39.86-2005) that HTML has by another name; those that it has by the same name stay. */
const names: Readonly<Record<string, string>> = {
  book: 'div',
  frontmatter: 'section',
  bodymatter: 'section',
  rearmatter: 'section',
  level: 'section',
  level1: 'section',
  level2: 'section',
  level3: 'section',
  level4: 'section',
  level5: 'section',
  level6: 'section',
  doctitle: 'h1',
  docauthor: 'p',
  covertitle: 'p',
  bridgehead: 'p',
  byline: 'p',
  dateline: 'p',
  author: 'span',
  title: 'cite',
  epigraph: 'blockquote',
  imggroup: 'figure',
  prodnote: 'aside',
  sidebar: 'aside',
  note: 'aside',
  annotation: 'aside',
  noteref: 'a',
  annoref: 'a',
  pagenum: 'span',
  linegroup: 'div',
  poem: 'div',
  line: 'div',
  linenum: 'span',
  lic: 'span',
  list: 'ul',
  sent: 'span',
  w: 'span',
  acronym: 'abbr',
};

/** The elements that HTML has by the same name. */
const same = new Set(
  'a abbr address bdo blockquote br caption cite code col colgroup dd dfn div dl dt em h1 h2 h3 h4 h5 h6 img kbd li p q samp span strong sub sup table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** What some elements mean, in the vocabulary of EPUB and in that of ARIA. */
const meanings: Readonly<Record<string, readonly [type: string, role?: string]>> = {
  frontmatter: ['frontmatter'],
  bodymatter: ['bodymatter'],
  rearmatter: ['backmatter'],
  pagenum: ['pagebreak', 'doc-pagebreak'],
  note: ['footnote', 'doc-footnote'],
  annotation: ['annotation'],
  noteref: ['noteref', 'doc-noteref'],
  annoref: ['noteref', 'doc-noteref'],
};

/** The attributes that mean the same in HTML. */
const sharedAttributes = new Set(
  'id class lang dir title src alt width height href rowspan colspan headers scope abbr span cite start'.split(' '),
);

/** The level of a heading without a number: by the levels around it. */
const levelOf = (heading: Element): number => {
  let depth = 0;
  for (let around = heading.parentElement; around; around = around.parentElement) if (/^level\d?$/.test(around.localName)) depth += 1;
  return Math.min(Math.max(depth, 1), 6);
};

/** Returns the name that HTML has for an element; undefined for an element that is replaced by its content. */
function nameOf(element: Element): string | undefined {
  const { localName } = element;
  const parent = element.parentElement?.localName;
  if (localName === 'hd') return parent === 'list' ? 'li' : `h${levelOf(element)}`;
  if (localName === 'list' && element.getAttribute('type') === 'ol') return 'ol';
  if (localName === 'caption' && parent !== 'table') return 'figcaption';
  return names[localName] ?? (same.has(localName) ? localName : undefined);
}

function copyAttributes(from: Element, to: Element): void {
  for (const { localName, namespaceURI, name, value } of from.attributes) {
    if (namespaceURI && xlinkOrXml.test(namespaceURI)) to.setAttributeNS(namespaceURI, name, value);
    else if (!namespaceURI && sharedAttributes.has(localName)) to.setAttribute(localName, value);
  }
  const reference = from.getAttribute('idref');
  if (reference) to.setAttribute('href', reference.includes('#') ? reference : `#${reference}`);
  const [type, role] = meanings[from.localName] ?? [];
  if (type) to.setAttributeNS(ops, 'epub:type', type);
  if (role) to.setAttribute('role', role);
  // The number is read out and found, and stands in the text as it did on paper.
  if (from.localName === 'pagenum') to.setAttribute('aria-label', from.textContent?.trim() ?? '');
  // The items of a list without marks bring their own.
  if (from.localName === 'list' && from.getAttribute('type') === 'pl') to.setAttribute('style', 'list-style: none');
}

/** Copies the children of an element, each by the name that HTML has for it. */
function copyChildren(from: Element, to: Element): void {
  const document = to.ownerDocument;
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE || child.nodeType === Node.CDATA_SECTION_NODE) to.append(child.nodeValue ?? '');
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    const element = child as Element;
    // Formulas and drawings are what they are in HTML.
    if (element.namespaceURI !== from.namespaceURI) {
      to.append(document.importNode(element, true));
      continue;
    }
    const name = nameOf(element);
    const copy = name === undefined ? to : to.appendChild(document.createElementNS(xhtml, name));
    if (copy !== to) copyAttributes(element, copy);
    copyChildren(element, copy);
  }
}

/** Converts a document of DTBook, the text of a DAISY book, to XHTML; its ids and its style sheets stay. @throws MalformedError */
export function dtbookToXhtml(text: string): string {
  const source = parseXml(text);
  const document = window.document.implementation.createDocument(xhtml, 'html');
  const root = document.documentElement;
  root.setAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:epub', ops);
  copyAttributes(source.documentElement, root);
  const head = root.appendChild(document.createElementNS(xhtml, 'head'));
  const titles = [...source.getElementsByTagNameNS('*', 'meta')].filter((meta) => /^dc:title$/i.test(meta.getAttribute('name') ?? ''));
  head.appendChild(document.createElementNS(xhtml, 'title')).textContent =
    titles[0]?.getAttribute('content') ?? source.getElementsByTagNameNS('*', 'doctitle')[0]?.textContent ?? '';
  for (const link of source.getElementsByTagNameNS('*', 'link')) {
    const copy = head.appendChild(document.createElementNS(xhtml, 'link'));
    for (const name of ['rel', 'href', 'media']) if (link.hasAttribute(name)) copy.setAttribute(name, link.getAttribute(name) ?? '');
  }
  const body = root.appendChild(document.createElementNS(xhtml, 'body'));
  const book = source.getElementsByTagNameNS('*', 'book')[0] ?? source.documentElement;
  copyChildren(book, body);
  const sheets = [...source.childNodes].filter(({ nodeName }) => nodeName === 'xml-stylesheet');
  root.before(...sheets.map((sheet) => document.importNode(sheet)));
  return new XMLSerializer().serializeToString(document);
}
