/** A measured page turn. */
export interface Turn {
  /** The time from the request to the frame after which another turn can be made, in ms. */
  readonly time: number;
  /** True if the turn led into another document of the book. */
  readonly isNewSection: boolean;
}

/** The times of a layout by the browser, and of the search for boxes after it, in ms. */
interface BoxSearch {
  readonly layout: number;
  readonly search: number;
}

/** A measured reader, in its own page. */
export interface Candidate {
  /** Opens a book in the element; settles when its first page is shown. */
  readonly open: (url: string, element: HTMLElement) => Promise<void>;
  /** Turns a page forward; settles with the spine index of the document when that is done. */
  readonly turn: () => Promise<number>;
  /** Lays the open book out again, after its element got another size; settles when that is done. Undefined if it is not measured. */
  readonly layOut?: (element: HTMLElement) => Promise<void>;
  /** The part of that time, in ms, in which the reader waits for the end of the resize. */
  readonly resizePause?: number;
  /** Lays the shown document out again with a space of `gutter` px beside its text, and then looks for boxes that a screen cannot hold; returns what each took in ms. */
  readonly searchBoxes?: (gutter: number) => BoxSearch;
  /** Returns the documents that are shown. */
  readonly documents?: () => readonly Document[];
  /** Generates the locations of a book and returns their number; undefined if the reader has no locations of that kind. */
  readonly locations?: (url: string) => Promise<number>;
  /** Searches the open book; settles when the first places are found. Undefined if the reader has no search of its own. */
  readonly search?: (url: string, words: string) => Promise<void>;
  /** Reads aloud from the beginning at a rate; `onHeard` receives the id of each text that is marked. Undefined if the reader has no narration. */
  readonly narrate?: (rate: number, onHeard: (id: string) => void) => Promise<void>;
}

/** The functions of the page that the runner calls. */
export interface BenchPage {
  /** Opens a book; returns the ms until the first page was shown. */
  readonly open: (url: string) => Promise<number>;
  readonly turns: (count: number, pause: number) => Promise<Turn[]>;
  /** Gives the reader these widths, one after the other, without a move; returns the time that each layout takes. */
  readonly resizes: (widths: readonly number[]) => Promise<ResizeResult>;
  readonly searchBoxes: (gutters: readonly number[]) => BoxSearch[];
  /** The time that generating the locations takes, in ms, and their number. */
  readonly locations: (url: string) => Promise<{ readonly time: number; readonly count: number }>;
  /** The time until the first places of a search are found, in ms. */
  readonly search: (url: string, words: string) => Promise<number>;
  readonly startNarration: (rate: number) => Promise<void>;
  /** Returns the texts that were marked so far. */
  readonly heard: () => readonly HeardText[];
  /** Returns the silences between files so far, in ms; below 0 if both were heard at once. */
  readonly seams: () => readonly number[];
}

/** The layouts after resizes without a move. */
export interface ResizeResult {
  /** In ms, without the pause that waits for the end of the resize. */
  readonly times: readonly number[];
  /** The number of layouts after which the first word of the last move was not shown. */
  readonly lost: number;
}

/** A text that was marked as heard. */
export interface HeardText {
  readonly id: string;
  /** The position of the recording at that moment, in s. */
  readonly mediaTime: number;
}

declare global {
  interface Window {
    readerBench: BenchPage;
  }
}
