/** The files of one book, wherever they lie; a file is named by its absolute, unsigned address. */
export interface BookFiles {
  /** The folder that all files of the book are in, with a slash at its end. */
  readonly folder: string;
  /** What a page of the book may load from, as sources of a security policy. */
  readonly sources: readonly string[];
  /** The text of a file; `low` lets what somebody waits for overtake it. @throws BookRequestError */
  readonly text: (address: string, priority?: 'low') => Promise<string>;
  /** The bytes of a file. @throws BookRequestError */
  readonly bytes: (address: string) => Promise<ArrayBuffer>;
  /** An address under which a frame or a media element loads the file; undefined for what is not a file of the book. */
  readonly loadable: (address: string) => Promise<string | undefined>;
  /** A newer address after the one given was refused; undefined where there is none to be had. */
  readonly renewed: (address: string) => Promise<string | undefined>;
  /** Gives up what the addresses hold in memory. */
  readonly close: () => void;
}
