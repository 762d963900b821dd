import { fitTables } from '../../section/boxes/wideTables.ts';
import { applyReadingStyle } from '../../section/readingStyle.ts';
import { afterPaint } from '../afterPaint.ts';
import { isViewportSized } from '../viewport.ts';
import { boxOf, firstVisibleRange, type Side } from '../visibleRange.ts';
import type { PageView, StageBox } from './PageView.ts';
import { createScroller } from './scroller.ts';

/** The tolerance for rounding errors, in px. */
const tolerance = 2;

/**
 * Creates the view of a document that scrolls; a screen is the visible part. `onScrolled` is called when the user has scrolled, and `onReflowed` when
 * the text has moved by itself: a picture or a font came late. The first line on the screen stays where it is then: browsers differ in their own scroll anchoring, so it is off.
 */
export function scrolledView(
  frame: HTMLIFrameElement,
  document: Document,
  index: number,
  onScrolled: () => void,
  onReflowed: (view: PageView) => void,
): PageView {
  const view = document.defaultView;
  const root = document.documentElement;
  if (!view) throw new Error('The frame has no window');
  applyReadingStyle(document);
  let box: StageBox = { width: 0, height: 0, columns: 1, gutter: 0, margin: 0 };

  const sideOf = ({ top, bottom }: DOMRect): Side => {
    if (bottom - scroller.rest <= tolerance) return 'before';
    return top - scroller.rest >= box.height - tolerance ? 'after' : 'on';
  };
  /** The first position on the screen when the document came to rest, and where it was. */
  let resting: { readonly at: Range; readonly top: number } | undefined;
  const rest = () => {
    const at = firstVisibleRange(document.body, sideOf);
    const top = at && boxOf(at)?.top;
    resting = at && top !== undefined ? { at, top } : undefined;
  };
  const scroller = createScroller(
    {
      events: view,
      top: () => view.scrollY,
      height: () => box.height,
      length: () => root.scrollHeight,
      scrollTo: (options) => view.scrollTo(options),
    },
    () => {
      rest();
      onScrolled();
    },
  );
  let height = 0;
  const observer = new view.ResizeObserver(() => {
    if (root.scrollHeight === height) return;
    height = root.scrollHeight;
    const top = resting && boxOf(resting.at)?.top;
    // Not while the user scrolls: the place of rest is an old one then.
    if (resting && top !== undefined && scroller.isSettled()) scroller.scrollBy(top - resting.top, 'instant');
    onReflowed(shownView);
  });
  observer.observe(document.body);

  const shownView: PageView = {
    index,
    frame,
    document,
    scrolls: true,
    get screen() {
      return scroller.screen;
    },
    get screens() {
      return scroller.screens;
    },
    screenToward: scroller.screenToward,
    scrollBy: scroller.scrollBy,
    async layout(next) {
      box = next;
      frame.style.width = `${next.width}px`;
      frame.style.height = `${next.height}px`;
      root.style.setProperty('--rk-gutter', `${next.gutter}px`);
      if (!isViewportSized(view, next)) await afterPaint();
      fitTables(document);
    },
    restyle(css) {
      applyReadingStyle(document, css);
      fitTables(document);
    },
    go(to) {
      scroller.go(to);
      rest();
    },
    slideTo: scroller.slideTo,
    cutOf(range) {
      const line = boxOf(range);
      return line && line.height > 0 ? Math.max(0, Math.min(1, (scroller.rest - line.top) / line.height)) : 0;
    },
    scrollTo(range, height, cut) {
      const line = boxOf(range);
      // What is left of the line stays enough to be its first.
      if (line)
        scroller.scrollBy(
          line.top - scroller.rest - height * box.height + Math.max(0, Math.min(cut * line.height, line.height - 2 * tolerance)),
          'instant',
        );
      rest();
    },
    screenOf(at) {
      const rect = boxOf(at);
      return rect ? Math.max(0, Math.min(scroller.screens - 1, Math.floor(scroller.screenAt(rect.top + view.scrollY + tolerance)))) : 0;
    },
    shownPart(part) {
      const { top, height } = part.getBoundingClientRect();
      if (height <= 0) return { before: 0, on: 0 };
      const before = Math.min(1, Math.max(0, -top / height));
      const after = Math.min(1, Math.max(0, (top + height - box.height) / height));
      return { before, on: Math.max(0, 1 - before - after) };
    },
    firstVisibleRange: () => firstVisibleRange(document.body, sideOf),
    close: () => {
      scroller.stop();
      observer.disconnect();
      frame.remove();
    },
  };
  return shownView;
}
