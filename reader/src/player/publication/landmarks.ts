import { findByName } from './findByName.ts';
import type { Publication } from './Publication.ts';
import { parseXml } from './parseXml.ts';
import { resolveHref } from './resolveHref.ts';

/** The landmarks that have names of their own in the texts of the reader. */
const landmarkTypes = [
  'cover',
  'titlepage',
  'toc',
  'bodymatter',
  'foreword',
  'preface',
  'introduction',
  'acknowledgments',
  'dedication',
  'epigraph',
  'copyright-page',
  'colophon',
  'appendix',
  'afterword',
  'bibliography',
  'glossary',
  'index',
  'endnotes',
  'loi',
  'lot',
] as const;

/** The kind of a landmark, by the EPUB Structural Semantics Vocabulary. */
export type LandmarkType = (typeof landmarkTypes)[number];

/** A place of a book that is the same in all books: its cover, the start of the text, its index. */
export interface Landmark {
  readonly href: string;
  /** Empty if the book gives it no name. */
  readonly label: string;
  /** Undefined if the kind has no name in the texts of the reader. */
  readonly type: LandmarkType | undefined;
}

/** The kinds of EPUB 2 that have another name in EPUB 3. */
const older: Readonly<Record<string, LandmarkType>> = {
  'title-page': 'titlepage',
  text: 'bodymatter',
  acknowledgements: 'acknowledgments',
  notes: 'endnotes',
};

/** Returns the kind of a landmark by its names in a book. */
export function landmarkTypeOf(names: string | null): LandmarkType | undefined {
  const written = (names ?? '').toLowerCase().split(/\s+/);
  return landmarkTypes.find((type) => written.some((name) => (older[name] ?? name) === type));
}

/** Reads the landmarks of an EPUB 2 book: the guide of its package document. Those outside of the reading order are left out. */
export function readGuide({ packageFile, items, folder }: Pick<Publication, 'packageFile' | 'items' | 'folder'>): Landmark[] {
  const findDocument = findByName(new Map(items.map(({ href }) => [href, href])));
  return [...parseXml(packageFile.text).getElementsByTagNameNS('*', 'reference')].flatMap((reference): Landmark[] => {
    const [url = '', ...fragment] = (resolveHref(reference.getAttribute('href') ?? '', packageFile.url, folder) ?? '').split('#');
    const document = findDocument(url);
    const label = (reference.getAttribute('title') ?? '').replace(/\s+/g, ' ').trim();
    const type = landmarkTypeOf(reference.getAttribute('type'));
    return document && (label || type) ? [{ href: [document, ...fragment].join('#'), label, type }] : [];
  });
}
