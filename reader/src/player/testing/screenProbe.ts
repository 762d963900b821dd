import { wideMark } from '../section/boxes/wideTables.ts';
import type { PageView } from '../stage/views/PageView.ts';

/** What the probe needs of a page. */
type ProbedPage = Pick<PageView, 'frame' | 'document' | 'scrolls'>;

/** A letter or a picture of a page, which a layout moves, or another frame shows. */
export interface Mark {
  readonly name: string;
  /** Its place among the texts and pictures of the page. */
  readonly order: number;
  /** Its place in the text. */
  readonly offset: number;
}

/** Returns whether the screens of a page lie one below the other. */
const runsDown = ({ scrolls, document }: ProbedPage) =>
  scrolls || document.defaultView?.getComputedStyle(document.body).writingMode.startsWith('vertical');
const isBackwards = ({ document }: ProbedPage) => document.defaultView?.getComputedStyle(document.documentElement).direction === 'rtl';

export const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isPicture = (node: Node): node is Element => /^(svg|img)$/.test(node.nodeName);

/** Iterates over the texts and the pictures of a page, in their order. */
export function* contentOf({ document }: Pick<ProbedPage, 'document'>): Generator<Text | Element> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (isPicture(node) || (isText(node) && node.data.trim() !== '' && node.parentElement?.localName !== 'style'))
      yield node as Text | Element;
  }
}

/** Returns the boxes of a text or a picture. What lies in a table that scrolls by itself has the box of the table. */
const boxesOf = (node: Text | Element, start = 0, end?: number): DOMRect[] => {
  const scroller = node.parentElement?.closest(`[${wideMark}]`);
  if (scroller) return [...scroller.getClientRects()];
  if (!isText(node)) return [node.getBoundingClientRect()];
  const range = node.ownerDocument.createRange();
  range.setStart(node, start);
  range.setEnd(node, end ?? node.length);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
};

/** Returns where a box starts and ends on the screen, along the pages; the screen is from 0 to its length. */
const along = (view: ProbedPage, { left, right, top, bottom }: DOMRect): readonly [number, number] => {
  if (runsDown(view)) return [top, bottom];
  return isBackwards(view) ? [view.frame.clientWidth - right, view.frame.clientWidth - left] : [left, right];
};
const lengthOf = (view: ProbedPage): number => (runsDown(view) ? view.frame.clientHeight : view.frame.clientWidth);

/** Returns whether a box is shown, by more than the edge that the reader does not count either. */
const isVisible = (view: ProbedPage, box: DOMRect): boolean => {
  const [from, to] = along(view, box);
  const margin = view.scrolls ? 2 : 1;
  return to > margin && from < lengthOf(view) - margin;
};

/** Matches each word. Japanese has no blanks between its words, so there it is each letter. */
export const words = /[\u3040-\u30ff\u3400-\u9fff]|[^\s\u3040-\u30ff\u3400-\u9fff]+/g;

/** Returns the first word that is shown, or the picture before it. */
export function markFirst(view: ProbedPage): Mark | undefined {
  for (const [order, node] of [...contentOf(view)].entries()) {
    if (!boxesOf(node).some((box) => isVisible(view, box))) continue;
    if (!isText(node)) return { name: node.nodeName, order, offset: 0 };
    for (const { index } of node.data.matchAll(words))
      if (boxesOf(node, index, index + 1).some((box) => isVisible(view, box)))
        return { name: node.data.slice(index, index + 30), order, offset: index };
  }
  return undefined;
}

/** Returns whether a mark is shown. */
export function isOnScreen(view: ProbedPage, { order, offset }: Mark): boolean {
  const node = [...contentOf(view)][order];
  return node !== undefined && boxesOf(node, offset, offset + 1).some((box) => isVisible(view, box));
}

const drawn = (view: ProbedPage): DOMRect[] => [...contentOf(view)].flatMap((node) => boxesOf(node));

/** Returns whether any text or picture is shown, or anything else that is drawn without a text of its own. */
export const showsContent = (view: ProbedPage): boolean =>
  [
    ...drawn(view),
    ...[...view.document.querySelectorAll('iframe, canvas, audio, video, input, textarea, hr')].flatMap((node) => [
      ...node.getClientRects(),
    ]),
  ].some((box) => isVisible(view, box));

/** Returns how far the text and the pictures of a page reach from its start, along the pages, and the length of a screen. */
export function furthestOf(view: ProbedPage): { readonly along: number; readonly length: number } {
  const { scrollX = 0, scrollY = 0 } = view.document.defaultView ?? {};
  const offset = runsDown(view) ? scrollY : Math.abs(scrollX);
  return { along: Math.max(0, ...drawn(view).map((box) => along(view, box)[1])) + offset, length: lengthOf(view) };
}
