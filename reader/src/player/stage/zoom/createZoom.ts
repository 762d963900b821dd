import type { PageView } from '../views/PageView.ts';
import { boxOf } from '../visibleRange.ts';
import { listenToZoom } from './listenToZoom.ts';
import { pointsIn, pointsOf } from './stagePoints.ts';
import {
  atCorner,
  bounded,
  fitted,
  panned,
  revealed,
  type StagePoint,
  type StageRect,
  type Zoom,
  type ZoomRoom,
  zoomedAt,
  zoomScales,
} from './zoom.ts';

/** The zoom of the pages of a stage, as keys and buttons change it. */
export interface ZoomControl {
  /** Zooms in or out by steps, around the middle of the stage. */
  readonly step: (by: -1 | 1) => void;
  readonly fit: () => void;
  /** Moves the pages by a share of the stage; returns false if they are at their edge already. */
  readonly pan: (x: number, y: number) => boolean;
}

/** The zoom of a stage. */
export interface StageZoom extends ZoomControl {
  /** Zooms the pages that are shown now as those before, at the corner where they are read from. */
  readonly show: (views: readonly PageView[], way?: 'forward' | 'backward') => void;
  /** Keeps what is in the middle there, after the stage has another size. */
  readonly resized: () => void;
  /** Pans to a part of a shown page, if it is outside of the stage. */
  readonly reveal: (view: PageView, part: Range | Element) => void;
  /** Listens to the gestures on a page; returns a function that stops it. */
  readonly listen: (view: PageView) => () => void;
  readonly close: () => void;
}

/** The options of a zoom. */
export interface ZoomOptions {
  /** The element that the pages fill. */
  readonly container: HTMLElement;
  readonly direction: 'ltr' | 'rtl';
  /** Returns whether the zoom is animated. */
  readonly animates: () => boolean;
  /** Called with the scale of the shown pages, from 1; undefined for pages that cannot be zoomed. */
  readonly onZoomed: (scale: number | undefined) => void;
  /** Returns whether a double tap at a point zooms in; everywhere by default. */
  readonly canZoomIn?: (at: StagePoint) => boolean;
}

// An element of a frame is not an instance of this window's `Element`.
const isElement = (target: EventTarget | null): target is Element => target !== null && 'matches' in target;

const unionOf = (boxes: readonly StageRect[]): StageRect => {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** Creates the zoom of the pages in an element. */
export function createZoom({ container, direction, animates, onZoomed, canZoomIn = () => true }: ZoomOptions): StageZoom {
  let views: readonly PageView[] = [];
  let zoom = fitted;
  let room: ZoomRoom | undefined;

  const pages = () => views.flatMap(({ zoomable }) => zoomable ?? []);
  const measure = () => {
    room =
      pages().length > 0
        ? { content: unionOf(pages().map(({ box }) => box())), width: container.clientWidth, height: container.clientHeight }
        : undefined;
  };
  const isZoomed = () => zoom.scale > 1;
  /** Tells the browser which gestures are ours, and the user that the page can be dragged. */
  const mark = ({ style }: HTMLElement) => {
    style.setProperty('touch-action', isZoomed() ? 'none' : 'pan-x pan-y', 'important');
    style.cursor = isZoomed() ? 'grab' : '';
  };
  const draw = (next: Zoom, animated = false) => {
    zoom = next;
    for (const view of views) {
      if (!view.zoomable) continue;
      view.zoomable.draw(zoom, animated && animates());
      mark(view.document.documentElement);
    }
    if (room) mark(container);
    else container.style.removeProperty('touch-action');
    onZoomed(room ? zoom.scale : undefined);
  };
  const zoomTo = (to: number, at: StagePoint, animated: boolean) => {
    if (room) draw(zoomedAt(zoom, to, at, room), animated);
  };
  const panBy = (x: number, y: number, animated: boolean): boolean => {
    if (!room || !isZoomed()) return false;
    const next = panned(zoom, x, y, room);
    if (Math.hypot(next.x - zoom.x, next.y - zoom.y) < 1) return false;
    draw(next, animated);
    return true;
  };
  const reveal = (view: PageView, part: Range | Element) => {
    const box = boxOf(part);
    if (!room || !box || !isZoomed() || !view.zoomable) return;
    const { x, y, width } = view.zoomable.box();
    const factor = width / view.frame.clientWidth;
    const onStage = { x: x + box.x * factor, y: y + box.y * factor, width: box.width * factor, height: box.height * factor };
    const next = revealed(zoom, onStage, room);
    if (next !== zoom) draw(next, true);
  };
  const middle = () => ({ x: container.clientWidth / 2, y: container.clientHeight / 2 });
  const gestures = {
    isZoomed,
    onZoom: (factor: number, at: StagePoint) => zoomTo(zoom.scale * factor, at, false),
    onPan: (x: number, y: number) => void panBy(x, y, false),
    onDoubleTap: (at: StagePoint) => {
      if (isZoomed()) draw(fitted, true);
      else if (canZoomIn(at)) zoomTo(zoomScales.doubleTap, at, true);
    },
  };
  /** Only while it has pages to zoom: other pages leave the wheel and the fingers to the browser. */
  let stopListening: (() => void) | undefined;

  return {
    step: (by) => zoomTo(zoom.scale * zoomScales.step ** by, middle(), true),
    fit: () => draw(fitted, true),
    pan: (x, y) => panBy(x * container.clientWidth, y * container.clientHeight, true),
    show: (next, way) => {
      views = next;
      measure();
      if (!room) stopListening?.();
      stopListening = room && (stopListening ?? listenToZoom(container, pointsOf(container), gestures));
      const isEnd = way === 'backward';
      const side = (direction === 'ltr') === isEnd ? 'right' : 'left';
      draw(room && isZoomed() ? atCorner(zoom.scale, side, isEnd ? 'bottom' : 'top', room) : fitted);
    },
    resized: () => {
      const before = room;
      measure();
      if (!room || !before) return;
      if (!isZoomed()) return draw(fitted);
      const { content } = before;
      const shareX = ((before.width / 2 - zoom.x) / zoom.scale - content.x) / content.width;
      const shareY = ((before.height / 2 - zoom.y) / zoom.scale - content.y) / content.height;
      const x = room.width / 2 - (room.content.x + shareX * room.content.width) * zoom.scale;
      const y = room.height / 2 - (room.content.y + shareY * room.content.height) * zoom.scale;
      draw(bounded({ scale: zoom.scale, x, y }, room));
    },
    reveal,
    listen: (view) => {
      if (!view.zoomable) return () => {};
      const stop = listenToZoom(view.document, pointsIn(view.frame, container), gestures);
      // The keyboard reaches links outside of the stage.
      const onFocus = ({ target }: FocusEvent) => {
        if (isElement(target) && target.matches(':focus-visible')) reveal(view, target);
      };
      view.document.addEventListener('focusin', onFocus);
      return () => {
        stop();
        view.document.removeEventListener('focusin', onFocus);
      };
    },
    close: () => stopListening?.(),
  };
}
