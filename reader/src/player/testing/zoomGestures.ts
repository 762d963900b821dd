/** A point of the viewport of the story. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns where a share of an element is on the screen, from 0 to 1. */
export const pointIn = (element: Element, x: number, y: number): ScreenPoint => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width * x, y: box.top + box.height * y };
};

/** Returns what the frame shows at a point of the screen, and the point within the frame's own viewport. */
function hit(frame: HTMLIFrameElement, { x, y }: ScreenPoint) {
  const box = frame.getBoundingClientRect();
  const scale = box.width / frame.clientWidth;
  const at = { clientX: (x - box.left) / scale, clientY: (y - box.top) / scale };
  const page = frame.contentDocument;
  const target = page?.elementFromPoint(at.clientX, at.clientY) ?? page?.documentElement;
  if (!target) throw new Error('The frame shows nothing at this point');
  return { at, target };
}

/** Turns the wheel over a point of a frame; returns whether the browser would do something of its own. */
export function wheel(frame: HTMLIFrameElement, point: ScreenPoint, init: WheelEventInit): boolean {
  const { at, target } = hit(frame, point);
  return target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...at, ...init }));
}

/** Moves fingers over a frame, from point to point; each step names the place of all fingers. */
export function fingers(frame: HTMLIFrameElement, steps: readonly (readonly ScreenPoint[])[]): void {
  const [first = []] = steps;
  const start = first[0] && hit(frame, first[0]).target;
  const send = (name: string, points: readonly ScreenPoint[], changed: readonly ScreenPoint[]) => {
    const touches = (all: readonly ScreenPoint[]) => all.map((point) => ({ ...hit(frame, point).at, screenX: point.x, screenY: point.y }));
    // By properties, because Firefox has touch events on devices with fingers only.
    const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
      touches: touches(points),
      changedTouches: touches(changed),
    });
    start?.dispatchEvent(event);
  };
  for (const [index, points] of steps.entries()) send(index === 0 ? 'touchstart' : 'touchmove', points, points);
  send('touchend', [], steps.at(-1) ?? []);
}

/** Presses the mouse at a point of a frame, moves it and lifts it; without further points it is a click. */
export function drag(frame: HTMLIFrameElement, points: readonly ScreenPoint[]): void {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return;
  const send = (name: string, point: ScreenPoint, buttons: number) => {
    const { at, target } = hit(frame, point);
    const init = { bubbles: true, cancelable: true, detail: 1, button: 0, buttons, ...at };
    target.dispatchEvent(
      /pointer|click/.test(name) ? new PointerEvent(name, { ...init, pointerType: 'mouse', isPrimary: true }) : new MouseEvent(name, init),
    );
  };
  send('pointerdown', first, 1);
  send('mousedown', first, 1);
  for (const point of points.slice(1)) send('mousemove', point, 1);
  send('mouseup', last, 0);
  send('click', last, 0);
}
