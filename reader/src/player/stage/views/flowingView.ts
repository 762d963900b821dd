import { moveAway } from '../../section/awayText.ts';
import { createBoxBreaker } from '../../section/boxes/boxBreaker.ts';
import { closeStart, openStart } from '../../section/emptyStart.ts';
import { applyReadingStyle } from '../../section/readingStyle.ts';
import { afterPaint } from '../afterPaint.ts';
import type { PageSide } from '../leaves.ts';
import { isViewportSized } from '../viewport.ts';
import { boxOf, firstVisibleRange, type Side } from '../visibleRange.ts';
import type { PageView, StageBox } from './PageView.ts';

/** A rounding error of half a pixel must not count a letter to the next screen. */
const tolerance = 1;

/** The duration of a slide, in ms (reader §9, Animation). */
const slideMs = 500;

/** Returns one half of the stage, for a page of a spread. */
const halfOf = (box: StageBox): StageBox => ({ ...box, width: Math.floor(box.width / 2), columns: 1 });

/** Returns whether a page is one picture without a word, as a cover: it stands in the middle of the screen, not in its first column. */
const isPicture = ({ body }: Document): boolean =>
  body.textContent?.trim() === '' && body.querySelectorAll('img, svg, object, video, canvas').length === 1;

/** The greatest widths of a column in em of the text size: of one in the middle of the screen, and of two. */
const measures = { 1: 34, 2: 38 } as const;

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const holdsText = ({ textContent, nodeName }: Node): boolean => !/^(style|script)$/i.test(nodeName) && Boolean(textContent?.trim());

/** Returns the writing mode of the boxes that hold the text, if it is one: not each publisher sets it on the page itself. */
function writingModeOf(box: Element): string {
  const mode = box.ownerDocument.defaultView?.getComputedStyle(box).writingMode ?? '';
  const first = [...box.childNodes].find(holdsText);
  if (mode.startsWith('vertical') || !first || !isElement(first)) return mode;
  const inner = writingModeOf(first);
  const isShared = () => [...box.childNodes].filter(holdsText).every((child) => isElement(child) && writingModeOf(child) === inner);
  return inner.startsWith('vertical') && isShared() ? inner : mode;
}

/** Returns whether a page is in vertical lines. */
export const isVertical = ({ body }: Document): boolean => writingModeOf(body).startsWith('vertical');

const eased = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Creates the view of a reflowable chapter, whose frame is as wide as the stage or its half; its columns scroll by whole screens along the
 * line direction. `onReflowed` is called when the text has moved by itself: a picture or a font came late, or a part was unfolded.
 */
export function flowingView(
  frame: HTMLIFrameElement,
  document: Document,
  index: number,
  side: PageSide,
  onReflowed: (view: PageView) => void,
): PageView {
  const root = document.documentElement;
  const view = document.defaultView;
  if (!view) throw new Error('The frame has no window');
  applyReadingStyle(document);
  const writingMode = writingModeOf(document.body);
  const vertical = writingMode.startsWith('vertical');
  const backwards = !vertical && view.getComputedStyle(root).direction === 'rtl';
  if (vertical) root.dataset.rkVertical = writingMode;
  const picture = isPicture(document);
  const hasOneColumn = vertical || picture;
  if (picture) root.dataset.rkPicture = '';
  moveAway(document);
  const breakBoxes = createBoxBreaker(document);
  let box: StageBox = { width: 0, height: 0, columns: 1, gutter: 0, margin: 0 };
  const readTextScale = () => Number(view.getComputedStyle(root).getPropertyValue('--rk-text-scale')) || 1;
  /** The user's text size, read where the styles are computed: once a property of the page is set, reading it computes all of them again. */
  let textScale = readTextScale();
  let screen = 0;
  let screens = 1;
  let sliding = 0;

  const length = () => (vertical ? box.height : box.width) || 1;
  const offset = () => (vertical ? view.scrollY : Math.abs(view.scrollX));
  const scroll = (to: number) =>
    view.scrollTo(vertical ? { top: to, behavior: 'instant' } : { left: backwards ? -to : to, behavior: 'instant' });
  /** Returns the distance of a box from the start of the chapter, along the pages. */
  const distance = ({ left, right, top }: DOMRect): number => {
    if (vertical) return top + offset();
    return backwards ? box.width - right + offset() : left + offset();
  };
  const extent = () => (vertical ? root.scrollHeight : root.scrollWidth);
  const sideOf = (rect: DOMRect): Side => {
    const from = distance(rect);
    const to = from + (vertical ? rect.height : rect.width);
    if (to <= screen * length() + tolerance) return 'before';
    return from >= (screen + 1) * length() - tolerance ? 'after' : 'on';
  };

  /** Returns the space above and below the text. A picture has none, and vertical lines have that of their columns. */
  const marginIn = ({ margin, gutter }: StageBox): number => {
    if (picture) return 0;
    return vertical ? Math.max(0, margin - gutter) : margin;
  };

  let measured = '';
  /** Returns what the screens were counted from: the size of the text, of its columns and of the viewport. */
  const size = () => [extent(), document.body.offsetWidth, document.body.offsetHeight, view.innerWidth, view.innerHeight].join();
  /** Returns whether any text or picture is beyond a distance from the start. The last text is asked first: to ask all of a long chapter takes its time. */
  const reachesBeyond = (end: number) => {
    const sideOfEnd = (rect: DOMRect): Side =>
      distance(rect) + (vertical ? rect.height : rect.width) <= end + tolerance ? 'before' : 'on';
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
    if (hasOneColumn) return box.gutter;
    const measure = (columns > 1 ? measures[2] : measures[1]) * 16 * textScale;
    return Math.max(box.gutter, Math.floor((box.width / columns - measure) / 2));
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
    breakBoxes({ width: box.width, height: box.height, isVertical: vertical });
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
    return boxes.every((rect) => distance(rect) + rect.width <= length() / box.columns + tolerance);
  };
  const measure = () => {
    flow(box.columns);
    // Text that needs no second column stands in the middle, unless its pictures grow beyond the screen there.
    if (box.columns > 1 && endsInFirstColumn()) {
      flow(1);
      if (countScreens() > 1) flow(box.columns);
    }
    screens = countScreens();
    measured = size();
  };

  const showScreen = (to: number) => {
    cancelAnimationFrame(sliding);
    screen = Math.max(0, Math.min(to, screens - 1));
    scroll(screen * length());
  };

  const measureAgain = () => {
    measure();
    showScreen(screen);
  };
  const ends = new AbortController();
  let isLayingOut = true;
  const onChanged = () => {
    // Measured by the layout itself, or not laid out yet.
    if (isLayingOut) return;
    measureAgain();
    onReflowed(shownView);
  };
  // The browser reports the size that a layout of ours has given, too.
  const onSized = () => {
    if (size() !== measured) onChanged();
  };
  view.addEventListener('resize', onSized, { signal: ends.signal });
  document.addEventListener('load', onChanged, { capture: true, signal: ends.signal });
  document.fonts.addEventListener('loadingdone', onChanged, { signal: ends.signal });
  const observer = new view.ResizeObserver(onSized);
  observer.observe(document.body);

  const shownView: PageView = {
    index,
    frame,
    document,
    scrolls: false,
    get screen() {
      return screen;
    },
    get screens() {
      return screens;
    },
    async layout(stage) {
      const page = side === 'center' ? stage : halfOf(stage);
      const margin = marginIn(page);
      const next = { ...page, columns: hasOneColumn ? 1 : page.columns, height: page.height - 2 * margin };
      box = next;
      // The frame, and not its page, has the margins: a book may measure itself by the height of the screen.
      frame.style.insetBlockStart = `${margin}px`;
      frame.style.width = `${next.width}px`;
      frame.style.height = `${next.height}px`;
      for (const [name, value] of [
        ['width', `${next.width}px`],
        ['height', `${next.height}px`],
      ] as const)
        root.style.setProperty(`--rk-${name}`, value);
      isLayingOut = true;
      measureAgain();
      if (!isViewportSized(view, next)) {
        await afterPaint();
        measureAgain();
      }
      isLayingOut = false;
    },
    restyle(css) {
      applyReadingStyle(document, css);
      textScale = readTextScale();
      measureAgain();
    },
    go: showScreen,
    slideTo(to) {
      const from = offset();
      showScreen(to);
      const end = screen * length();
      const began = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, (now - began) / slideMs);
        scroll(from + (end - from) * eased(Math.max(0, part)));
        if (part < 1) sliding = requestAnimationFrame(step);
      };
      scroll(from);
      sliding = requestAnimationFrame(step);
    },
    screenOf(at) {
      const rect = boxOf(at);
      if (!rect) return 0;
      return Math.max(0, Math.min(screens - 1, Math.floor((distance(rect) + tolerance) / length())));
    },
    shownPart(part) {
      const all = [...part.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const area = (rects: readonly DOMRect[]) => rects.reduce((sum, { width, height }) => sum + width * height, 0);
      const whole = area(all);
      if (whole === 0) return { before: 0, on: 0 };
      const sides = (side: Side) => area(all.filter((rect) => sideOf(rect) === side)) / whole;
      return { before: sides('before'), on: sides('on') };
    },
    firstVisibleRange: () => firstVisibleRange(document.body, sideOf),
    close: () => {
      ends.abort();
      observer.disconnect();
      cancelAnimationFrame(sliding);
      frame.remove();
    },
  };
  return shownView;
}
