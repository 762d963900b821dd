import type { BookFiles } from './BookFiles.ts';
import { findByName } from './findByName.ts';
import { type Landmark, landmarkTypeOf, readGuide } from './landmarks.ts';
import type { Publication } from './Publication.ts';
import { parsePage, parseXml } from './parseXml.ts';
import { resolveHref } from './resolveHref.ts';

/** A chapter or part of a book. */
export interface Chapter {
  /** The absolute, unsigned URL of its start, with the fragment; empty for a heading without a link. */
  readonly href: string;
  readonly label: string;
  readonly chapters: readonly Chapter[];
}

/** An entry of the page list. */
export interface PrintedPage {
  readonly label: string;
  readonly href: string;
}

/** The lists of a book besides its table of contents: of illustrations, tables, audio and video. */
const listTypes = ['loi', 'lot', 'loa', 'lov'] as const;

/** A list of illustrations, tables, audio or video. */
interface BookList {
  readonly type: (typeof listTypes)[number];
  readonly entries: readonly Chapter[];
}

/** The table of contents of a book, its page list, its landmarks and its other lists. */
export interface Navigation {
  readonly contents: readonly Chapter[];
  readonly pages: readonly PrintedPage[];
  readonly landmarks: readonly Landmark[];
  /** Those that have entries. */
  readonly lists: readonly BookList[];
}

/** The navigation of a book that has none. */
export const emptyNavigation: Navigation = { contents: [], pages: [], landmarks: [], lists: [] };

const epubNamespace = 'http://www.idpf.org/2007/ops';

const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const childrenOf = (element: Element, name: string): Element[] => [...element.children].filter(({ localName }) => localName === name);

/** The base URL of the entries, and the documents that they may link to. */
interface LinkContext {
  readonly base: string;
  readonly folder: string;
  /** Returns the URL of a document as the spine writes it. */
  readonly findDocument: (url: string) => string | undefined;
}

/** Resolves the href of an entry if it leads to a document of the spine; empty otherwise. */
function inSpine(href: string | null, { base, folder, findDocument }: LinkContext): string {
  const [url = '', ...fragment] = (href ? (resolveHref(href, base, folder) ?? '') : '').split('#');
  const document = findDocument(url);
  return document ? [document, ...fragment].join('#') : '';
}

function entriesOf(list: Element | undefined, at: LinkContext): Chapter[] {
  if (!list) return [];
  return childrenOf(list, 'li').flatMap((entry): Chapter[] => {
    const label = childrenOf(entry, 'a')[0] ?? childrenOf(entry, 'span')[0] ?? entry.querySelector(':scope > :not(ol)');
    const chapters = entriesOf(childrenOf(entry, 'ol')[0], at);
    const href = inSpine(label?.getAttribute('href') ?? null, at);
    const image = label?.querySelector('[alt],[aria-label],[title]');
    const name = textOf(label) || image?.getAttribute('alt') || image?.getAttribute('aria-label') || image?.getAttribute('title') || '';
    return href || chapters.length > 0 ? [{ href, label: name || href.split('/').at(-1) || '', chapters }] : [];
  });
}

const navOfType = (document: Document, type: string): Element | undefined =>
  [...document.getElementsByTagNameNS('*', 'nav')].find((nav) =>
    (nav.getAttributeNS(epubNamespace, 'type') ?? nav.getAttribute('epub:type') ?? '').split(/\s+/).includes(type),
  );

function landmarksOf(list: Element | undefined, at: LinkContext): Landmark[] {
  return [...(list?.getElementsByTagNameNS('*', 'a') ?? [])].flatMap((link): Landmark[] => {
    const href = inSpine(link.getAttribute('href'), at);
    const label = textOf(link);
    const type = landmarkTypeOf(link.getAttributeNS(epubNamespace, 'type') ?? link.getAttribute('epub:type'));
    return href && (label || type) ? [{ href, label, type }] : [];
  });
}

function fromNav(document: Document, at: LinkContext): Navigation {
  const listOf = (type: string) => navOfType(document, type)?.getElementsByTagNameNS('*', 'ol')[0];
  return {
    contents: entriesOf(listOf('toc'), at),
    pages: entriesOf(listOf('page-list'), at).map(({ label, href }) => ({ label, href })),
    landmarks: landmarksOf(listOf('landmarks'), at),
    lists: listTypes.flatMap((type) => {
      const entries = entriesOf(listOf(type), at);
      return entries.length > 0 ? [{ type, entries }] : [];
    }),
  };
}

function fromNcx(document: Document, at: LinkContext): Navigation {
  const place = (point: Element) => ({
    label: textOf(point.getElementsByTagNameNS('*', 'text')[0]),
    href: inSpine(childrenOf(point, 'content')[0]?.getAttribute('src') ?? null, at),
  });
  const chapterOf = (point: Element): Chapter => ({ ...place(point), chapters: childrenOf(point, 'navPoint').map(chapterOf) });
  const map = document.getElementsByTagNameNS('*', 'navMap')[0];
  return {
    ...emptyNavigation,
    contents: map ? childrenOf(map, 'navPoint').map(chapterOf) : [],
    pages: [...document.getElementsByTagNameNS('*', 'pageTarget')].map(place).filter(({ href }) => href !== ''),
  };
}

/** Reads a navigation document or an NCX. */
export function readNavigation(document: Document, base: string, { items, folder }: Pick<Publication, 'items' | 'folder'>): Navigation {
  const at = { base, folder, findDocument: findByName(new Map(items.map(({ href }) => [href, href]))) };
  return document.documentElement.localName === 'ncx' ? fromNcx(document, at) : fromNav(document, at);
}

/** Loads the navigation of a book, from its NCX if the navigation document lists nothing; if both are missing or broken it is empty, and the book can still be read. */
export async function loadNavigation(files: BookFiles, publication: Publication, onError: (error: unknown) => void): Promise<Navigation> {
  const load = async (url: string | undefined): Promise<Navigation> => {
    if (!url) return emptyNavigation;
    try {
      const text = await files.text(url);
      const document = /\.ncx$/i.test(new URL(url).pathname) ? parseXml(text) : parsePage(text);
      return readNavigation(document, url, publication);
    } catch (error) {
      onError(error);
      return emptyNavigation;
    }
  };
  const { navigation, ncx } = publication;
  const loaded = await load(navigation);
  const found = { ...loaded, landmarks: loaded.landmarks.length > 0 || !publication.isEpub2 ? loaded.landmarks : readGuide(publication) };
  if (found.contents.length > 0 || ncx === navigation) return found;
  const older = await load(ncx);
  return { ...found, contents: older.contents, pages: found.pages.length > 0 ? found.pages : older.pages };
}

/** Flattens the entries of a table of contents, in order. */
export const flattenChapters = (chapters: readonly Chapter[]): Chapter[] =>
  chapters.flatMap((chapter) => [chapter, ...flattenChapters(chapter.chapters)]);

/** Returns the title of the chapter that starts at a URL. */
export const chapterTitle = (contents: readonly Chapter[], href: string | undefined): string | undefined =>
  href === undefined ? undefined : flattenChapters(contents).find((chapter) => chapter.href === href)?.label;
