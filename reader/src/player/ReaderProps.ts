import type { Locale, Realm, Scheme, ThemeName } from '@realmkit/design-system';
import type { Annotation } from './annotations/Annotation.ts';
import type { LookUpUrl } from './annotations/lookUp.ts';
import type { BookProps } from './BookProps.ts';
import type { AnalyticsEvent } from './events/readingEvents.ts';
import type { BookPolicy } from './network/EntitlementError.ts';
import type { OfflineCopies } from './offline/OfflineCopies.ts';
import type { Bookmark } from './place/bookmarks.ts';
import type { ReadLog } from './place/readLogs.ts';
import type { SubmissionSource } from './submissions/Submission.ts';

/** The identity of the user, as the host knows it (reader §1). */
export interface ReaderIdentity {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly organisations?: readonly string[];
  readonly subscriptionType?: string;
  readonly locale?: string;
  readonly profileId?: string;
}

/**
 * The callbacks that the host provides (reader §7, Host-supplied callbacks). Where one rejects, the reader says that this part did not come, except
 * for an error whose `status` is 404: then there is nothing yet.
 */
export interface ReaderCallbacks {
  /**
   * Returns a new policy for the files of a book: the query that signs their URLs, alone or with the media that it does not open.
   * @throws EntitlementError if the user is not entitled to open the book; the reader says what opens it, and does not call again
   * Left out by a host whose books are public: their URLs are not signed.
   */
  readonly refreshPolicy?: (bookId: string) => Promise<string | BookPolicy>;
  /** Receives read logs, every 3000 ms; rejected ones are sent again. */
  readonly postReadLogs?: (logs: readonly ReadLog[]) => Promise<void>;
  readonly getBookmarks?: (bookId: string) => Promise<readonly Bookmark[]>;
  /**
   * Receives all bookmarks of the book after each change, including deletions, and the list before the change. A host whose service has several
   * clients merges the change into the stored list (`mergeBookmarks`) and returns the result, which the reader then shows.
   */
  readonly postBookmarks?: (
    bookId: string,
    bookmarks: readonly Bookmark[],
    before: readonly Bookmark[],
  ) => Promise<readonly Bookmark[] | undefined>;
  /** Returns the last position that `postLastmark` received; undefined if there is none. */
  readonly getLastmark?: (bookId: string) => Promise<string | undefined>;
  /**
   * Receives the last position, JSON of ncxRef, URI, timeOffset and charOffset, when the user was there, in ms since 1970, and the title of the chapter
   * where the contents have one.
   */
  readonly postLastmark?: (bookId: string, position: string, readAt: number, chapter?: string) => Promise<void>;
  /**
   * Calls back when the host keeps a newer position of another device instead of one of this device; the reader asks whether to go there. Returns a
   * function that ends it.
   */
  readonly watchLastmark?: (bookId: string, onNewer: (position: string) => void) => () => void;
  /** Returns the user's highlights and notes in the book, in any order. */
  readonly getAnnotations?: (bookId: string) => Promise<readonly Annotation[]>;
  /** Creates or replaces a highlight or note. Resolves when it is stored, if only on this device; rejects if it is refused, and is not stored then. */
  readonly putAnnotation?: (bookId: string, annotation: Annotation) => Promise<void>;
  /** Deletes a highlight or note; one that is gone already is no error. */
  readonly deleteAnnotation?: (bookId: string, id: string) => Promise<void>;
}

/** Reports an error that the user may not see, with what it prevented. */
export type ReportError = (message: string, error: unknown) => void;

/** The props of the reader (reader §1). */
export interface ReaderProps extends BookProps {
  readonly bookId: string;
  /** The signed URL of the book: its package document, its folder, or a zipped publication. */
  readonly fileUrl?: string | undefined;
  /** A local zipped publication, instead of a URL. */
  readonly file?: Blob | undefined;
  /** The language of the interface; one that the reader has no texts in is replaced by the nearest, or by English. */
  readonly locale: Locale | (string & {});
  readonly realm?: Realm | undefined;
  readonly theme?: ThemeName | undefined;
  /** The colour scheme of the host's page, which the reader uses until the user chooses one in its settings; light by default. */
  readonly scheme?: Scheme | undefined;
  readonly identity?: ReaderIdentity | undefined;
  /** The user's assignments, for the panel beside the book; without it the reader has no button for them. */
  readonly submissions?: SubmissionSource | undefined;
  /** Where a link to an assignment opens the book; the place where the user stopped stays stored until they move. */
  readonly start?: ReaderStart | undefined;
  /** The copies of books on this device; without them the reader offers none. */
  readonly offlineCopies?: OfflineCopies | undefined;
  readonly features?: ReaderFeatures | undefined;
  /** The application that the reader was opened from. */
  readonly sourceApplication?: string | undefined;
  /** Disables bookmarks, read logs and last position: for a book from the user's disk (reader §2, test-player). */
  readonly testMode?: boolean | undefined;
  /**
   * True: what the user keeps is shown and not changed, nor copied to the device, for a host whose user looks on at what is somebody else's or shares an
   * account. Its callbacks write nothing to a service.
   */
  readonly readOnly?: boolean | undefined;
  /** True: whoever prints gets the text of the document that is shown; otherwise a sentence that the book cannot be printed. */
  readonly allowPrint?: boolean | undefined;
  /** All of them are optional; without a callback the reader does without what it gives or keeps. */
  readonly callbacks?: ReaderCallbacks | undefined;
  /** Called for each event of the reading session (reader §7, Analytics events). */
  readonly onEvent?: ((event: AnalyticsEvent) => void) | undefined;
  /** Called with each new policy, so that a host can update the signed URL in its route. */
  readonly onPolicyRenewed?: ((policy: string) => void) | undefined;
  /** Called when the book is known, for the title of the host's window. */
  readonly onOpened?: ((book: { readonly title: string }) => void) | undefined;
  /** Called for errors that are only logged (reader §8), and for a book file that stays forbidden. */
  readonly onError?: ReportError | undefined;
  /** Called by the close button; without it there is none. */
  readonly onClose?: (() => void) | undefined;
  /** The URL where the user chooses a plan, for the link beside a book that a plan opens; without it the reader has no such link. */
  readonly plansUrl?: string | undefined;
  /** Returns the URL where a word of a language is explained, which opens after a confirmation; Wiktionary by default. False: words are not looked up. */
  readonly lookUpUrl?: LookUpUrl | false | undefined;
  /** Called by the button 'log in again' (reader §8): ends the session and opens the log-in. */
  readonly onLogin?: (() => void) | undefined;
  /** True if the reader takes the focus when it opens: for hosts that show nothing else. */
  readonly autoFocus?: boolean | undefined;
  /** The absolute URL of the design system's fonts; needed only by the faces that the user may choose. */
  readonly fontsUrl?: string | undefined;
}

/** Where a link opens a book. */
export interface ReaderStart {
  /** The submission whose form is open beside the book. */
  readonly submissionId?: string | undefined;
  /** The document of the book, as the URI of a last position names it, with a fragment; one that the book does not have is ignored. */
  readonly href?: string | undefined;
}

/** The features that a host can switch on and off. */
export interface ReaderFeatures {
  /** False: bookmarks are neither fetched nor saved, and there is no button for them (reader §5). */
  readonly bookmarks?: boolean | undefined;
  /** False: highlights and notes are neither fetched nor saved, and cannot be made. */
  readonly annotations?: boolean | undefined;
  /** True: the book can be shown to a class, in full screen and without what belongs to persons. */
  readonly presentation?: boolean | undefined;
  /** True: no toolbar, no bar, no menus, only the book. */
  readonly noDisturb?: boolean | undefined;
}

/** Returns whether bookmarks are available: the host may switch them off, and test mode has none (reader §5). */
export const hasBookmarks = ({ features, testMode }: ReaderProps): boolean => features?.bookmarks !== false && testMode !== true;

/** Returns whether bookmarks can be added and removed. */
export const changesBookmarks = (props: ReaderProps): boolean => hasBookmarks(props) && props.readOnly !== true;

/** Returns whether highlights and notes are available: the host has them, and has not switched them off; test mode has none. */
export const hasAnnotations = ({ callbacks, features, testMode }: ReaderProps): boolean =>
  callbacks?.getAnnotations !== undefined && features?.annotations !== false && testMode !== true;
