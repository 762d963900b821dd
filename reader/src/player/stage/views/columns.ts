import { createBoxBreaker } from '../../section/boxes/boxBreaker.ts';
import { closeStart, openStart } from '../../section/emptyStart.ts';
import { boxOf, firstVisibleRange, type Side } from '../visibleRange.ts';
import type { StageBox } from './PageView.ts';
import { type PageAxis, tolerance } from './pageAxis.ts';

/** The greatest widths of a column in em of the text size: of one in the middle of the screen, and of two. */
const measures = { 1: 34, 2: 38 } as const;

/** Returns whether a node has text that is read. */
export const holdsText = ({ textContent, nodeName }: Node): boolean => !/^(style|script)$/i.test(nodeName) && Boolean(textContent?.trim());

/** The options of the columns. */
export interface ColumnsOptions {
  readonly document: Document;
  readonly view: Window;
  readonly axis: PageAxis;
  readonly box: () => StageBox;
  /** Returns the text size of the user, as a share of the usual one. */
  readonly textScale: () => number;
  /** True for vertical lines and pictures. */
  readonly hasOneColumn: boolean;
  readonly vertical: boolean;
}

/** Creates the columns of a reflowable chapter. */
export function createColumns({ document, view, axis, box, textScale, hasOneColumn, vertical }: ColumnsOptions) {
  const root = document.documentElement;
  const { length, distance, extent } = axis;
  const breakBoxes = createBoxBreaker(document);
  let measured = '';
  /** Returns what the screens were counted from: the size of the text, of its columns and of the viewport. */
  const size = () => [extent(), document.body.offsetWidth, document.body.offsetHeight, view.innerWidth, view.innerHeight].join();
  /** Returns whether any text or picture is beyond a distance from the start. The last text is asked first: to ask all of a long chapter takes its time. */
  const reachesBeyond = (end: number) => {
    const sideOfEnd = (rect: DOMRect): Side => (axis.endOf(rect) <= end + tolerance ? 'before' : 'on');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let last = walker.lastChild();
    while (last && !holdsText(last)) last = walker.previousNode();
    const place = document.createRange();
    if (last) place.selectNodeContents(last);
    const isBeyond = [...place.getClientRects()].some((rect) => rect.width > 0 && sideOfEnd(rect) === 'on');
    return isBeyond || firstVisibleRange(document.body, sideOfEnd) !== undefined;
  };
  const countScreens = () => {
    const count = Math.max(1, Math.ceil((extent() - tolerance * 2) / length()));
    // The last may be a margin that sticks out of the one before, the space below the text of a box, or a line whose text is hidden.
    return count === 1 || reachesBeyond((count - 1) * length()) ? count : count - 1;
  };
  /** Returns the space beside the text of a column: more than the margin where lines would be too long. Vertical lines and pictures have the whole screen. */
  const gutterOf = (columns: number): number => {
    if (hasOneColumn) return box().gutter;
    const measure = (columns > 1 ? measures[2] : measures[1]) * 16 * textScale();
    return Math.max(box().gutter, Math.floor((box().width / columns - measure) / 2));
  };
  /**
   * Makes a chapter long enough to scroll to its last screen, which may end in an empty column. The root hands its inset on to a point of its
   * own, which no column contains: a block that fills the column would lay out all the others once more.
   */
  const fillUntil = (end: number) => root.style.setProperty('inset-inline-start', `${end - 1}px`);
  const flow = (columns: number) => {
    root.style.setProperty('--rk-columns', String(columns));
    root.style.setProperty('--rk-gutter', `${gutterOf(columns)}px`);
    fillUntil(1);
    openStart(document);
    breakBoxes({ width: box().width, height: box().height, isVertical: vertical });
    const first = firstVisibleRange(document.body, () => 'on');
    const start = first && boxOf(first);
    if (start && distance(start) > length() - tolerance) closeStart(first.startContainer);
    const end = countScreens() * length();
    if (columns > 1 || extent() < end - tolerance) fillUntil(end);
  };
  /** Returns whether the text ends in the first column of a screen. */
  const endsInFirstColumn = () => {
    if (countScreens() > 1) return false;
    const range = document.createRange();
    range.selectNodeContents(document.body);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    return boxes.every((rect) => distance(rect) + rect.width <= length() / box().columns + tolerance);
  };
  /** Lays the columns out, and returns the number of their screens. */
  const measure = (): number => {
    flow(box().columns);
    // Text that needs no second column stands in the middle, unless its pictures grow beyond the screen there.
    if (box().columns > 1 && endsInFirstColumn()) {
      flow(1);
      if (countScreens() > 1) flow(box().columns);
    }
    measured = size();
    return countScreens();
  };

  return {
    measure,
    /** Returns whether nothing has changed since. */
    isMeasured: () => size() === measured,
  };
}
