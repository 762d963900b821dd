/** The requirement level of a test: required (`must`), recommended (`should`) or optional (`may`). */
export type Level = 'must' | 'should' | 'may';

/** A document in reading order, as the package document declares it. */
export interface SpineEntry {
  /** Its spine index, from 0. */
  readonly index: number;
  readonly idref: string;
  readonly linear: boolean;
  readonly properties: readonly string[];
  /** The path within the publication; undefined if the manifest does not list it. */
  readonly path: string | undefined;
  readonly mediaType: string | undefined;
  /** True if a reader can show it, itself or by its fallbacks. */
  readonly isShown: boolean;
  readonly overlay: string | undefined;
}

/** A publication of the corpus, as its files describe it. */
export interface TestPublication {
  readonly id: string;
  readonly level: Level;
  readonly description: string;
  /** The path on the server that the reader opens. */
  readonly urlPath: string;
  readonly title: string;
  /** The identifier that `unique-identifier` names. */
  readonly identifier: string;
  readonly direction: 'ltr' | 'rtl' | 'default';
  readonly layout: 'reflowable' | 'pre-paginated' | 'roll';
  readonly spread: string | undefined;
  readonly spine: readonly SpineEntry[];
  /** The narrated fragment ids in order, each with the spine index of its document. */
  readonly narration: readonly { readonly index: number; readonly fragment: string }[];
  readonly activeClass: string | undefined;
  /** The media types of its files by path. */
  readonly mediaTypes: ReadonlyMap<string, string>;
  /** Returns a file by its path within the publication. */
  readonly read: (path: string) => Uint8Array | undefined;
}
