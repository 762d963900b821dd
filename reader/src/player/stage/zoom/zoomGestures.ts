import type { StagePoint } from './zoom.ts';

/** A tap or a click on a stage, at a time in ms. */
export interface Tap extends StagePoint {
  readonly at: number;
}

/** The longest time between the taps of a double tap in ms, and their largest distance in px. */
const doubleTap = { time: 400, distance: 30 };

/** Returns whether two taps are a double tap. */
export const isDoubleTap = (one: Tap, other: Tap): boolean =>
  other.at - one.at <= doubleTap.time && Math.hypot(other.x - one.x, other.y - one.y) <= doubleTap.distance;

/** The px of one line of a wheel that counts lines. */
const linePx = 16;

/** Returns the factor of a turn of the wheel: a trackpad sends many small ones, a mouse few large ones. */
export function wheelFactor({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const px = deltaMode === 0 ? deltaY : deltaY * linePx;
  return Math.min(1.25, Math.max(0.8, Math.exp(-px / 100)));
}
