import { createScroller, type Scroller } from './scroller.ts';

/** The widest strip, in px: a picture drawn for a telephone is not blown up to a whole desktop. */
const maxWidth = 960;

/** Documents of fixed layout one below the other, which scroll as one: a roll of EPUB 3.4. */
export interface Strip extends Scroller {
  /** The element that scrolls, with the frames in it. */
  readonly element: HTMLElement;
  /** The scale of the pages, from 1, which fits them to the stage. */
  readonly scale: number;
  /** The space beside the pages, in px. */
  readonly inset: number;
  /** Sets the scale; the pages have it from their next layout on. */
  readonly zoomTo: (scale: number) => void;
  /** Keeps what was in the middle of the screen there, after the stage and the pages have another width. */
  readonly keepMiddle: () => void;
}

/** Returns the fitted width of the pages on a stage of this width. */
export const stripWidth = (stageWidth: number): number => Math.min(stageWidth, maxWidth);

/** Makes an element the strip of a roll; `onScrolled` is called when the user has scrolled. */
export function createStrip(element: HTMLElement, onScrolled: () => void): Strip {
  element.style.overflow = 'hidden auto';
  // The stage keeps the place itself, in the same way in all browsers.
  element.style.overflowAnchor = 'none';
  element.style.overscrollBehavior = 'contain';
  const scroller = createScroller(
    {
      events: element,
      top: () => element.scrollTop,
      height: () => element.clientHeight,
      length: () => element.scrollHeight,
      scrollTo: (options) => element.scrollTo(options),
    },
    onScrolled,
  );
  let scale = 1;
  /** The width of the stage at the last layout, and what was left of the screen then: a new width scrolls too. */
  let [width, left] = [element.offsetWidth, 0];
  element.addEventListener('scroll', () => {
    if (element.offsetWidth === width) left = element.scrollLeft;
  });
  const widthOf = (stageWidth: number) => stripWidth(stageWidth) * scale;
  const insetOf = (stageWidth: number) => Math.max(0, (stageWidth - widthOf(stageWidth)) / 2);
  return Object.defineProperties(scroller, {
    element: { value: element },
    scale: { get: () => scale },
    inset: { get: () => insetOf(element.offsetWidth) },
    zoomTo: {
      value: (to: number) => {
        scale = to;
        element.style.overflow = scale > 1 ? 'auto' : 'hidden auto';
      },
    },
    keepMiddle: {
      value: () => {
        const share = (left + width / 2 - insetOf(width)) / widthOf(width);
        width = element.offsetWidth;
        element.scrollLeft = share * widthOf(width) + insetOf(width) - width / 2;
        left = element.scrollLeft;
      },
    },
  }) as Strip;
}
