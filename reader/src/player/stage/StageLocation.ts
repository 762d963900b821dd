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
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** A navigation target: a document, and a position in it. */
export interface StageTarget {
  readonly index: number;
  /** The start of the document if it is left out. */
  readonly at?: { readonly cfi: string } | { readonly fragment: string } | { readonly progression: number } | 'end' | undefined;
}

/** The direction of a page turn: forward or backward in the book. */
export type TurnDirection = 'forward' | 'backward';

/** The step of a turn: to the next screen, or past a scrolled document. */
export type TurnStep = 'screen' | 'document';
