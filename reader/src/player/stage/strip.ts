import { createScroller, type Scroller } from './scroller.ts';

/** The widest strip, in px: a picture drawn for a telephone is not blown up to a whole desktop. */
const maxWidth = 960;

/** Documents of fixed layout one below the other, which scroll as one: a roll of EPUB 3.4. */
export interface Strip extends Scroller {
  /** The element that scrolls, with the frames in it. */
  readonly element: HTMLElement;
}

/** Returns the width of the pages on a stage of this width. */
export const stripWidth = (stageWidth: number): number => Math.min(stageWidth, maxWidth);

/** Makes an element the strip of a roll; `onScrolled` is called when the user has scrolled. */
export function createStrip(element: HTMLElement, onScrolled: () => void): Strip {
  element.style.overflow = 'hidden auto';
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
  return Object.defineProperty(scroller, 'element', { value: element }) as Strip;
}
