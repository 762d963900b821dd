import { readerLayer } from '@realmkit/design-system';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { declaredBase, type ParsedPage, readPage } from '../publication/parseXml.ts';
import { resolveHref } from '../publication/resolveHref.ts';
import { largeLayout, reflowableLayout, scrolledLayout } from './flowingLayouts.ts';
import { flattenDepth, isTooLarge } from './pageBounds.ts';
import { contentSecurityPolicy, insertPolicy } from './pagePolicy.ts';
import { type PageSize, pageSize } from './pageSize.ts';
import { fixedLayout, nestedFrames, nestedLayout, pageStyleIds } from './pageStyle.ts';
import { rewritePageUrls } from './rewritePageUrls.ts';
import { sanitise } from './sanitise.ts';
import type { NestedDocument, Nesting } from './showObjects.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';

/** A document that is ready to be shown in a frame. */
export interface PreparedDocument {
  /** The document as self-contained XHTML. */
  readonly markup: string;
  /** The documents that it shows within itself, in the order of its frames. */
  readonly nested: readonly PreparedDocument[];
}

/** A page of a book that is ready to be shown in a frame. */
export interface PreparedPage extends PreparedDocument {
  readonly item: SpineItem;
  /** The declared size of a page of fixed layout, in CSS px. */
  readonly size: PageSize | undefined;
  /** True if the page is not well-formed, and is shown as far as possible. */
  readonly isMalformed: boolean;
  /** True if the page is too large for columns, and scrolls instead. */
  readonly isTooLarge: boolean;
  /** True if it contains media of its own, which may start as soon as it is in a frame. */
  readonly holdsMedia: boolean;
}

/** Wraps an image from the spine, or a root that is not HTML's, in an XHTML document. */
function wrapInXhtml(content: Element | string, title: string): Document {
  const document = new DOMParser().parseFromString(`<html xmlns="${xhtml}"><head><title/></head><body/></html>`, 'application/xhtml+xml');
  document.title = title;
  const { body } = document;
  if (typeof content === 'string') {
    const image = document.createElementNS(xhtml, 'img');
    image.setAttribute('src', content);
    image.setAttribute('alt', '');
    body.append(image);
  } else {
    body.append(document.importNode(content, true));
  }
  return document;
}

/** Lets the pictures of a page load when they come near the screen: a roll shows all its documents at once. */
function loadPicturesLate(document: Document): void {
  for (const image of document.querySelectorAll('img')) image.setAttribute('loading', 'lazy');
}

function styleWithId(document: Document, id: string, css: string): Element {
  const style = document.createElementNS(xhtml, 'style');
  style.id = id;
  style.textContent = css;
  return style;
}

/** The sheet of the reader is printed instead of its frames, of which a printer would get one screen. */
const unprinted = '@media print{:root{display:none!important}}';

function layoutOf({ layout, scrolls }: SpineItem): string {
  if (layout !== 'reflowable') return fixedLayout;
  return (scrolls ? scrolledLayout : reflowableLayout) + nestedFrames;
}

/** Loads a spine item as an XHTML document, as it was written. @throws BookRequestError */
export async function loadDocument(item: Pick<SpineItem, 'href' | 'mediaType'>, files: Pick<BookFiles, 'text'>): Promise<ParsedPage> {
  if (item.mediaType.startsWith('image/') && item.mediaType !== 'image/svg+xml')
    return { document: wrapInXhtml(item.href, ''), isMalformed: false };
  const read = readPage(await files.text(item.href));
  const { document } = read;
  const { localName, namespaceURI } = document.documentElement;
  if (localName === 'html' && namespaceURI === xhtml) return read;
  // Only HTML's own head can hold the policy of the page.
  const page = wrapInXhtml(document.documentElement, document.querySelector('title')?.textContent ?? '');
  // The style sheets of an SVG document are processing instructions before its root.
  for (const node of [...document.childNodes].reverse()) if (node.nodeName === 'xml-stylesheet') page.prepend(page.importNode(node));
  return { ...read, document: page };
}

/** Returns the URL that the URLs of a document are relative to: the one that it declares, if it is in the book. */
export function baseOf(document: Document, href: string, folder: string): string {
  const declared = declaredBase(document);
  const base = declared === undefined ? undefined : resolveHref(declared, href, folder);
  return base?.startsWith(folder) ? base : href;
}

/** How deep documents are shown within each other, and how many a page shows; all others are links (decision 0107). */
export const nestingLimits = { depth: 2, documents: 50 };

/** What the documents within a page have in common with it. */
interface PageContext {
  readonly files: BookFiles;
  readonly reading: string;
  /** The documents that the page can still show within itself. */
  left: number;
}

/** Makes a document safe, self-contained and ready for a frame; `layout` is its own style sheet. */
async function prepareDocument(
  document: Document,
  href: string,
  layout: string,
  depth: number,
  context: PageContext,
): Promise<PreparedDocument> {
  const { files, reading } = context;
  flattenDepth(document);
  const nest = async (inner: NestedDocument): Promise<Nesting<PreparedDocument>> => {
    if (depth >= nestingLimits.depth || context.left === 0) return 'link';
    context.left -= 1;
    try {
      const { document: loaded } = await loadDocument(inner, inner.text === undefined ? files : { text: async () => inner.text ?? '' });
      const page = await prepareDocument(loaded, inner.href, nestedLayout, depth + 1, context);
      return { page, title: loaded.title };
    } catch {
      // Not reported: the rest of the page can be read without it.
      return undefined;
    }
  };
  const base = baseOf(document, href, files.folder);
  // Few books have any: what shows them is loaded then.
  const frames = document.querySelector('object,embed,iframe')
    ? await (await import('./showObjects.ts')).showObjects(document, base, files, nest)
    : new Map<Element, PreparedDocument>();
  sanitise(document, frames);
  await rewritePageUrls(document, base, files);
  const head = insertPolicy(document, contentSecurityPolicy(files.sources, files.fontSources, frames.size > 0));
  // Declared before the layers of the book, whose important rules are then weaker.
  head.firstElementChild?.after(styleWithId(document, pageStyleIds.order, `@layer ${readerLayer};`));
  head.append(styleWithId(document, pageStyleIds.layout, layout), styleWithId(document, pageStyleIds.reading, reading));
  return {
    // Without the XML declaration, whose encoding the markup does not have any more.
    markup: new XMLSerializer().serializeToString(document.documentElement),
    nested: [...document.querySelectorAll('iframe')].flatMap((frame) => frames.get(frame) ?? []),
  };
}

/**
 * Loads a page and makes it safe, self-contained and ready for a frame; `reading` is the style sheet of the user's settings.
 * @throws BookRequestError
 */
export async function preparePage(item: SpineItem, files: BookFiles, reading: string): Promise<PreparedPage> {
  const { document, isMalformed } = await loadDocument(item, files);
  const fixed = item.layout !== 'reflowable';
  const isLarge = !fixed && isTooLarge(document);
  const size = fixed ? pageSize(document) : undefined;
  if (item.layout === 'roll' && size) loadPicturesLate(document);
  const context = { files, reading: fixed ? '' : reading, left: nestingLimits.documents };
  return {
    ...(await prepareDocument(document, item.href, `${isLarge ? largeLayout + nestedFrames : layoutOf(item)}${unprinted}`, 0, context)),
    item: isLarge ? { ...item, scrolls: true } : item,
    size,
    isMalformed,
    isTooLarge: isLarge && !item.scrolls,
    holdsMedia: document.querySelector('audio, video') !== null,
  };
}
