import type { NarrationLanguages } from '../narration/languages.ts';
import type { BookFault } from '../network/bookFault.ts';
import type { Bookmark } from '../place/bookmarks.ts';
import type { Navigation } from '../publication/navigation.ts';
import type { Publication } from '../publication/Publication.ts';
import type { StageLocation } from '../stage/StageLocation.ts';

/** A footnote or an endnote. */
export interface Note {
  readonly text: string;
  /** Where it stands in the book. */
  readonly address: string;
}

/** What the reader shows at a moment (reader §3, Reader state). */
export interface ReaderState {
  readonly phase: 'opening' | 'reading' | 'failed';
  /** What is wrong with the book, where the phase is `failed`. */
  readonly fault: BookFault | undefined;
  /** A page that could not be shown, while the rest of the book can. */
  readonly pageFault: BookFault | undefined;
  /** Whether a page that is shown is not well-formed. */
  readonly pageFlawed: boolean;
  readonly publication: Publication | undefined;
  readonly navigation: Navigation;
  readonly location: StageLocation | undefined;
  /** How far the reader is, from 0 to 1. */
  readonly part: number;
  /** Whether the part is exact: the book's locations are known. */
  readonly located: boolean;
  /** The address of the entry of the table of contents in which the reader is. */
  readonly chapter: string | undefined;
  readonly bookmarks: readonly Bookmark[];
  /** An external link that waits for a yes. */
  readonly externalLink: string | undefined;
  /** A note that is read apart from its place in the text. */
  readonly note: Note | undefined;
  readonly playing: boolean;
  /** Playing was asked for, and the media is still being fetched. */
  readonly waiting: boolean;
  /** The languages of the book's narrations, the main one first. */
  readonly narrations: readonly string[];
  /** The language that is heard or signed. */
  readonly language: string | undefined;
  /** The same languages by what they are given as. */
  readonly languages: NarrationLanguages;
}

/** The state before anything is known. */
export const initialReaderState: ReaderState = {
  phase: 'opening',
  fault: undefined,
  pageFault: undefined,
  pageFlawed: false,
  publication: undefined,
  navigation: { contents: [], pages: [] },
  location: undefined,
  part: 0,
  located: false,
  chapter: undefined,
  bookmarks: [],
  externalLink: undefined,
  note: undefined,
  playing: false,
  waiting: false,
  narrations: [],
  language: undefined,
  languages: { audio: [], video: [], pictureInPicture: [] },
};
