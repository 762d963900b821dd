import type { PageView, ShownPart } from './views/PageView.ts';
import type { ZoomControl } from './zoom/createZoom.ts';

/** The pages of a book on the screen. */
export interface Stage {
  readonly show: (target: StageTarget) => Promise<void>;
  /** Turns a page, or past the whole document if it scrolls; at the start and the end of the book nothing happens (reader §4). */
  readonly turn: (direction: TurnDirection, by?: TurnStep) => Promise<'turned' | 'end'>;
  /** Scrolls the first page by some lines, if it is a document that scrolls. */
  readonly scroll: (by: -1 | 1) => void;
  /** Lays out all pages again, and keeps the position of the last move. */
  readonly relayout: () => Promise<void>;
  /** Applies the user's settings, and keeps the position of the last move. */
  readonly restyle: () => Promise<void>;
  readonly location: () => StageLocation | undefined;
  readonly views: () => readonly PageView[];
  /** Returns the view of a document by its spine index; undefined if it is not shown. */
  readonly viewOf: (index: number) => PageView | undefined;
  /** Returns how much of a fragment is before and on the screen; undefined if its document is not shown. */
  readonly shownPart: (index: number, fragment: string) => ShownPart | undefined;
  /** The zoom of pages of fixed layout and of rolls. */
  readonly zoom: ZoomControl;
  /** Pans to a fragment of a zoomed page, if it is outside of the stage. */
  readonly reveal: (index: number, fragment: string) => void;
  readonly close: () => void;
}

/** The current position in a book. */
export interface StageLocation {
  /** The spine index of the first shown document. */
  readonly index: number;
  /** The spine indexes of all shown documents. */
  readonly shown: readonly number[];
  /** The CFI of the first visible position. */
  readonly cfi: string;
  /** The screen within the document, from 0, and the number of screens. */
  readonly screen: number;
  readonly screens: number;
  /** True if the document scrolls by itself. */
  readonly scrolls: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** A navigation target: a document, and a position in it. */
export interface StageTarget {
  readonly index: number;
  /** The start of the document if it is left out. */
  readonly at?:
    | { readonly cfi: string }
    | { readonly fragment: string }
    | { readonly progression: number }
    /** A text that is read: a document that scrolls shows it with some lines above it. */
    | { readonly text: Range }
    | 'end'
    | undefined;
}

/** The direction of a page turn: forward or backward in the book. */
export type TurnDirection = 'forward' | 'backward';

/** The step of a turn: to the next screen, or past a scrolled document. */
export type TurnStep = 'screen' | 'document';
