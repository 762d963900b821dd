import { moveAway } from '../../section/awayText.ts';
import { applyReadingStyle } from '../../section/readingStyle.ts';
import { afterPaint } from '../afterPaint.ts';
import type { PageSide } from '../leaves.ts';
import { isViewportSized } from '../viewport.ts';
import { boxOf, firstVisibleRange, type Side } from '../visibleRange.ts';
import { createColumns, holdsText } from './columns.ts';
import type { PageView, ShownPart, StageBox } from './PageView.ts';
import { createPageAxis, tolerance } from './pageAxis.ts';

/** The duration of a slide, in ms (reader §9, Animation). */
const slideMs = 500;

/** Returns one half of the stage, for a page of a spread. */
const halfOf = (box: StageBox): StageBox => ({ ...box, width: Math.floor(box.width / 2), columns: 1 });

/** Returns whether a page is one picture without a word, as a cover: it stands in the middle of the screen, not in its first column. */
const isPicture = ({ body }: Document): boolean =>
  body.textContent?.trim() === '' && body.querySelectorAll('img, svg, object, video, canvas').length === 1;

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

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

/** Returns how much of a part is before and on a screen, by the area of its boxes. */
function shownPartOf(part: Range | Element, sideOf: (rect: DOMRect) => Side): ShownPart {
  const all = [...part.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const area = (rects: readonly DOMRect[]) => rects.reduce((sum, { width, height }) => sum + width * height, 0);
  const whole = area(all);
  if (whole === 0) return { before: 0, on: 0 };
  const sides = (side: Side) => area(all.filter((rect) => sideOf(rect) === side)) / whole;
  return { before: sides('before'), on: sides('on') };
}

/** Gives a frame and its page their size. The frame, and not its page, has the margins: a book may measure itself by the height of the screen. */
function sizeFrame(frame: HTMLIFrameElement, root: HTMLElement, { width, height }: StageBox, margin: number): void {
  frame.style.insetBlockStart = `${margin}px`;
  for (const [name, value] of Object.entries({ width, height })) {
    frame.style.setProperty(name, `${value}px`);
    root.style.setProperty(`--rk-${name}`, `${value}px`);
  }
}

const eased = (part: number): number => 1 - (1 - part) ** 3;

/** Creates the slide of a page turn. */
function createSlide(scroll: (to: number) => void) {
  let sliding = 0;
  return {
    start: (from: number, end: number) => {
      const began = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, (now - began) / slideMs);
        scroll(from + (end - from) * eased(Math.max(0, part)));
        if (part < 1) sliding = requestAnimationFrame(step);
      };
      scroll(from);
      sliding = requestAnimationFrame(step);
    },
    cancel: () => cancelAnimationFrame(sliding),
  };
}

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
  let box: StageBox = { width: 0, height: 0, columns: 1, gutter: 0, margin: 0 };
  const readTextScale = () => Number(view.getComputedStyle(root).getPropertyValue('--rk-text-scale')) || 1;
  /** The user's text size, read where the styles are computed: once a property of the page is set, reading it computes all of them again. */
  let textScale = readTextScale();
  let screen = 0;
  let screens = 1;

  const axis = createPageAxis(document, view, { vertical, backwards, box: () => box });
  const { length, offset, scroll, distance } = axis;
  const sideOf = (rect: DOMRect): Side => {
    const from = distance(rect);
    const to = axis.endOf(rect);
    if (to <= screen * length() + tolerance) return 'before';
    return from >= (screen + 1) * length() - tolerance ? 'after' : 'on';
  };

  /** Returns the space above and below the text. A picture has none, and vertical lines have that of their columns. */
  const marginIn = ({ margin, gutter }: StageBox): number => {
    if (picture) return 0;
    return vertical ? Math.max(0, margin - gutter) : margin;
  };

  const slide = createSlide(scroll);
  const columns = createColumns({ document, view, axis, box: () => box, textScale: () => textScale, hasOneColumn, vertical });
  const showScreen = (to: number) => {
    slide.cancel();
    screen = Math.max(0, Math.min(to, screens - 1));
    scroll(screen * length());
  };

  const measureAgain = () => {
    screens = columns.measure();
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
    if (!columns.isMeasured()) onChanged();
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
      sizeFrame(frame, root, next, margin);
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
      slide.start(from, screen * length());
    },
    screenOf(at) {
      const rect = boxOf(at);
      if (!rect) return 0;
      return Math.max(0, Math.min(screens - 1, Math.floor((distance(rect) + tolerance) / length())));
    },
    shownPart: (part) => shownPartOf(part, sideOf),
    firstVisibleRange: () => firstVisibleRange(document.body, sideOf),
    close: () => {
      ends.abort();
      observer.disconnect();
      slide.cancel();
      frame.remove();
    },
  };
  return shownView;
}
