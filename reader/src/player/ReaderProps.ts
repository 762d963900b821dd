import type { Locale, Realm, Scheme, ThemeName } from '@realmkit/design-system';
import type { AnalyticsEvent } from './events/readingEvents.ts';
import type { Bookmark } from './place/bookmarks.ts';
import type { ReadLog } from './place/readLogs.ts';
import type { SubmissionSource } from './submissions/Submission.ts';

/** Who reads, as the host knows them (reader §1). */
export interface ReaderIdentity {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly organisations?: readonly string[];
  readonly subscriptionType?: string;
  readonly locale?: string;
  readonly profileId?: string;
}

/** What the host does for the reader (reader §7, Host-supplied callbacks). */
export interface ReaderCallbacks {
  /** A new policy for the files of a book: the query that signs their addresses. */
  readonly refreshPolicy: (bookId: string) => Promise<string>;
  /** Takes read logs, every 3000 ms; what it rejects is handed over again. */
  readonly postReadLogs?: (logs: readonly ReadLog[]) => Promise<void>;
  readonly getBookmarks?: (bookId: string) => Promise<readonly Bookmark[]>;
  /** Takes all bookmarks of the book, after each change, a deletion included. */
  readonly postBookmarks?: (bookId: string, bookmarks: readonly Bookmark[]) => Promise<void>;
  /** The last position as `postLastmark` left it; undefined where there is none. */
  readonly getLastmark?: (bookId: string) => Promise<string | undefined>;
  /** Takes the last position: JSON of ncxRef, URI, timeOffset and charOffset. */
  readonly postLastmark?: (bookId: string, position: string) => Promise<void>;
}

/** What the reader is given by its host (reader §1). */
export interface ReaderProps {
  readonly bookId: string;
  /** The signed address of the book: its package document, its folder, or a zipped publication. */
  readonly fileUrl?: string | undefined;
  /** A zipped publication at hand, in place of an address. */
  readonly file?: Blob | undefined;
  /** The interface's language. */
  readonly locale: Locale;
  readonly realm?: Realm | undefined;
  readonly theme?: ThemeName | undefined;
  /** Whether the host's page is light or dark; the reader is so too until somebody chooses in its settings. Light where it is left out. */
  readonly scheme?: Scheme | undefined;
  readonly identity?: ReaderIdentity | undefined;
  /** Book-level properties (reader §1). */
  readonly languages?: { readonly mainLanguage?: string | undefined } | undefined;
  readonly properties?:
    | { readonly sentenceHighlighting?: boolean | undefined; readonly pictureInPicture?: boolean | undefined }
    | undefined;
  /** The reader's assignments, for the panel beside the book; without it there is no button for them. */
  readonly submissions?: SubmissionSource | undefined;
  readonly features?: ReaderFeatures | undefined;
  /** The application that the reader was opened from. */
  readonly sourceApplication?: string | undefined;
  /** No bookmarks, no read logs, no last position: a book from somebody's own disk (reader §2, test-player). */
  readonly testMode?: boolean | undefined;
  readonly callbacks: ReaderCallbacks;
  /** Told of each thing that happens in the reading session (reader §7, Analytics events). */
  readonly onEvent?: ((event: AnalyticsEvent) => void) | undefined;
  /** Told of each new policy: a host that keeps the signed address in its route updates it. */
  readonly onPolicyRenewed?: ((policy: string) => void) | undefined;
  /** Told of failures that are only logged (reader §8), and of a book's file that stays forbidden. */
  readonly onError?: ((message: string, error: unknown) => void) | undefined;
  /** The close button; without it there is none. */
  readonly onClose?: (() => void) | undefined;
  /** The button 'log in again' (reader §8): ends the session and leads to the sign-in. */
  readonly onLogin?: (() => void) | undefined;
  /** Whether the reader takes the focus when it comes up: for hosts that show nothing else. */
  readonly autoFocus?: boolean | undefined;
  /** Where the fonts of the design system are served, absolute; only the font for dyslexia needs it. */
  readonly fontsUrl?: string | undefined;
}

/** What a host can switch on and off. */
export interface ReaderFeatures {
  /** Off: bookmarks are neither fetched nor saved, and there is no button for them (reader §5). */
  readonly bookmarks?: boolean | undefined;
  /** No toolbar, no bar, no menus: nothing but the book. */
  readonly noDisturb?: boolean | undefined;
}

/** Whether bookmarks can be made: the host may switch them off, and in test mode there are none (reader §5). */
export const hasBookmarks = ({ features, testMode }: ReaderProps): boolean => features?.bookmarks !== false && testMode !== true;
