/** What a specification expects of every reader (`must`), of a good one (`should`), or leaves open (`may`). */
export type Level = 'must' | 'should' | 'may';

/** A document in reading order, as the package declares it. */
export interface SpineEntry {
  /** Its place in the spine, from 0. */
  readonly index: number;
  readonly idref: string;
  readonly linear: boolean;
  readonly properties: readonly string[];
  /** The path within the publication; undefined where the manifest does not know it. */
  readonly path: string | undefined;
  readonly mediaType: string | undefined;
  /** Whether a reader can show it, itself or by its fallbacks. */
  readonly isShown: boolean;
  readonly overlay: string | undefined;
}

/** A publication of the corpus, as far as its files say. */
export interface TestPublication {
  readonly id: string;
  readonly level: Level;
  readonly description: string;
  /** The address below the server's root that the reader is given. */
  readonly address: string;
  readonly title: string;
  readonly direction: 'ltr' | 'rtl' | 'default';
  readonly layout: 'reflowable' | 'pre-paginated';
  readonly spread: string | undefined;
  readonly spine: readonly SpineEntry[];
  /** The ids that its overlays tell, in order, with the place in the spine. */
  readonly narration: readonly { readonly index: number; readonly fragment: string }[];
  readonly activeClass: string | undefined;
  /** The media types of its files by path. */
  readonly mediaTypes: ReadonlyMap<string, string>;
  /** A file by its path within the publication. */
  readonly read: (path: string) => Uint8Array | undefined;
}
