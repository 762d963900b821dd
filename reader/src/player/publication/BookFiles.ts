import type { ManifestItem } from './Publication.ts';

/** The files of one book, from any source; a file is named by its absolute, unsigned URL. */
export interface BookFiles {
  /** The folder that contains all files of the book, with a trailing slash. */
  readonly folder: string;
  /** The URLs of all files, of a source that knows them: an archive. */
  readonly urls?: readonly string[];
  /** The sources that a page of the book may load from, for its content security policy. */
  readonly sources: readonly string[];
  /** The sources of the player's own fonts, which a page may load too. */
  readonly fontSources?: readonly string[];
  /** Returns the text of a file; `low` gives way to requests that the user waits for. @throws BookRequestError */
  readonly text: (url: string, priority?: 'low') => Promise<string>;
  /** Returns the bytes of a file. @throws BookRequestError */
  readonly bytes: (url: string) => Promise<ArrayBuffer>;
  /** Returns the URL from which a frame or media element loads the file; undefined for a file outside the book. */
  readonly loadableUrl: (url: string) => Promise<string | undefined>;
  /** Returns the manifest item of a file, or the first of its fallbacks that can be shown; undefined if there is none. */
  readonly shownFile?: (url: string, canShow: (mediaType: string) => boolean) => ManifestItem | undefined;
  /** Returns a newer URL after the given one was refused; undefined if there is none. @throws BookRequestError without a new policy */
  readonly renewedUrl: (url: string) => Promise<string | undefined>;
  /** Revokes the object URLs. */
  readonly close: () => void;
}
