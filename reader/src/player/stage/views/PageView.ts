import type { Zoomable } from '../zoom/zoom.ts';
import type { Strip } from './strip.ts';

/** The space for a page, in CSS px. */
export interface StageBox {
  readonly width: number;
  readonly height: number;
  /** The number of columns of a screen of reflowable text. */
  readonly columns: number;
  /** The space left and right of each column of text (reader §9: 64, narrow 32). */
  readonly gutter: number;
  /** The space above and below reflowable text. */
  readonly margin: number;
}

/** The shares of an element or a text before the screen and on it, each from 0 to 1. */
export interface ShownPart {
  readonly before: number;
  readonly on: number;
}

/** A page in its frame. */
export interface PageView {
  /** The spine index of its document. */
  readonly index: number;
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  /** The current screen, from 0. */
  readonly screen: number;
  readonly screens: number;
  /** True if it scrolls: a swipe turns to the next document, and a key to the next screen. */
  readonly scrolls: boolean;
  /** The strip of a page of a roll, whose screens are those of the whole strip. */
  readonly strip?: Strip;
  /** Returns whether a page of a roll is on the screen; all others are while they are shown. */
  readonly isOnScreen?: () => boolean;
  /** Returns the next or the last screen from the exact place that the user has scrolled to. */
  readonly screenToward?: (step: 1 | -1) => number;
  /** Returns the share of the line of a position that is above the screen, from 0 to 1. */
  readonly cutOf?: (range: Range) => number;
  /** Scrolls by a distance in px; undefined for pages that turn. */
  readonly scrollBy?: (distance: number, behavior: ScrollBehavior) => void;
  /** How a page of fixed layout is zoomed; others are not. */
  readonly zoomable?: Zoomable;
  /** Lays the page out; settles when its screens are counted. */
  readonly layout: (box: StageBox) => Promise<void>;
  /** Replaces the style sheet of the user's settings. */
  readonly restyle: (css: string) => void;
  readonly go: (screen: number) => void;
  /** Scrolls a position to a height of the screen, from 0 to 1, that cuts a share of its line; undefined for pages that turn. */
  readonly scrollTo?: (range: Range, height: number, cut: number) => void;
  /** Like `go`, with the animation of a page turn. */
  readonly slideTo: (screen: number) => void;
  /** Returns the screen on which a range or element starts. */
  readonly screenOf: (target: Range | Element) => number;
  readonly shownPart: (part: Range | Element) => ShownPart;
  /** Returns the first visible position, as a collapsed range. */
  readonly firstVisibleRange: () => Range | undefined;
  readonly close: () => void;
}
