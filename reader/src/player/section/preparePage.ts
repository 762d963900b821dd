import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { parsePage } from '../publication/parseXml.ts';
import { loadFromHere } from './pageAddresses.ts';
import { type PageSize, pageSize } from './pageSize.ts';
import { fixedLayout, pageStyleIds, reflowableLayout } from './pageStyle.ts';
import { sanitise } from './sanitise.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';

/** A page of a book that is ready to be shown in a frame. */
export interface PreparedPage {
  readonly item: SpineItem;
  /** The page as XHTML, complete in itself. */
  readonly markup: string;
  /** The size that a page of fixed layout is drawn for, in CSS px. */
  readonly size: PageSize | undefined;
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
  return `default-src 'none'; img-src ${own} data:; media-src ${own} data:; style-src 'unsafe-inline'; font-src ${own} data:; form-action 'none'; base-uri 'none'`;
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

async function documentOf(item: SpineItem, files: BookFiles): Promise<Document> {
  if (item.mediaType.startsWith('image/') && item.mediaType !== 'image/svg+xml') return framed(item.address, '');
  const document = parsePage(await files.text(item.address));
  if (document.documentElement.localName !== 'svg') return document;
  const page = framed(document.documentElement, document.querySelector('title')?.textContent ?? '');
  // The sheets of an SVG document are named by instructions in front of its root.
  for (const node of [...document.childNodes].reverse()) if (node.nodeName === 'xml-stylesheet') page.prepend(page.importNode(node));
  return page;
}

/** Loads a page and makes it harmless, complete and ready for a frame; `reading` is the style sheet of the reader's choices. @throws BookRequestError */
export async function preparePage(item: SpineItem, files: BookFiles, reading: string): Promise<PreparedPage> {
  const document = await documentOf(item, files);
  sanitise(document);
  await loadFromHere(document, item.address, files);
  const fixed = item.layout === 'pre-paginated';
  const meta = document.createElementNS(xhtml, 'meta');
  meta.setAttribute('http-equiv', 'Content-Security-Policy');
  meta.setAttribute('content', policyOf(files.sources));
  const into = head(document);
  into.prepend(meta);
  into.append(
    styleWithId(document, pageStyleIds.layout, fixed ? fixedLayout : reflowableLayout),
    styleWithId(document, pageStyleIds.reading, fixed ? '' : reading),
  );
  return { item, markup: new XMLSerializer().serializeToString(document), size: fixed ? pageSize(document) : undefined };
}
