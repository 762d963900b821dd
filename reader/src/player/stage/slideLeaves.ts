import type { ReadingDirection } from '../publication/Publication.ts';
import type { TurnDirection } from './Stage.ts';
import type { PageView } from './views/PageView.ts';

/** The duration of the slide of a page, in ms (reader §9, Animation). */
const slideMs = 500;

/** Returns the side that the next page comes from: reversed in right-to-left books (reader §4, Pages). */
export const slideSign = (way: TurnDirection, direction: ReadingDirection): 1 | -1 =>
  (way === 'forward') === (direction === 'ltr') ? 1 : -1;

/** Slides one leaf out and the next one in; `after` removes the old one. */
export function slideLeaves(
  before: readonly PageView[],
  next: readonly PageView[],
  way: TurnDirection,
  direction: ReadingDirection,
  after: () => void,
): void {
  const sign = slideSign(way, direction);
  const timing = { duration: slideMs, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' };
  const leafOf = (views: readonly PageView[]) => views[0]?.frame.parentElement;
  leafOf(next)?.animate([{ transform: `translateX(${sign * 100}%)` }, { transform: 'none' }], timing);
  const leaving = leafOf(before)?.animate([{ transform: 'none' }, { transform: `translateX(${sign * -100}%)` }], timing);
  if (!leaving) {
    after();
    return;
  }
  // A hidden tab animates nothing, but the old page is removed too.
  leaving.finished.then(after, after);
}
