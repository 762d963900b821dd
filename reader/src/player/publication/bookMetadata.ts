import { metasOf, type PackageMeta, valuesOf } from './packageMetas.ts';

/** The roles that are named; everybody else has contributed. */
export const contributorRoles = ['author', 'illustrator', 'translator', 'editor', 'narrator', 'contributor'] as const;

/** The part that somebody had in a book. */
type ContributorRole = (typeof contributorRoles)[number];

/** A person or body that had a part in a book. */
interface Contributor {
  readonly name: string;
  readonly role: ContributorRole;
}

/** What a book says about itself, as plain text. */
export interface BookMetadata {
  readonly contributors: readonly Contributor[];
  readonly publishers: readonly string[];
  /** As it is written: a year, a month or a day of ISO 8601, if the book keeps to it. */
  readonly published: string | undefined;
  /** Language tags (BCP 47). */
  readonly languages: readonly string[];
  readonly isbn: string | undefined;
  readonly identifier: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly subjects: readonly string[];
  readonly rights: readonly string[];
  /** The printed edition that the page numbers are from. */
  readonly pageSource: string | undefined;
  /** The manifest id of the picture of the cover. */
  readonly coverId: string | undefined;
}

const dublinCore = 'http://purl.org/dc/elements/1.1/';
const opf = 'http://www.idpf.org/2007/opf';

/** The MARC relators of the named roles. */
const relators: Readonly<Record<string, ContributorRole>> = {
  aut: 'author',
  ill: 'illustrator',
  art: 'illustrator',
  trl: 'translator',
  edt: 'editor',
  nrt: 'narrator',
};

const blocks = 'p, div, li, br, h1, h2, h3, h4, h5, h6, blockquote';

/** Returns the paragraphs of a text that may be HTML, without its marks; nothing of it is loaded or run. */
export function paragraphsOf(text: string): string[] {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove();
  if (body.childElementCount > 0) for (const block of body.querySelectorAll(blocks)) block.before('\n\n');
  return (body.textContent ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

const elementsOf = (document: Document, name: string): Element[] =>
  [...document.getElementsByTagNameNS(dublinCore, name)].filter((element) => element.textContent?.trim());

const textsOf = (document: Document, name: string): string[] => [
  ...new Set(elementsOf(document, name).map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())),
];

/** Returns the relators of an element: of EPUB 3, in `meta` elements, or of EPUB 2, in an attribute. */
function relatorsOf(element: Element, metas: readonly PackageMeta[]): string[] {
  const id = element.getAttribute('id');
  const refined = metas.filter(({ property, refines }) => property === 'role' && id !== null && refines === id).map(({ value }) => value);
  const own = element.getAttributeNS(opf, 'role') ?? element.getAttribute('opf:role');
  return own ? [...refined, own.trim()] : refined;
}

function contributorsOf(document: Document, metas: readonly PackageMeta[]): Contributor[] {
  const found = (['creator', 'contributor'] as const).flatMap((name) =>
    elementsOf(document, name).flatMap((element): Contributor[] => {
      const written = relatorsOf(element, metas);
      // The program that made the file.
      if (written.includes('bkp')) return [];
      const roles = written.map((code): ContributorRole => relators[code.toLowerCase()] ?? 'contributor');
      const usual: ContributorRole = name === 'creator' ? 'author' : 'contributor';
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
      return (roles.length > 0 ? roles : [usual]).map((role) => ({ name: text, role }));
    }),
  );
  return found.filter((one, at) => found.findIndex((other) => other.name === one.name && other.role === one.role) === at);
}

/** Returns the date of publication: of EPUB 2, where it may stand among others, the one that says so. */
function publishedOf(document: Document): string | undefined {
  const dates = elementsOf(document, 'date');
  const eventOf = (element: Element) => element.getAttributeNS(opf, 'event') ?? element.getAttribute('opf:event');
  const date = dates.find((element) => eventOf(element) === 'publication') ?? dates.find((element) => !eventOf(element));
  return date?.textContent?.trim();
}

const isbnOf = (identifier: string): string | undefined =>
  /(?:^|isbn:?\s*)((?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dX])$/i.exec(identifier)?.[1];

/** Reads what a package document says about its book. */
export function readMetadata(document: Document): BookMetadata {
  const metas = metasOf(document);
  const identifiers = textsOf(document, 'identifier');
  const uniqueId = document.documentElement.getAttribute('unique-identifier');
  const unique = elementsOf(document, 'identifier').find((element) => element.getAttribute('id') === uniqueId);
  const coverImage = [...document.getElementsByTagNameNS('*', 'item')].find((item) =>
    (item.getAttribute('properties') ?? '').split(/\s+/).includes('cover-image'),
  );
  return {
    contributors: contributorsOf(document, metas),
    publishers: textsOf(document, 'publisher'),
    published: publishedOf(document),
    languages: textsOf(document, 'language'),
    isbn: identifiers.map(isbnOf).find((isbn) => isbn !== undefined),
    identifier: unique?.textContent?.trim() ?? identifiers[0] ?? '',
    description: elementsOf(document, 'description').flatMap((element) => paragraphsOf(element.textContent ?? '')),
    subjects: textsOf(document, 'subject'),
    rights: textsOf(document, 'rights'),
    pageSource: valuesOf(metas, 'pageBreakSource')[0] ?? valuesOf(metas, 'schema:pageBreakSource')[0],
    coverId: coverImage?.getAttribute('id') ?? valuesOf(metas, 'cover')[0],
  };
}
