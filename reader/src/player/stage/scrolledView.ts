import { applyReadingStyle } from '../section/readingStyle.ts';
import { markWideTables } from '../section/wideTables.ts';
import { afterPaint } from './afterPaint.ts';
import type { PageView, StageBox } from './PageView.ts';
import { isViewportSized } from './viewport.ts';
import { boxOf, firstVisibleRange, type Side } from './visibleRange.ts';
import { watchScroll } from './watchScroll.ts';

/** The overlap of successive screens in px, so that the eye finds its line. */
const overlap = 48;

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
  let box: StageBox = { width: 0, height: 0, columns: 1, gutter: 0 };

  const step = () => Math.max(1, box.height - overlap);
  const most = () => Math.max(0, root.scrollHeight - box.height);
  const screens = () => 1 + Math.ceil(Math.max(0, most() - tolerance) / step());
  const screen = () => (view.scrollY >= most() - tolerance ? screens() - 1 : Math.floor((view.scrollY + tolerance) / step()));
  const sideOf = ({ top, bottom }: DOMRect): Side => {
    if (bottom <= tolerance) return 'before';
    return top >= box.height - tolerance ? 'after' : 'on';
  };
  /** The first position on the screen when the document came to rest, and where it was. */
  let resting: { readonly at: Range; readonly top: number } | undefined;
  const rest = () => {
    const at = firstVisibleRange(document.body, sideOf);
    const top = at && boxOf(at)?.top;
    resting = at && top !== undefined ? { at, top } : undefined;
  };
  const scrolling = watchScroll(
    view,
    () => view.scrollY,
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
    if (resting && top !== undefined && scrolling.isSettled()) {
      view.scrollBy({ top: top - resting.top, behavior: 'instant' });
      scrolling.settle();
    }
    onReflowed(shownView);
  });
  observer.observe(document.body);
  const go = (to: number, behavior: ScrollBehavior) => view.scrollTo({ top: Math.min(most(), to * step()), behavior });

  const shownView: PageView = {
    index,
    frame,
    document,
    scrolls: true,
    get screen() {
      return screen();
    },
    get screens() {
      return screens();
    },
    screenToward: (way) => {
      if (way > 0) return view.scrollY >= most() - tolerance ? screens() : Math.floor((view.scrollY + tolerance) / step()) + 1;
      return Math.ceil((view.scrollY - tolerance) / step()) - 1;
    },
    async layout(next) {
      box = next;
      frame.style.width = `${next.width}px`;
      frame.style.height = `${next.height}px`;
      root.style.setProperty('--rk-gutter', `${next.gutter}px`);
      if (!isViewportSized(view, next)) await afterPaint();
      markWideTables(document);
    },
    restyle(css) {
      applyReadingStyle(document, css);
      markWideTables(document);
    },
    go(to) {
      go(to, 'instant');
      scrolling.settle();
      rest();
    },
    slideTo: (to) => go(to, 'smooth'),
    scrollTo(range, height) {
      const top = boxOf(range)?.top;
      if (top !== undefined) view.scrollBy({ top: top - height * box.height, behavior: 'instant' });
      scrolling.settle();
      rest();
    },
    screenOf(at) {
      const rect = boxOf(at);
      return rect ? Math.max(0, Math.min(screens() - 1, Math.floor((rect.top + view.scrollY + tolerance) / step()))) : 0;
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
      scrolling.stop();
      observer.disconnect();
      frame.remove();
    },
  };
  return shownView;
}
