import type { SpineItem } from '../publication/Publication.ts';
import { fragmentOfLocator, type Locator } from './Locator.ts';

const textsFrom = (document: Document): TreeWalker => document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);

const precedes = (one: Node, other: Node): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Finds the last element with an id that starts at a node or before it. */
function nearestId(node: Node): Element | undefined {
  const document = node.ownerDocument;
  if (!document?.body) return undefined;
  let nearest: Element | undefined;
  for (const element of document.body.querySelectorAll('[id]')) {
    if (element !== node && !element.contains(node) && !precedes(element, node)) break;
    nearest = element;
  }
  return nearest;
}

/** Counts the letters between the start of an element and a later position. */
function lettersBetween(start: Element, node: Node, offset: number): number {
  const range = start.ownerDocument.createRange();
  range.setStart(start, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Returns the locator of the start of a range; `timeOffset` is 0 if nothing was played there. */
export function locatorOf(range: Range, item: SpineItem, folder: string, timeOffset = 0): Locator {
  const { startContainer, startOffset } = range;
  const at = startContainer.nodeType === Node.ELEMENT_NODE ? (startContainer.childNodes[startOffset] ?? startContainer) : startContainer;
  const nearest = nearestId(at);
  const start = nearest ?? range.startContainer.ownerDocument?.body;
  const fragment = nearest ? `#${nearest.id}` : '';
  const path = item.href.startsWith(folder) ? item.href.slice(folder.length) : item.href;
  return {
    ncxRef: `${item.idref}${fragment}`,
    URI: `${path}${fragment}`,
    charOffset: start ? Math.max(0, lettersBetween(start, startContainer, startOffset)) : 0,
    timeOffset: Math.round(timeOffset * 1000) / 1000,
  };
}

/** Resolves a locator in its document to a collapsed range; the start of the document if it is not found. */
export function rangeOfLocator(locator: Locator, document: Document): Range {
  const fragment = fragmentOfLocator(locator);
  const start = (fragment ? document.getElementById(fragment) : null) ?? document.body;
  const range = document.createRange();
  range.setStart(start, 0);
  range.collapse(true);
  let left = locator.charOffset ?? 0;
  if (left <= 0) return range;
  const walker = textsFrom(document);
  walker.currentNode = start;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left < length) {
      range.setStart(node, left);
      range.collapse(true);
      return range;
    }
    left -= length;
  }
  return range;
}

/** Elements of a file that a shown page lacks, or whose text is not read. */
const unread = 'script, style, template';

/** Counts the letters of a document before a locator, to sort locators of one document: the same in its file and on the page. */
export function lettersBefore(locator: Locator, document: Document): number {
  const range = rangeOfLocator(locator, document);
  range.setStart(document.body ?? document.documentElement, 0);
  const content = range.cloneContents();
  for (const element of content.querySelectorAll(unread)) element.remove();
  return content.textContent?.length ?? 0;
}
