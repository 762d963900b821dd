import type { BookFiles } from './BookFiles.ts';
import { addressInBook } from './bookAddress.ts';
import type { Publication } from './Publication.ts';
import { parsePage, parseXml } from './parseXml.ts';

/** A chapter or part of a book. */
export interface Chapter {
  /** The absolute, unsigned address of its place, with the fragment; empty for a heading that leads nowhere. */
  readonly address: string;
  readonly label: string;
  readonly chapters: readonly Chapter[];
}

/** A page of the printed book. */
interface PrintedPage {
  readonly label: string;
  readonly address: string;
}

/** What leads through a book. */
export interface Navigation {
  readonly contents: readonly Chapter[];
  readonly pages: readonly PrintedPage[];
}

const epubNamespace = 'http://www.idpf.org/2007/ops';

const words = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const childrenOf = (element: Element, name: string): Element[] => [...element.children].filter(({ localName }) => localName === name);

/** Where entries count from, and what they may lead to. */
interface Whereabouts {
  readonly base: string;
  readonly folder: string;
  readonly documents: ReadonlySet<string>;
}

/** The address that an entry leads to, if it is one of the book's own documents: entries lead nowhere else. */
function inSpine(href: string | null, { base, folder, documents }: Whereabouts): string {
  const address = href ? addressInBook(href, base, folder) : undefined;
  if (!address) return '';
  return documents.has(address.split('#')[0] ?? '') ? address : '';
}

function entriesOf(list: Element | undefined, at: Whereabouts): Chapter[] {
  if (!list) return [];
  return childrenOf(list, 'li').flatMap((entry): Chapter[] => {
    const label = childrenOf(entry, 'a')[0] ?? childrenOf(entry, 'span')[0] ?? entry.querySelector(':scope > :not(ol)');
    const chapters = entriesOf(childrenOf(entry, 'ol')[0], at);
    const address = inSpine(label?.getAttribute('href') ?? null, at);
    const image = label?.querySelector('[alt],[aria-label],[title]');
    const name = words(label) || image?.getAttribute('alt') || image?.getAttribute('aria-label') || image?.getAttribute('title') || '';
    return address || chapters.length > 0 ? [{ address, label: name || address.split('/').at(-1) || '', chapters }] : [];
  });
}

const navOfType = (document: Document, type: string): Element | undefined =>
  [...document.getElementsByTagNameNS('*', 'nav')].find((nav) =>
    (nav.getAttributeNS(epubNamespace, 'type') ?? nav.getAttribute('epub:type') ?? '').split(/\s+/).includes(type),
  );

function fromNav(document: Document, at: Whereabouts): Navigation {
  const listOf = (type: string) => navOfType(document, type)?.getElementsByTagNameNS('*', 'ol')[0];
  return {
    contents: entriesOf(listOf('toc'), at),
    pages: entriesOf(listOf('page-list'), at).map(({ label, address }) => ({ label, address })),
  };
}

function fromNcx(document: Document, at: Whereabouts): Navigation {
  const place = (point: Element) => ({
    label: words(point.getElementsByTagNameNS('*', 'text')[0]),
    address: inSpine(childrenOf(point, 'content')[0]?.getAttribute('src') ?? null, at),
  });
  const chapterOf = (point: Element): Chapter => ({ ...place(point), chapters: childrenOf(point, 'navPoint').map(chapterOf) });
  const map = document.getElementsByTagNameNS('*', 'navMap')[0];
  return {
    contents: map ? childrenOf(map, 'navPoint').map(chapterOf) : [],
    pages: [...document.getElementsByTagNameNS('*', 'pageTarget')].map(place).filter(({ address }) => address !== ''),
  };
}

/** Reads a navigation document or an NCX. */
export function readNavigation(document: Document, base: string, { items, folder }: Pick<Publication, 'items' | 'folder'>): Navigation {
  const at = { base, folder, documents: new Set(items.map(({ address }) => address)) };
  return document.documentElement.localName === 'ncx' ? fromNcx(document, at) : fromNav(document, at);
}

/** Loads what leads through a book; a book whose navigation is missing or broken has none, and can be read all the same. */
export async function loadNavigation(files: BookFiles, publication: Publication): Promise<Navigation> {
  const { navigation } = publication;
  if (!navigation) return { contents: [], pages: [] };
  try {
    const text = await files.text(navigation);
    const document = /\.ncx$/i.test(new URL(navigation).pathname) ? parseXml(text) : parsePage(text);
    return readNavigation(document, navigation, publication);
  } catch {
    return { contents: [], pages: [] };
  }
}

/** All entries in their order, whatever their depth. */
export const flattened = (chapters: readonly Chapter[]): Chapter[] =>
  chapters.flatMap((chapter) => [chapter, ...flattened(chapter.chapters)]);
