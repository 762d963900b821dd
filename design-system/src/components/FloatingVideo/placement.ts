/** The placement of a floating video in px from the upper left corner of the window; the size excludes the bar above it. */
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

/** The minimum width of the video in px; below it signing is not readable. */
const leastWidth = 200;

const margin = 16;

/** The default top and size of the video (reader §9). */
const start = { top: 80, width: 640, height: 360 };

/** Height to width; constant, because ratios computed from rounded sizes would drift from one resize to the next. */
const ratio = start.height / start.width;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Returns the placement with a width that fits the window, at the same corner. */
function scaledTo(width: number, placement: VideoPlacement, bounds: Bounds): VideoPlacement {
  const most = Math.max(1, Math.min(bounds.width, (bounds.height - barHeight) / ratio));
  const fitting = Math.round(clamp(width, Math.min(leastWidth, most), most));
  return { ...placement, width: fitting, height: Math.round(fitting * ratio) };
}

/** Returns the part of the window that a panel at its end leaves, as long as signing is readable in it. */
export function roomBeside(panelShare: number, bounds: Bounds): Bounds {
  const width = Math.round(bounds.width * (1 - panelShare / 100));
  return width < leastWidth ? bounds : { ...bounds, width };
}

/** Returns the nearest placement that is completely inside the window. */
export function clampToWindow(placement: VideoPlacement, bounds: Bounds): VideoPlacement {
  const fitting = scaledTo(placement.width, placement, bounds);
  return {
    ...fitting,
    left: Math.max(0, Math.min(Math.round(placement.left), bounds.width - fitting.width)),
    top: Math.max(0, Math.min(Math.round(placement.top), bounds.height - barHeight - fitting.height)),
  };
}

/** Returns the default placement: 80 px from the top, at the end of the line (reader §9). */
export function firstPlacement(bounds: Bounds, direction: 'ltr' | 'rtl'): VideoPlacement {
  const left = direction === 'rtl' ? margin : bounds.width - start.width - margin;
  return clampToWindow({ ...start, left }, bounds);
}

/** Returns the placement after a move, limited by the window. */
export const movedBy = (placement: VideoPlacement, x: number, y: number, bounds: Bounds): VideoPlacement =>
  clampToWindow({ ...placement, left: placement.left + x, top: placement.top + y }, bounds);

/** Returns the placement after a drag of its lower right corner; the upper left one stays. */
export function resizedBy(placement: VideoPlacement, x: number, y: number, bounds: Bounds): VideoPlacement {
  const wider = Math.abs(x) >= Math.abs(y / ratio) ? x : y / ratio;
  const room = { width: bounds.width - placement.left, height: bounds.height - placement.top };
  return clampToWindow(scaledTo(placement.width + wider, placement, room), bounds);
}

/** Returns the placement in the next corner of the window, clockwise from the upper left; for users who cannot drag (WCAG 2.5.7). */
export function nextCorner(placement: VideoPlacement, bounds: Bounds): VideoPlacement {
  const inside = clampToWindow(placement, bounds);
  const right = bounds.width - inside.width - margin;
  const bottom = bounds.height - barHeight - inside.height - margin;
  const isRight = inside.left > (bounds.width - inside.width) / 2;
  const isLow = inside.top > (bounds.height - barHeight - inside.height) / 2;
  const to = isLow ? { left: margin, top: isRight ? bottom : margin } : { left: right, top: isRight ? bottom : margin };
  return clampToWindow({ ...inside, ...to }, bounds);
}

/** Returns the placement in the next of three sizes: 50, 100 and 150 % of the default; for users who cannot drag. */
export function nextSize(placement: VideoPlacement, bounds: Bounds): VideoPlacement {
  const sizes = [0.5, 1, 1.5].map((factor) =>
    clampToWindow({ ...placement, ...scaledTo(start.width * factor, placement, bounds) }, bounds),
  );
  return sizes.find(({ width }) => width > placement.width) ?? sizes[0] ?? placement;
}
