/** The overlap of successive screens in px, so that the eye finds its place. */
const overlap = 48;

/** The tolerance for rounding errors, in px. */
const tolerance = 2;

/** The time without scrolling after which the position counts, in ms. */
const restsAfter = 150;

/** What scrolls, in px. */
export interface Scrollable {
  /** Where its scroll events arrive. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly top: () => number;
  /** The height of the screen. */
  readonly height: () => number;
  /** The height of the content. */
  readonly length: () => number;
  readonly scrollTo: (options: ScrollToOptions) => void;
}

/**
 * The screens of something that scrolls. While it slides, its place is where it slides to: a turn counts from its beginning, so a layout in the middle of it does not take it
 * back, and a second press goes to the next screen but one.
 */
export interface Scroller {
  /** The distance of the place from the start, in px. */
  readonly top: number;
  /** What is left to slide, in px: 0 at rest. */
  readonly rest: number;
  readonly screen: number;
  readonly screens: number;
  /** Returns the next or the last screen from the exact place that the user has scrolled to. */
  readonly screenToward: (step: 1 | -1) => number;
  /** Returns the screen of a distance from the start, not rounded. */
  readonly screenAt: (top: number) => number;
  readonly go: (screen: number) => void;
  readonly slideTo: (screen: number) => void;
  readonly scrollBy: (distance: number, behavior: ScrollBehavior) => void;
  /** True unless it slides or the user scrolls. */
  readonly isSettled: () => boolean;
  readonly stop: () => void;
}

/** Creates the screens of something that scrolls; `onScrolled` is called when the user has scrolled and rests. */
export function createScroller({ events, top, height, length, scrollTo }: Scrollable, onScrolled: () => void): Scroller {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let settledAt = 0;
  let slidesTo: number | undefined;
  const onScroll = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      slidesTo = undefined;
      if (top() === settledAt) return;
      settledAt = top();
      onScrolled();
    }, restsAfter);
  };
  events.addEventListener('scroll', onScroll, { passive: true });

  const place = () => slidesTo ?? top();
  const step = () => Math.max(1, height() - overlap);
  const most = () => Math.max(0, length() - height());
  const isAtEnd = () => place() >= most() - tolerance;
  const screens = () => 1 + Math.ceil(Math.max(0, most() - tolerance) / step());
  const floor = () => Math.floor((place() + tolerance) / step());
  const scroll = (to: number, behavior: ScrollBehavior) => {
    const end = Math.max(0, Math.min(most(), to));
    // A way of less than a pixel may send no event that ends it.
    slidesTo = behavior === 'smooth' && Math.abs(end - top()) >= 1 ? end : undefined;
    scrollTo({ top: end, behavior });
    if (behavior !== 'smooth') settledAt = top();
  };
  return {
    get top() {
      return place();
    },
    get rest() {
      return place() - top();
    },
    get screen() {
      return isAtEnd() ? screens() - 1 : Math.min(screens() - 1, floor());
    },
    get screens() {
      return screens();
    },
    screenToward: (way) => {
      if (way > 0) return isAtEnd() ? screens() : floor() + 1;
      return Math.ceil((place() - tolerance) / step()) - 1;
    },
    screenAt: (at) => at / step(),
    go: (screen) => scroll(screen * step(), 'instant'),
    slideTo: (screen) => scroll(screen * step(), 'smooth'),
    scrollBy: (distance, behavior) => scroll(place() + distance, behavior),
    isSettled: () => slidesTo === undefined && top() === settledAt,
    stop: () => {
      clearTimeout(resting);
      events.removeEventListener('scroll', onScroll);
    },
  };
}
