/** Where a floating picture stands in the window, and its size without the bar above it, in px from the window's upper left corner. */
export interface VideoPlacement {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The size of the window in px. */
interface Bounds {
  readonly width: number;
  readonly height: number;
}

/** The height of the bar above the picture, in px. */
export const barHeight = 44;

/** The least width of the picture in px; below it nobody reads a signing hand. */
const leastWidth = 200;

const margin = 16;

/** How high the window starts and how large it is, before anyone moves it (reader §9). */
const start = { top: 80, width: 640, height: 360 };

/** Height to width; fixed, since proportions that followed from rounded sizes would drift from one resize to the next. */
const ratio = start.height / start.width;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The placement with a width that fits the window, at the same corner. */
function scaledTo(width: number, placement: VideoPlacement, bounds: Bounds): VideoPlacement {
  const most = Math.max(1, Math.min(bounds.width, (bounds.height - barHeight) / ratio));
  const fitting = Math.round(clamp(width, Math.min(leastWidth, most), most));
  return { ...placement, width: fitting, height: Math.round(fitting * ratio) };
}

/** The nearest placement that is wholly inside of the window. */
export function keptInside(placement: VideoPlacement, bounds: Bounds): VideoPlacement {
  const fitting = scaledTo(placement.width, placement, bounds);
  return {
    ...fitting,
    left: Math.max(0, Math.min(Math.round(placement.left), bounds.width - fitting.width)),
    top: Math.max(0, Math.min(Math.round(placement.top), bounds.height - barHeight - fitting.height)),
  };
}

/** Where the picture stands before anyone moves it: 80 px from the top, at the end of the line (reader §9). */
export function firstPlacement(bounds: Bounds, direction: 'ltr' | 'rtl'): VideoPlacement {
  const left = direction === 'rtl' ? margin : bounds.width - start.width - margin;
  return keptInside({ ...start, left }, bounds);
}

/** The placement after a move, as far as the window lets it. */
export const movedBy = (placement: VideoPlacement, x: number, y: number, bounds: Bounds): VideoPlacement =>
  keptInside({ ...placement, left: placement.left + x, top: placement.top + y }, bounds);

/** The placement after its lower right corner was pulled; the upper left one stays. */
export function pulledBy(placement: VideoPlacement, x: number, y: number, bounds: Bounds): VideoPlacement {
  const wider = Math.abs(x) >= Math.abs(y / ratio) ? x : y / ratio;
  const room = { width: bounds.width - placement.left, height: bounds.height - placement.top };
  return keptInside(scaledTo(placement.width + wider, placement, room), bounds);
}

/** The placement in the next corner of the window, clockwise from the upper left; for those who cannot drag (WCAG 2.5.7). */
export function nextCorner(placement: VideoPlacement, bounds: Bounds): VideoPlacement {
  const inside = keptInside(placement, bounds);
  const right = bounds.width - inside.width - margin;
  const bottom = bounds.height - barHeight - inside.height - margin;
  const isRight = inside.left > (bounds.width - inside.width) / 2;
  const isLow = inside.top > (bounds.height - barHeight - inside.height) / 2;
  const to = isLow ? { left: margin, top: isRight ? bottom : margin } : { left: right, top: isRight ? bottom : margin };
  return keptInside({ ...inside, ...to }, bounds);
}

/** The placement in the next of three sizes: half, whole and one and a half of the first size; for those who cannot drag. */
export function nextSize(placement: VideoPlacement, bounds: Bounds): VideoPlacement {
  const sizes = [0.5, 1, 1.5].map((factor) => keptInside({ ...placement, ...scaledTo(start.width * factor, placement, bounds) }, bounds));
  return sizes.find(({ width }) => width > placement.width) ?? sizes[0] ?? placement;
}
