import { watchScroll } from './watchScroll.ts';

/** The widest strip, in px: a picture drawn for a telephone is not blown up to a whole desktop. */
const maxWidth = 960;

/** The overlap of successive screens in px, so that the eye finds its place. */
const overlap = 48;

/** The tolerance for rounding errors, in px. */
const tolerance = 2;

/** Documents of fixed layout one below the other, which scroll as one: a roll of EPUB 3.4. */
export interface Strip {
  /** The element that scrolls, with the frames in it. */
  readonly element: HTMLElement;
  readonly screen: number;
  readonly screens: number;
  /** Returns the next or the last screen from the exact place. */
  readonly screenToward: (step: 1 | -1) => number;
  /** The exact share of the strip before the screen, from 0 to 1. */
  readonly progression: number;
  /** Returns the screen of a distance from the start of the strip, not rounded. */
  readonly screenAt: (top: number) => number;
  readonly go: (screen: number) => void;
  readonly slideTo: (screen: number) => void;
  readonly scrollBy: (top: number, behavior: ScrollBehavior) => void;
  readonly close: () => void;
}

/** Returns the width of the pages on a stage of this width. */
export const stripWidth = (stageWidth: number): number => Math.min(stageWidth, maxWidth);

/** Makes an element the strip of a roll; `onScrolled` is called when the user has scrolled. */
export function createStrip(element: HTMLElement, onScrolled: () => void): Strip {
  element.style.overflow = 'hidden auto';
  element.style.overscrollBehavior = 'contain';
  const scrolling = watchScroll(element, () => element.scrollTop, onScrolled);
  const step = () => Math.max(1, element.clientHeight - overlap);
  const most = () => Math.max(0, element.scrollHeight - element.clientHeight);
  const screens = () => 1 + Math.ceil(Math.max(0, most() - tolerance) / step());
  const scrollTo = (screen: number, behavior: ScrollBehavior) => element.scrollTo({ top: Math.min(most(), screen * step()), behavior });
  return {
    element,
    get screen() {
      return element.scrollTop >= most() - tolerance
        ? screens() - 1
        : Math.min(screens() - 1, Math.floor((element.scrollTop + tolerance) / step()));
    },
    get screens() {
      return screens();
    },
    screenToward: (way) => {
      if (way > 0) return element.scrollTop >= most() - tolerance ? screens() : Math.floor((element.scrollTop + tolerance) / step()) + 1;
      return Math.ceil((element.scrollTop - tolerance) / step()) - 1;
    },
    get progression() {
      return element.scrollTop / (element.scrollHeight || 1);
    },
    screenAt: (top) => Math.min(most(), top) / step(),
    go: (screen) => {
      scrollTo(screen, 'instant');
      scrolling.settle();
    },
    slideTo: (screen) => scrollTo(screen, 'smooth'),
    scrollBy: (top, behavior) => element.scrollBy({ top, behavior }),
    close: scrolling.stop,
  };
}
