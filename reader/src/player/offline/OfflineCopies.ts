import type { BookFetch } from '../network/bookFetch.ts';
import type { LockedMedia } from '../network/EntitlementError.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { State } from '../state/createState.ts';
import type { CopiedValue, CopyCache } from './copyCache.ts';
import type { CopyRecord } from './copyRecord.ts';

/** Why a download failed: the network, the space on the device, or the service, which does not open the book any more. */
export type DownloadError = 'network' | 'space' | 'refused';

/** The state of a book's copy on this device. */
export interface CopyState {
  /**
   * `unknown` until the device has answered; `absent`; `partial` after an interrupted download; `downloading` in this tab; `elsewhere` in another one; `failed`
   * with an error; `stored`, whole; `expired`, whole but closed until the next policy.
   */
  readonly phase: 'unknown' | 'absent' | 'partial' | 'downloading' | 'elsewhere' | 'failed' | 'stored' | 'expired';
  readonly error: DownloadError | undefined;
  /** How much of the download is done, from 0 to 1. */
  readonly progress: number;
  /** The size of a whole copy, in bytes. */
  readonly size: number;
  /** The time until which a whole copy opens without a new policy, in ms since 1970; undefined if it always does. */
  readonly opensUntil: number | undefined;
  /** True if the service has a newer edition. */
  readonly isOutdated: boolean;
}

/** What is downloaded into a copy. */
export interface CopySource
  extends Pick<CopyRecord, 'title' | 'language' | 'url' | 'edition' | 'languages' | 'properties' | 'signed' | 'locked'> {
  readonly urls: readonly string[];
  readonly fetchFile: BookFetch;
  /** The size in bytes, if it is known. */
  readonly expectedSize: number | undefined;
  /** True if the host gives the book for a time only. */
  readonly needsPolicy: boolean;
}

/** A whole copy that may be opened now. */
export interface OpenCopy {
  readonly record: CopyRecord;
  readonly cache: CopyCache;
  /** Returns the files of an unpacked book; what the copy lacks comes from the network. */
  readonly filesOver: (network: BookFiles) => BookFiles;
}

/** The copy of one book on this device. */
export interface BookCopy {
  readonly state: Pick<State<CopyState>, 'get' | 'subscribe'>;
  /** Reads the state from the device. */
  readonly load: () => Promise<void>;
  /** Returns the copy if it is whole and may be opened; a device that denies its storage has none. */
  readonly open: () => Promise<OpenCopy | undefined>;
  /** Downloads the book, or the rest of it; ignored while a download is pending, here or in another tab. */
  readonly download: (source: () => Promise<CopySource>) => Promise<void>;
  /** Stops the download, and removes what it has stored. */
  readonly cancel: () => void;
  readonly remove: () => Promise<void>;
  /** Stores a new policy, which lets the copy open for another while; recordings that it locks are removed. */
  readonly renew: (locked: readonly LockedMedia[]) => Promise<void>;
  /** Stores that the service has a newer edition. */
  readonly setOutdated: () => Promise<void>;
  /** Returns a value that the copy stores for use without a network. */
  readonly value: (name: CopiedValue) => Promise<unknown>;
  /** Stores a value in the copy, if there is one. */
  readonly putValue: (name: CopiedValue, value: unknown) => Promise<void>;
}

/** The offline copies of the user, which a host gives to its readers. */
export interface OfflineCopies {
  readonly of: (bookId: string) => BookCopy;
}
