/** Where a reader is in a book. */
export interface StageLocation {
  /** The place of the first shown document in the spine. */
  readonly index: number;
  /** The spine places of all documents that are shown. */
  readonly shown: readonly number[];
  /** The first place that is shown. */
  readonly cfi: string;
  /** The screen within the document, from 0, and how many there are. */
  readonly screen: number;
  readonly screens: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** A place to go to: a document, and where in it. */
export interface StageTarget {
  readonly index: number;
  /** The beginning where it is left out. */
  readonly at?: { readonly cfi: string } | { readonly fragment: string } | { readonly part: number } | 'end' | undefined;
}

/** The way that pages move when they are turned: forward into the book or back. */
export type TurnDirection = 'forward' | 'backward';

/** How far a turn leads: to the next screen, or out of a document that is scrolled. */
export type TurnStep = 'screen' | 'document';
