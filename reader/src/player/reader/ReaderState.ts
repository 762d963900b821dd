import type { Annotation } from '../annotations/Annotation.ts';
import type { AnnotationPlaces } from '../annotations/AnnotationPlace.ts';
import type { SelectedText } from '../annotations/SelectedText.ts';
import type { Enlarged } from '../enlarge/Enlarged.ts';
import { type JumpHistory, noJumps } from '../jumps/jumpHistory.ts';
import type { NarrationLanguages } from '../narration/languages.ts';
import type { BookErrorCode } from '../network/bookError.ts';
import type { EntitlementError, LockedMedia } from '../network/EntitlementError.ts';
import type { Bookmark } from '../place/bookmarks.ts';
import type { Locator } from '../place/Locator.ts';
import type { BookPages, CurrentPage } from '../place/pageNumbers.ts';
import type { Passage } from '../place/searchBook.ts';
import type { SearchOptions } from '../place/searchText.ts';
import { emptyNavigation, type Navigation } from '../publication/navigation.ts';
import type { Publication } from '../publication/Publication.ts';
import type { ReadAloudState } from '../read-aloud/ReadAloudState.ts';
import type { NoteNode } from '../section/noteContent.ts';
import type { StageLocation } from '../stage/Stage.ts';
import type { SleepState } from './narration/SleepState.ts';

/** A footnote or an endnote. */
export interface Note {
  readonly content: readonly NoteNode[];
  /** Its position in the book. */
  readonly href: string;
}

/** The start or the end of a book or a document. */
export type BookEdge = 'start' | 'end';

/** The place of the user after a move, for those who hear it. */
export interface PlaceAfterMove {
  readonly page: CurrentPage | undefined;
  /** The number of screens to the end of the chapter; undefined if it is not known. */
  readonly screensLeft: number | undefined;
  /** True if this number is an estimate. */
  readonly isLeftEstimated: boolean;
  /** The title of the chapter; undefined if the table of contents does not know it. */
  readonly chapter: string | undefined;
  /** The progression in the book, from 0 to 1. */
  readonly progression: number;
  /** The edge of the book that stopped the move. */
  readonly edge: BookEdge | undefined;
}

/** A search of the book, which lasts until the user closes it. */
export interface SearchState extends SearchOptions {
  readonly words: string;
  readonly passages: readonly Passage[];
  readonly isSearching: boolean;
  /** True if a document could not be searched. */
  readonly isIncomplete?: boolean;
  /** The position of the chosen passage; undefined until one is chosen. */
  readonly current: number | undefined;
}

/** A part of a book that its host, or a file of its own, gives. */
export type ReaderPart = 'place' | 'bookmarks' | 'annotations' | 'contents';

/** The state of the reader (reader §3, Reader state). */
export interface ReaderState {
  readonly phase: 'opening' | 'reading' | 'failed';
  /** The error of the book, if the phase is `failed`. */
  readonly errorCode: BookErrorCode | undefined;
  /** The refused policy that the error comes from: the user is not entitled to the book. */
  readonly refusal: EntitlementError | undefined;
  /** True while the user waits for a page. */
  readonly isPageLate: boolean;
  /** The error of a page that could not be shown, while the rest of the book can; it may come yet. */
  readonly pageErrorCode: BookErrorCode | undefined;
  /** The error of a recording that could not be loaded, until it is played again or the user has read it. */
  readonly recordingErrorCode: BookErrorCode | undefined;
  /** The parts that could not be loaded, which say so in their places. */
  readonly failedParts: readonly ReaderPart[];
  /** True if a shown page is not well-formed. */
  readonly isPageMalformed: boolean;
  /** True if a shown page scrolls because it is too large for columns. */
  readonly isPageTooLarge: boolean;
  readonly publication: Publication | undefined;
  readonly navigation: Navigation;
  readonly location: StageLocation | undefined;
  /** The scale of the shown pages, from 1; undefined for pages that cannot be zoomed. */
  readonly zoom: number | undefined;
  /** The enlarged picture, table or formula over the book. */
  readonly enlarged: Enlarged | undefined;
  /** The place after the last move of the user, which is announced; the turns of the narration are not. */
  readonly placeAfterMove: PlaceAfterMove | undefined;
  /** Where the user has read on another device since, until they have chosen to go there or to stay. */
  readonly newerPlace: Locator | undefined;
  /** The progression of the user in the book, from 0 to 1. */
  readonly progression: number;
  /** True if the progression is exact: the locations of the book are known. */
  readonly isProgressionExact: boolean;
  /** The href of the current entry of the table of contents. */
  readonly chapter: string | undefined;
  /** The page numbers of the book; undefined until they are known. */
  readonly pages: BookPages | undefined;
  /** The page on the screen; undefined if it has no number. */
  readonly page: CurrentPage | undefined;
  /** The number of screens to the end of the chapter; undefined if it is not known. */
  readonly screensLeft: number | undefined;
  /** True if this number is an estimate. */
  readonly isLeftEstimated: boolean;
  /** The progressions at which the chapters start, from 0 to 1; empty until they are found. */
  readonly chapterMarks: readonly number[];
  readonly bookmarks: readonly Bookmark[];
  /** True if the user has just added a bookmark, until the notice is closed. */
  readonly hasAddedBookmark: boolean;
  /** The highlights and notes of the user, in the order of the book. */
  readonly annotations: readonly Annotation[];
  readonly annotationPlaces: AnnotationPlaces;
  /** The annotation whose note is edited; it need not be saved yet. */
  readonly editedAnnotation: Annotation | undefined;
  /** The annotation that the user has just deleted, until the notice is closed. */
  readonly deletedAnnotation: Annotation | undefined;
  /** The selected text of a page, or the highlight that was pressed, which has a menu. */
  readonly selection: SelectedText | undefined;
  /** An external link that waits for confirmation. */
  readonly externalLink: string | undefined;
  /** A note that is shown in its own dialog. */
  readonly note: Note | undefined;
  /** The search of the book; undefined if there is none. */
  readonly search: SearchState | undefined;
  /** The places that the user has left by a jump. */
  readonly jumps: JumpHistory;
  readonly playing: boolean;
  /** True if playback was requested and the media is still loading. */
  readonly waiting: boolean;
  /** The recording that is narrated from: its absolute, unsigned URL, and the seconds in it at which its sentences begin. */
  readonly recording: { readonly url: string; readonly sentences: readonly number[] } | undefined;
  /** The languages of the book's narrations, the main one first. */
  readonly narrations: readonly string[];
  /** The language of the narration. */
  readonly language: string | undefined;
  /** The same languages by kind. */
  readonly languages: NarrationLanguages;
  /** The media that the current policy does not open for the user. */
  readonly locked: readonly LockedMedia[];
  /** The lock that stopped the narration, until the user has read it. */
  readonly stoppedBy: LockedMedia | undefined;
  /** Reading aloud by the voices of the device; undefined for a narrated book, and in a browser without voices. */
  readonly readAloud: ReadAloudState | undefined;
  /** The sleep timer; undefined if it is off. */
  readonly sleep: SleepState | undefined;
}

/** The state before the book is open. */
export const initialReaderState: ReaderState = {
  phase: 'opening',
  errorCode: undefined,
  refusal: undefined,
  isPageLate: false,
  pageErrorCode: undefined,
  recordingErrorCode: undefined,
  failedParts: [],
  isPageMalformed: false,
  isPageTooLarge: false,
  publication: undefined,
  navigation: emptyNavigation,
  location: undefined,
  zoom: undefined,
  enlarged: undefined,
  placeAfterMove: undefined,
  newerPlace: undefined,
  progression: 0,
  isProgressionExact: false,
  chapter: undefined,
  pages: undefined,
  page: undefined,
  screensLeft: undefined,
  isLeftEstimated: false,
  chapterMarks: [],
  bookmarks: [],
  hasAddedBookmark: false,
  annotations: [],
  annotationPlaces: new Map(),
  editedAnnotation: undefined,
  deletedAnnotation: undefined,
  selection: undefined,
  externalLink: undefined,
  note: undefined,
  search: undefined,
  jumps: noJumps,
  playing: false,
  waiting: false,
  recording: undefined,
  narrations: [],
  language: undefined,
  languages: { audio: [], video: [], pictureInPicture: [] },
  locked: [],
  stoppedBy: undefined,
  readAloud: undefined,
  sleep: undefined,
};

/** Returns the parts that could not be loaded, after one was loaded or has failed. */
export const failedPartsAfter = ({ failedParts }: ReaderState, part: ReaderPart, hasFailed: boolean): Pick<ReaderState, 'failedParts'> => ({
  failedParts: [...failedParts.filter((one) => one !== part), ...(hasFailed ? [part] : [])],
});

/** Returns whether the shown document is reflowable text, which follows the text size. */
export const isReflowable = ({ publication, location }: ReaderState): boolean =>
  publication?.items.some(({ index, layout }) => index === location?.index && layout === 'reflowable') ?? false;

/** Returns whether the shown document scrolls. */
export const isScrolled = ({ location }: Pick<ReaderState, 'location'>): boolean => location?.scrolls ?? false;

/** Returns whether the book is heard by its controls: it is narrated, or its reader has started to read it aloud. */
export const isNarrated = ({ language, readAloud }: Pick<ReaderState, 'language' | 'readAloud'>): boolean =>
  language !== undefined || readAloud?.isActive === true;
