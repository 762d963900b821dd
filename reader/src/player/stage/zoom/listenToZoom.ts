import type { StagePoint } from './zoom.ts';
import { isDoubleTap, type Tap, wheelFactor } from './zoomGestures.ts';

/** What gestures do to a zoom; points are on its stage. */
export interface ZoomGestures {
  /** Returns whether a drag moves the content. */
  readonly isZoomed: () => boolean;
  /** True if the browser scrolls what is zoomed by the wheel and by a finger; a mouse drags it. */
  readonly scrolls?: boolean;
  readonly onZoom: (factor: number, at: StagePoint) => void;
  readonly onPan: (x: number, y: number) => void;
  readonly onDoubleTap: (at: StagePoint) => void;
}

/** Converts a point of the viewport of the listening document to the stage. */
export type ToStage = (x: number, y: number) => StagePoint;

/** The distance in px from which a press that moves is a drag, and no click. */
const dragsFrom = 5;

// An element of a frame is not an instance of this window's `Element`.
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

const takesPress = (target: EventTarget | null): boolean =>
  isElement(target) && target.closest('a, area, audio, video, summary, input, select, textarea, button') !== null;

/** Returns whether an element holds a text of its own, which a mouse selects. */
const holdsText = (target: EventTarget | null): boolean =>
  isElement(target) && [...target.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());

const scaleOf = (event: Event): number => ('scale' in event && typeof event.scale === 'number' ? event.scale : 1);

/**
 * Listens to the gestures that zoom and pan: two fingers, the wheel with Ctrl or ⌘ and the trackpad, a double tap, and, while zoomed, drags and the wheel.
 * Returns a function that stops it.
 */
export function listenToZoom(target: Document | HTMLElement, toStage: ToStage, gestures: ZoomGestures): () => void {
  const ends = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void, capture = true) =>
    // By the common interface: a document and an element have the same events here.
    (target as Document).addEventListener(name, listener, { capture, passive: false, signal: ends.signal });
  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => toStage(clientX, clientY);

  on('wheel', (event) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      gestures.onZoom(wheelFactor(event), pointOf(event));
    } else if (gestures.isZoomed() && !gestures.scrolls) {
      event.preventDefault();
      const isSideways = event.shiftKey && event.deltaX === 0;
      gestures.onPan(-(isSideways ? event.deltaY : event.deltaX), -(isSideways ? 0 : event.deltaY));
    }
  });

  /** The fingers, or the pressed mouse: where they were last, and how far they have moved. */
  let last: readonly StagePoint[] = [];
  let moved = 0;
  const distanceOf = ([one, other]: readonly StagePoint[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);
  const middleOf = (points: readonly StagePoint[]): StagePoint => ({
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  });
  const start = (points: readonly StagePoint[]) => {
    if (last.length === 0) moved = 0;
    last = points;
  };
  /** Moves the content with one or two points, and scales it by their distance. */
  const follow = (points: readonly StagePoint[]) => {
    const [before, now] = [middleOf(last), middleOf(points)];
    const [distanceBefore, distanceNow] = [distanceOf(last), distanceOf(points)];
    last = points;
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (distanceBefore > 0 && distanceNow > 0) gestures.onZoom(distanceNow / distanceBefore, before);
    if (gestures.isZoomed()) gestures.onPan(now.x - before.x, now.y - before.y);
  };
  const fingers = ({ touches }: TouchEvent) => [...touches].slice(0, 2).map(pointOf);
  on('touchstart', (event) => {
    if (event.touches.length > 1) event.preventDefault();
    start(fingers(event));
  });
  on('touchmove', (event) => {
    const points = fingers(event);
    if (points.length !== last.length) return start(points);
    if (points.length < 2 && (gestures.scrolls || !gestures.isZoomed())) return;
    event.preventDefault();
    follow(points);
  });
  const lift = (event: TouchEvent) => {
    last = fingers(event);
  };
  on('touchend', lift);
  on('touchcancel', lift);

  let isDragging = false;
  on('pointerdown', ({ pointerType, button, target: pressed }) => {
    if (pointerType !== 'mouse') return;
    isDragging = button === 0 && gestures.isZoomed() && !takesPress(pressed) && !holdsText(pressed);
    last = [];
    moved = 0;
  });
  on('mousedown', (event) => {
    // A drag of the page selects nothing, and neither does a double click, which zooms.
    if (isDragging || (event.detail > 1 && !takesPress(event.target))) event.preventDefault();
    if (isDragging) start([pointOf(event)]);
  });
  on('mousemove', (event) => {
    if (!isDragging) return;
    if (event.buttons === 0) isDragging = false;
    else follow([pointOf(event)]);
  });
  on('mouseup', () => {
    isDragging = false;
    last = [];
  });
  on('dragstart', (event) => {
    if (isDragging) event.preventDefault();
  });

  on('click', (event) => {
    // A key clicks too, without a press.
    if (moved <= dragsFrom || event.detail === 0) return;
    moved = 0;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  let tap: Tap | undefined;
  // Bubbles: what a tap does by itself is done before.
  on(
    'click',
    (event) => {
      if (takesPress(event.target)) return;
      const now = { ...pointOf(event), at: event.timeStamp };
      const isDouble = tap !== undefined && isDoubleTap(tap, now);
      tap = isDouble ? undefined : now;
      if (isDouble) gestures.onDoubleTap(now);
    },
    false,
  );

  // Safari reports the pinch of a trackpad by events of its own.
  let scale = 1;
  const onGesture = (event: Event) => {
    event.preventDefault();
    if (last.length > 0 || !('clientX' in event && 'clientY' in event)) return;
    const at = pointOf({ clientX: Number(event.clientX), clientY: Number(event.clientY) });
    if (event.type === 'gesturechange') gestures.onZoom(scaleOf(event) / scale, at);
    scale = event.type === 'gesturechange' ? scaleOf(event) : 1;
  };
  for (const name of ['gesturestart', 'gesturechange', 'gestureend'])
    target.addEventListener(name, onGesture, { capture: true, passive: false, signal: ends.signal });
  return () => ends.abort();
}
