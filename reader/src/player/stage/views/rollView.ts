import type { PageSize } from '../../section/pageSize.ts';
import { boxOf, firstVisibleRange, type Side } from '../visibleRange.ts';
import { naturalSize } from './fixedView.ts';
import type { PageView } from './PageView.ts';
import { type Strip, stripWidth } from './strip.ts';

/** The tolerance for rounding errors, in px. */
const tolerance = 2;

/** Creates the view of a document of a roll, scaled to the width of the strip and its zoom. Its screens are those of the whole strip. */
export function rollView(frame: HTMLIFrameElement, document: Document, index: number, size: PageSize | undefined, strip: Strip): PageView {
  const { width, height } = size ?? naturalSize(document);
  let scale = 1;
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, background: 'white' });
  const { element } = strip;
  /** Returns where a part of the page is on the screen, whose top is 0. */
  const onScreen = ({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>) => {
    const start = frame.offsetTop - strip.top;
    return { top: start + top * scale, bottom: start + bottom * scale };
  };
  const sideOf = (box: Pick<DOMRect, 'top' | 'bottom'>): Side => {
    const { top, bottom } = onScreen(box);
    if (bottom <= tolerance) return 'before';
    return top >= element.clientHeight - tolerance ? 'after' : 'on';
  };

  return {
    index,
    frame,
    document,
    scrolls: true,
    strip,
    get screen() {
      return strip.screen;
    },
    get screens() {
      return strip.screens;
    },
    screenToward: strip.screenToward,
    scrollBy: strip.scrollBy,
    isOnScreen: () => sideOf({ top: 0, bottom: height }) === 'on',
    async layout(box) {
      const room = stripWidth(box.width) * strip.scale;
      scale = room / width;
      // A frame takes its unscaled space, so the margins take back what the scale saves.
      frame.style.marginBlockEnd = `${height * (scale - 1)}px`;
      frame.style.marginInlineEnd = `${width * (scale - 1)}px`;
      frame.style.transform = `translateX(${Math.max(0, (box.width - room) / 2)}px) scale(${scale})`;
    },
    restyle: () => {},
    go: strip.go,
    slideTo: strip.slideTo,
    screenOf(target) {
      const isPage = 'localName' in target && target === document.documentElement;
      const top = isPage ? 0 : (boxOf(target)?.top ?? 0);
      return strip.screenAt(frame.offsetTop + top * scale);
    },
    shownPart(part) {
      const { top, bottom } = onScreen(part.getBoundingClientRect());
      const length = bottom - top;
      if (length <= 0) return { before: 0, on: 0 };
      const before = Math.min(1, Math.max(0, -top / length));
      const after = Math.min(1, Math.max(0, (bottom - element.clientHeight) / length));
      return { before, on: Math.max(0, 1 - before - after) };
    },
    firstVisibleRange: () => firstVisibleRange(document.body, sideOf),
    close: () => frame.remove(),
  };
}
