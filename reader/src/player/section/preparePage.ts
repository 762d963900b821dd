import { readerLayer } from '@realmkit/design-system';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { type ParsedPage, readPage } from '../publication/parseXml.ts';
import { reflowableLayout, scrolledLayout } from './flowingLayouts.ts';
import { contentSecurityPolicy, insertPolicy } from './pagePolicy.ts';
import { type PageSize, pageSize } from './pageSize.ts';
import { fixedLayout, pageStyleIds } from './pageStyle.ts';
import { rewritePageUrls } from './rewritePageUrls.ts';
import { sanitise } from './sanitise.ts';
import { showObjects } from './showObjects.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';

/** A page of a book that is ready to be shown in a frame. */
export interface PreparedPage {
  readonly item: SpineItem;
  /** The page as self-contained XHTML. */
  readonly markup: string;
  /** The declared size of a page of fixed layout, in CSS px. */
  readonly size: PageSize | undefined;
  /** True if the page is not well-formed, and is shown as far as possible. */
  readonly isMalformed: boolean;
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
  return scrolls ? scrolledLayout : reflowableLayout;
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

/**
 * Loads a page and makes it safe, self-contained and ready for a frame; `reading` is the style sheet of the user's settings.
 * @throws BookRequestError
 */
export async function preparePage(item: SpineItem, files: BookFiles, reading: string): Promise<PreparedPage> {
  const { document, isMalformed } = await loadDocument(item, files);
  await showObjects(document, item.href, files);
  sanitise(document);
  await rewritePageUrls(document, item.href, files);
  const fixed = item.layout !== 'reflowable';
  const head = insertPolicy(document, contentSecurityPolicy(files.sources, files.fontSources));
  // Declared before the layers of the book, whose important rules are then weaker.
  head.firstElementChild?.after(styleWithId(document, pageStyleIds.order, `@layer ${readerLayer};`));
  head.append(
    styleWithId(document, pageStyleIds.layout, `${layoutOf(item)}${unprinted}`),
    styleWithId(document, pageStyleIds.reading, fixed ? '' : reading),
  );
  const size = fixed ? pageSize(document) : undefined;
  if (item.layout === 'roll' && size) loadPicturesLate(document);
  return {
    item,
    // Without the XML declaration, whose encoding the markup does not have any more.
    markup: new XMLSerializer().serializeToString(document.documentElement),
    size,
    isMalformed,
    holdsMedia: document.querySelector('audio, video') !== null,
  };
}
