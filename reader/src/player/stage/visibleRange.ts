import { awayMark } from '../section/awayText.ts';

/** The position of a box: before the screen, on it, or after it. */
export type Side = 'before' | 'on' | 'after';

/** Returns the position of a box. */
export type SideOf = (box: DOMRect) => Side;

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Returns the element that a node is, or is in; null for a document. */
export const elementOf = (node: Node): Element | null => (isElement(node) ? node : node.parentElement);

const boxesOf = (node: Text | Element): DOMRect[] => {
  if (isElement(node)) return [...node.getClientRects()];
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
};

/** Finds the first letter of a text that is on the screen, by binary search. */
function firstLetter(text: Text, sideOf: SideOf): number {
  const range = text.ownerDocument.createRange();
  const boxAt = (offset: number): DOMRect | undefined => {
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    return range.getClientRects()[0];
  };
  let low = 0;
  let high = text.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    // The blanks of the source between two lines have no box: the next letter that has one decides.
    let at = middle;
    let box = boxAt(at);
    while (!box && at < high) box = boxAt(++at);
    if (box && sideOf(box) === 'before') low = at + 1;
    else high = middle;
  }
  return low;
}

const skipped = /^(script|style|head|template)$/i;

/** Finds the first visible position of a page, as a collapsed range; undefined if nothing is visible. */
export function firstVisibleRange(root: Element, sideOf: SideOf): Range | undefined {
  for (const node of root.childNodes) {
    if (isText(node)) {
      if (node.data.trim() === '') continue;
      if (!boxesOf(node).some((box) => box.width > 0 && sideOf(box) === 'on')) continue;
      const range = root.ownerDocument.createRange();
      range.setStart(node, firstLetter(node, sideOf));
      range.collapse(true);
      return range;
    }
    if (!isElement(node) || skipped.test(node.localName)) continue;
    const boxes = boxesOf(node);
    if (boxes.length > 0 && boxes.every((box) => sideOf(box) === 'before')) continue;
    const inside = firstVisibleRange(node, sideOf);
    if (inside) return inside;
    if (/^(img|image|svg|video|audio|hr|math)$/i.test(node.localName) && boxes.some((box) => sideOf(box) === 'on')) {
      const range = root.ownerDocument.createRange();
      // Within it: a position beside it would be one among the letters of its paragraph.
      range.selectNodeContents(node);
      range.collapse(true);
      return range;
    }
  }
  return undefined;
}

// A range of a frame is not an instance of this window's `Range`.
const isRange = (target: Range | Element): target is Range => 'startContainer' in target;

/** Returns what a position stands before, because the caret itself may be drawn at the end of the line above, or nowhere. */
function whatFollows(target: Range | Element): Range | Element {
  if (!isRange(target) || !target.collapsed) return target;
  const { startContainer: node, startOffset } = target;
  const picture = isElement(node) ? node.closest('img, svg, video, audio, math') : null;
  if (picture) return picture;
  const child = node.childNodes[startOffset];
  if (child && isElement(child)) return child;
  const range = target.cloneRange();
  range.setEndAfter(child ?? node);
  return range;
}

/** Returns the box beside an element that is not displayed: of what follows it, or else of what is before it. */
function boxBeside(element: Element): DOMRect | undefined {
  const { ownerDocument } = element;
  for (const step of ['nextNode', 'previousNode'] as const) {
    const walker = ownerDocument.createTreeWalker(ownerDocument.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    walker.currentNode = element;
    for (let node = walker[step](); node; node = walker[step]()) {
      const [box] = isText(node) || isElement(node) ? boxesOf(node) : [];
      if (box) return box;
    }
  }
  return undefined;
}

/** Returns the first non-empty box of a range or element; for one without any, such as an empty anchor, the box of what follows. */
export function boxOf(target: Range | Element): DOMRect | undefined {
  const boxes = [...whatFollows(target).getClientRects()];
  const box = boxes.find(({ width, height }) => width > 0 || height > 0) ?? boxes[0];
  if (box) return box;
  if (isRange(target)) {
    const { startContainer, startOffset } = target;
    const node = startContainer.childNodes[startOffset] ?? startContainer;
    const element = elementOf(node);
    return element ? (element.getClientRects()[0] ?? boxBeside(element)) : undefined;
  }
  return boxBeside(target);
}

/** Returns the folded parts around an element, the nearest one first. */
function* foldedAround(element: Element | null | undefined): Generator<Element> {
  const folded = element?.closest('details:not([open])');
  if (!folded) return;
  yield folded;
  yield* foldedAround(folded.parentElement);
}

/**
 * Returns whether a range or element has a box that a screen can show: what is not displayed has none, what is folded up has one that is not drawn in some
 * browsers, and the box of hidden text is empty or moved away.
 */
export function isLaidOut(target: Range | Element): boolean {
  const element = isRange(target) ? elementOf(target.startContainer) : target;
  const isFoldedUp = [...foldedAround(element)].some((folded) => !folded.querySelector(':scope > summary')?.contains(element));
  const isHidden =
    element?.ownerDocument.defaultView?.getComputedStyle(element).visibility === 'hidden' || element?.closest(`[${awayMark}]`);
  return !isFoldedUp && !isHidden && target.getClientRects().length > 0;
}
