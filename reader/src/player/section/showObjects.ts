import type { BookFiles } from '../publication/BookFiles.ts';
import { resolveHref } from '../publication/resolveHref.ts';
import { mediaTypeOf } from '../publication/zip/mediaTypes.ts';
import { isDocument, isPicture } from './shownTypes.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';

/** A document that an element shows within its page. */
export interface NestedDocument {
  /** Its absolute, unsigned URL; that of the page for a document that is written in the element. */
  readonly href: string;
  readonly mediaType: string;
  /** What is written in the element. */
  readonly text?: string | undefined;
}

/** What becomes of a nested document: a page in a frame, a link to it, or what its element holds besides. */
export type Nesting<Page> = { readonly page: Page; readonly title: string } | 'link' | undefined;

/** The attributes that a picture or a frame takes over from its element. */
const shared = ['id', 'class', 'style', 'width', 'height', 'title', 'lang', 'dir', 'role', 'aria-label'];

function replacement(name: 'img' | 'iframe' | 'a', element: Element): Element {
  const made = element.ownerDocument.createElementNS(xhtml, name);
  for (const attribute of shared) {
    const value = element.getAttribute(attribute);
    if (value !== null) made.setAttribute(attribute, value);
  }
  return made;
}

const textIn = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const nameOf = (element: Element): string => element.getAttribute('title') || element.getAttribute('aria-label') || textIn(element);

/** Selects the elements that may show a picture or a document of the book. */
export const objects = 'object[data],embed[src],iframe[src],iframe[srcdoc]';

/** The picture or document of the book that an element shows. */
interface ShownFile extends NestedDocument {
  readonly isPicture: boolean;
}

/** Returns the picture or document of the book that an element shows: its file, or the fallback of the file; undefined for everything else. */
export async function shownFileOf(element: Element, base: string, files: BookFiles): Promise<ShownFile | undefined> {
  const text = element.getAttribute('srcdoc');
  if (text !== null && element.localName === 'iframe') return { href: base, mediaType: 'text/html', text, isPicture: false };
  const written = element.getAttribute(element.localName === 'object' ? 'data' : 'src') ?? '';
  const url = resolveHref(written.trim(), base, files.folder);
  if (!url?.startsWith(files.folder)) return undefined;
  const [path = ''] = url.split('#');
  const item = files.shownFile?.(path, (mediaType) => isPicture(mediaType) || isDocument(mediaType));
  const mediaType = item?.mediaType || element.getAttribute('type')?.trim().toLowerCase() || mediaTypeOf(new URL(path).pathname);
  if (!isPicture(mediaType) && !isDocument(mediaType)) return undefined;
  const href = item?.href ?? path;
  return (await files.loadableUrl(href)) === undefined ? undefined : { href, mediaType, isPicture: isPicture(mediaType) };
}

/**
 * Replaces the elements that show a picture of the book by images, in which no script runs and nothing else is loaded, and those that show a document of
 * the book by frames, if `nest` prepares a page for them. All others are left to the sanitiser, which shows the fallback of an object.
 * Returns the pages by their frames.
 */
export async function showObjects<Page>(
  document: Document,
  base: string,
  files: BookFiles,
  nest: (nested: NestedDocument) => Promise<Nesting<Page>>,
): Promise<ReadonlyMap<Element, Page>> {
  const pages = new Map<Element, Page>();
  for (const element of document.querySelectorAll(objects)) {
    // The fallback of an object may hold another one.
    const file = document.contains(element) ? await shownFileOf(element, base, files) : undefined;
    if (!file) continue;
    if (file.isPicture) {
      const image = replacement('img', element);
      image.setAttribute('src', file.href);
      image.setAttribute('alt', element.getAttribute('aria-label') ?? textIn(element));
      element.replaceWith(image);
      continue;
    }
    const nesting = await nest(file);
    if (nesting === 'link') {
      const link = replacement('a', element);
      link.setAttribute('href', file.href);
      link.textContent = nameOf(element) || decodeURIComponent(new URL(file.href).pathname.split('/').at(-1) ?? '');
      element.replaceWith(link);
    } else if (nesting) {
      const frame = replacement('iframe', element);
      frame.setAttribute('title', nameOf(element) || nesting.title);
      element.replaceWith(frame);
      pages.set(frame, nesting.page);
    }
  }
  return pages;
}
