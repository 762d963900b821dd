import { textSizes } from '../../settings/look.ts';

/** The zone of a page that was tapped. */
export type TapZone = 'left' | 'middle' | 'right';

/** The share of the width at each side in which a tap turns the page. */
const edge = 0.18;

/** Returns the zone of a tap at a distance from the left, in px. */
export function zoneOf(x: number, width: number): TapZone {
  if (x < width * edge) return 'left';
  return x > width * (1 - edge) ? 'right' : 'middle';
}

/** The minimal length of a swipe in px, and its maximal time in ms. */
const swipe = { length: 40, time: 700 };

/** Returns the direction of a swipe; undefined for a movement that is too short, too slow, or vertical. */
export function swipeOf(x: number, y: number, milliseconds: number): 'left' | 'right' | undefined {
  if (Math.abs(x) < swipe.length || milliseconds > swipe.time || Math.abs(y) > Math.abs(x) / 1.5) return undefined;
  return x < 0 ? 'left' : 'right';
}

/** Returns the direction in which a swipe or a tap at a side turns the page: a finger to the left pulls the page at the right. */
export const turnOf = (side: 'left' | 'right', direction: 'ltr' | 'rtl'): 'forward' | 'backward' =>
  (side === 'right') === (direction === 'ltr') ? 'forward' : 'backward';

/** How much larger or smaller one pinch makes a text at most: fingers open far more easily than a text should grow. */
const mostPinched = 1.5;

/** Returns the text size after a pinch, in steps of 0.1. */
export function pinchedSize(size: number, factor: number): number {
  const bounded = Math.min(mostPinched, Math.max(1 / mostPinched, factor));
  return Math.min(textSizes.most, Math.max(textSizes.least, Math.round(size * bounded * 10) / 10));
}
