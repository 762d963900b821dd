import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { type ReadPage, readPage } from '../publication/parseXml.ts';
import { loadFromHere } from './pageAddresses.ts';
import { type PageSize, pageSize } from './pageSize.ts';
import { fixedLayout, pageStyleIds, reflowableLayout, scrolledLayout } from './pageStyle.ts';
import { sanitise } from './sanitise.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';

/** A page of a book that is ready to be shown in a frame. */
export interface PreparedPage {
  readonly item: SpineItem;
  /** The page as XHTML, complete in itself. */
  readonly markup: string;
  /** The size that a page of fixed layout is drawn for, in CSS px. */
  readonly size: PageSize | undefined;
  /** Whether the page is not well-formed, and is shown as well as it can be. */
  readonly isFlawed: boolean;
  /** Whether it holds recordings or films of its own, which may begin as soon as it is in a frame. */
  readonly holdsMedia: boolean;
}

/** A document around a picture that stands in the spine by itself, or around an SVG page. */
function framed(content: Element | string, title: string): Document {
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

/** The policy of a page: nothing runs, and nothing loads but what is the book's. */
const policyOf = (sources: readonly string[]): string => {
  const own = sources.join(' ');
  return `default-src 'none'; img-src ${own} data:; media-src ${own} data:; style-src 'unsafe-inline'; font-src ${own} data: blob:; form-action 'none'; base-uri 'none'`;
};

function head(document: Document): Element {
  const existing = document.querySelector('head');
  if (existing) return existing;
  const made = document.createElementNS(xhtml, 'head');
  document.documentElement.prepend(made);
  return made;
}

function styleWithId(document: Document, id: string, css: string): Element {
  const style = document.createElementNS(xhtml, 'style');
  style.id = id;
  style.textContent = css;
  return style;
}

function layoutOf({ layout, scrolls }: SpineItem): string {
  if (layout === 'pre-paginated') return fixedLayout;
  return scrolls ? scrolledLayout : reflowableLayout;
}

async function documentOf(item: SpineItem, files: BookFiles): Promise<ReadPage> {
  if (item.mediaType.startsWith('image/') && item.mediaType !== 'image/svg+xml')
    return { document: framed(item.address, ''), isFlawed: false };
  const read = readPage(await files.text(item.address));
  const { document } = read;
  if (document.documentElement.localName !== 'svg') return read;
  const page = framed(document.documentElement, document.querySelector('title')?.textContent ?? '');
  // The sheets of an SVG document are named by instructions in front of its root.
  for (const node of [...document.childNodes].reverse()) if (node.nodeName === 'xml-stylesheet') page.prepend(page.importNode(node));
  return { ...read, document: page };
}

/** Loads a page and makes it harmless, complete and ready for a frame; `reading` is the style sheet of the reader's choices. @throws BookRequestError */
export async function preparePage(item: SpineItem, files: BookFiles, reading: string): Promise<PreparedPage> {
  const { document, isFlawed } = await documentOf(item, files);
  sanitise(document);
  await loadFromHere(document, item.address, files);
  const fixed = item.layout === 'pre-paginated';
  const meta = document.createElementNS(xhtml, 'meta');
  meta.setAttribute('http-equiv', 'Content-Security-Policy');
  meta.setAttribute('content', policyOf(files.sources));
  const into = head(document);
  into.prepend(meta);
  into.append(
    styleWithId(document, pageStyleIds.layout, layoutOf(item)),
    styleWithId(document, pageStyleIds.reading, fixed ? '' : reading),
  );
  return {
    item,
    markup: new XMLSerializer().serializeToString(document),
    size: fixed ? pageSize(document) : undefined,
    isFlawed,
    holdsMedia: document.querySelector('audio, video') !== null,
  };
}
