/** A turn of the page, as it was measured. */
export interface Turn {
  /** From the wish to the frame after which another turn can be made, in ms. */
  readonly time: number;
  /** Whether it led into another document of the book. */
  readonly isNewSection: boolean;
}

/** A reader under measurement, in a page of its own. */
export interface Candidate {
  /** Opens a book in the element; settles when its first page is shown. */
  readonly open: (address: string, element: HTMLElement) => Promise<void>;
  /** Turns a page forward; settles when that is done, with the place of the document in the spine. */
  readonly turn: () => Promise<number>;
  /** Finds the locations of a book of its own, and how many there are; undefined where the reader has none of that kind. */
  readonly locations?: (address: string) => Promise<number>;
  /** Reads aloud at a rate from the beginning; told of each text that is marked as heard, by its id. Undefined where it reads nothing aloud. */
  readonly narrate?: (rate: number, onHeard: (id: string) => void) => Promise<void>;
}

/** What the runner asks of the page. */
export interface BenchPage {
  /** Opens a book; the ms until the first page stood on the screen. */
  readonly open: (address: string) => Promise<number>;
  readonly turns: (count: number, pause: number) => Promise<Turn[]>;
  /** The ms that the locations take, and how many they are. */
  readonly locations: (address: string) => Promise<{ readonly time: number; readonly count: number }>;
  readonly startNarration: (rate: number) => Promise<void>;
  /** What was heard so far. */
  readonly heard: () => readonly HeardText[];
  /** The silences between files so far, in ms; below 0 where both were heard at once. */
  readonly seams: () => readonly number[];
}

/** A text that was marked as heard. */
export interface HeardText {
  readonly id: string;
  /** Where the recording stood at that moment, in s. */
  readonly mediaTime: number;
}

declare global {
  interface Window {
    readerBench: BenchPage;
  }
}
