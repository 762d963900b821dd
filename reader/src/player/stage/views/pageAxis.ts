import type { StageBox } from './PageView.ts';

/** A rounding error of half a pixel must not count a letter to the next screen. */
export const tolerance = 1;

/** The options of the axis. */
export interface PageAxisOptions {
  readonly vertical: boolean;
  /** True if the screens follow one another to the left. */
  readonly backwards: boolean;
  readonly box: () => StageBox;
}

/** The axis along which the screens of a chapter follow one another: that of its lines. */
export type PageAxis = ReturnType<typeof createPageAxis>;

/** Creates the axis of a chapter. Lengths are in CSS px. */
export function createPageAxis({ documentElement: root }: Document, view: Window, { vertical, backwards, box }: PageAxisOptions) {
  const length = () => (vertical ? box().height : box().width) || 1;
  const offset = () => (vertical ? view.scrollY : Math.abs(view.scrollX));
  const scroll = (to: number) =>
    view.scrollTo(vertical ? { top: to, behavior: 'instant' } : { left: backwards ? -to : to, behavior: 'instant' });
  /** Returns the distance of a box from the start of the chapter, along the pages. */
  const distance = ({ left, right, top }: DOMRect): number => {
    if (vertical) return top + offset();
    return backwards ? box().width - right + offset() : left + offset();
  };
  const extent = () => (vertical ? root.scrollHeight : root.scrollWidth);
  return {
    /** Returns the length of a screen. */
    length,
    offset,
    scroll,
    distance,
    /** Returns the distance of the end of a box from the start of the chapter. */
    endOf: (rect: DOMRect): number => distance(rect) + (vertical ? rect.height : rect.width),
    extent,
  };
}
