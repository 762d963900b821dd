/** The room for a page, in CSS px. */
export interface StageBox {
  readonly width: number;
  readonly height: number;
  /** How many columns a screen of flowing text has. */
  readonly columns: number;
  /** The room left of and right of each column of text (reader §9: 64, narrow 32). */
  readonly gutter: number;
}

/** How much of an element stands before the screen and on it, each from 0 to 1. */
export interface ShownPart {
  readonly before: number;
  readonly on: number;
}

/** A page in its frame. */
export interface PageView {
  /** The place of its document in the spine. */
  readonly index: number;
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  /** The screen that is shown, from 0. */
  readonly screen: number;
  readonly screens: number;
  /** Whether it is scrolled; a swipe leads on to the next document, and a key to the next screen. */
  readonly scrolls: boolean;
  readonly layout: (box: StageBox) => void;
  /** Puts the style sheet of the reader's choices anew. */
  readonly restyle: (css: string) => void;
  readonly go: (screen: number) => void;
  /** As `go`, on the way that a page takes when it is turned. */
  readonly slideTo: (screen: number) => void;
  /** The screen on which a place begins. */
  readonly screenOf: (place: Range | Element) => number;
  readonly shownPart: (element: Element) => ShownPart;
  /** The first place that is shown, as a collapsed range. */
  readonly firstPlace: () => Range | undefined;
  readonly close: () => void;
}
