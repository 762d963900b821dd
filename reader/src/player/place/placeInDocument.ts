import type { SpineItem } from '../publication/Publication.ts';
import { fragmentOfPlace, type Place } from './Place.ts';

const textsFrom = (document: Document): TreeWalker => document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);

const precedes = (one: Node, other: Node): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The last element with an id that begins at a node or before it. */
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

/** Counts the letters between the beginning of an element and a place behind it. */
function lettersBetween(start: Element, node: Node, offset: number): number {
  const range = start.ownerDocument.createRange();
  range.setStart(start, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** The place that a range begins at. */
export function placeOf(range: Range, item: SpineItem, folder: string, timeOffset?: number): Place {
  const { startContainer, startOffset } = range;
  const at = startContainer.nodeType === Node.ELEMENT_NODE ? (startContainer.childNodes[startOffset] ?? startContainer) : startContainer;
  const nearest = nearestId(at);
  const start = nearest ?? range.startContainer.ownerDocument?.body;
  const fragment = nearest ? `#${nearest.id}` : '';
  const path = item.address.startsWith(folder) ? item.address.slice(folder.length) : item.address;
  return {
    ncxRef: `${item.idref}${fragment}`,
    URI: `${path}${fragment}`,
    charOffset: start ? Math.max(0, lettersBetween(start, startContainer, startOffset)) : 0,
    ...(timeOffset === undefined ? {} : { timeOffset: Math.round(timeOffset * 1000) / 1000 }),
  };
}

/** Where a place is in its document, as a collapsed range; the document's beginning where it is not found. */
export function rangeOfPlace(place: Place, document: Document): Range {
  const fragment = fragmentOfPlace(place);
  const start = (fragment ? document.getElementById(fragment) : null) ?? document.body;
  const range = document.createRange();
  range.setStart(start, 0);
  range.collapse(true);
  let left = place.charOffset ?? 0;
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

/** How many letters of a document come before a place; for the order of places in one document. */
export function lettersBefore(place: Place, document: Document): number {
  const { startContainer, startOffset } = rangeOfPlace(place, document);
  return lettersBetween(document.documentElement, startContainer, startOffset);
}
