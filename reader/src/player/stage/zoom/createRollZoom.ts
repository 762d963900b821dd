import type { PageView, StageBox } from '../views/PageView.ts';
import type { Strip } from '../views/strip.ts';
import { boxOf } from '../visibleRange.ts';
import type { StageZoom, ZoomOptions } from './createZoom.ts';
import { listenToZoom } from './listenToZoom.ts';
import { pointsIn, pointsOf } from './stagePoints.ts';
import { allowedScale, type StagePoint, zoomScales } from './zoom.ts';

/** The time without another change of the scale after which the position counts, in ms. */
const restsAfter = 150;

/** The options of the zoom of rolls. */
export interface RollZoomOptions extends Omit<ZoomOptions, 'direction'> {
  readonly box: () => StageBox;
  /** Called when the position and the number of screens have changed. */
  readonly onMoved: () => void;
}

/** Creates the zoom of rolls: the strip becomes wider than the stage, and scrolls both ways. */
export function createRollZoom({ container, box, animates, onZoomed, onMoved, canZoomIn = () => true }: RollZoomOptions): StageZoom {
  let views: readonly PageView[] = [];
  let strip: Strip | undefined;
  let scale = 1;
  let rests: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;

  /** Tells the browser that pinches are ours, and the user that the roll can be dragged. */
  const mark = ({ style }: HTMLElement) => {
    style.setProperty('touch-action', 'pan-x pan-y', 'important');
    style.cursor = scale > 1 ? 'grab' : '';
  };
  const draw = () => {
    if (!strip) return;
    strip.zoomTo(scale);
    const room = box();
    for (const view of views) {
      void view.layout(room);
      mark(view.document.documentElement);
    }
    mark(container);
    onZoomed(scale);
  };
  /** Keeps what is at a point of the stage there. */
  const zoomTo = (to: number, { x, y }: StagePoint) => {
    if (!strip) return;
    const factor = allowedScale(to) / scale;
    const { element } = strip;
    const [left, top] = [element.scrollLeft + x - strip.inset, element.scrollTop + y];
    scale = allowedScale(to);
    draw();
    element.scrollLeft = left * factor + strip.inset - x;
    strip.scrollBy(top * factor - y - strip.top, 'instant');
    clearTimeout(rests);
    rests = setTimeout(onMoved, restsAfter);
  };
  const scrollBy = (left: number, top: number, behavior: ScrollBehavior): boolean => {
    if (!strip || scale === 1) return false;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = strip.element;
    const isAble = (from: number, by: number, most: number) => Math.abs(Math.max(0, Math.min(most, from + by)) - from) >= 1;
    if (!isAble(scrollLeft, left, scrollWidth - clientWidth) && !isAble(scrollTop, top, scrollHeight - clientHeight)) return false;
    strip.element.scrollBy({ left, top, behavior });
    return true;
  };
  const middle = () => ({ x: container.clientWidth / 2, y: container.clientHeight / 2 });
  const gestures = {
    isZoomed: () => scale > 1,
    scrolls: true,
    onZoom: (factor: number, at: StagePoint) => zoomTo(scale * factor, at),
    onPan: (x: number, y: number) => void scrollBy(-x, -y, 'instant'),
    onDoubleTap: (at: StagePoint) => {
      if (scale > 1) zoomTo(1, at);
      else if (canZoomIn(at)) zoomTo(zoomScales.doubleTap, at);
    },
  };

  return {
    step: (by) => zoomTo(scale * zoomScales.step ** by, middle()),
    fit: () => zoomTo(1, middle()),
    pan: (x, y) => scrollBy(-x * container.clientWidth, -y * container.clientHeight, animates() ? 'smooth' : 'instant'),
    show: (next) => {
      clearTimeout(rests);
      stopListening?.();
      views = next;
      strip = next[0]?.strip;
      stopListening = strip && listenToZoom(container, pointsOf(container), gestures);
      if (strip) return draw();
      container.style.removeProperty('touch-action');
      container.style.cursor = '';
    },
    resized: () => strip?.keepMiddle(),
    reveal: (view, part) => {
      const found = boxOf(part);
      if (!strip || !found || scale === 1) return;
      const toStage = pointsIn(view.frame, container);
      const [from, to] = [toStage(found.left, 0).x, toStage(found.right, 0).x];
      if (from < 0 || to > container.clientWidth) strip.element.scrollLeft += (from + to - container.clientWidth) / 2;
    },
    listen: (view) => listenToZoom(view.document, pointsIn(view.frame, container), gestures),
    close: () => {
      clearTimeout(rests);
      stopListening?.();
    },
  };
}
