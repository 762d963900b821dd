/** The layout of a page: reflowable, fixed to a page of its own size, or a part of a roll: fixed, with the next one right below it (EPUB 3.4). */
export type PageLayout = 'reflowable' | 'pre-paginated' | 'roll';

/** The side of a spread that a page belongs to. */
export type SpreadSide = 'left' | 'right' | 'center';

/** The page progression direction of a book. */
export type ReadingDirection = 'ltr' | 'rtl';

/** One document of the reading order. */
export interface SpineItem {
  /** Its index in the spine, from 0. */
  readonly index: number;
  readonly idref: string;
  /** Its absolute, unsigned URL. */
  readonly href: string;
  readonly mediaType: string;
  /** True if it is part of the reading order; others are reached by links only. */
  readonly linear: boolean;
  readonly layout: PageLayout;
  /** True if a reflowable document is one long page that scrolls, and not cut into screens. */
  readonly scrolls: boolean;
  readonly side: SpreadSide | undefined;
  /** True if it may be shown beside another page. */
  readonly spreads: boolean;
  /** The CFI of the item up to the exclamation mark. */
  readonly cfiBase: string;
  /** The manifest id of the SMIL file that narrates it. */
  readonly overlay: string | undefined;
}

/** A file that the manifest lists. */
export interface ManifestItem {
  readonly id: string;
  readonly href: string;
  readonly mediaType: string;
  readonly properties: readonly string[];
  /** The id of the item to show where this one cannot be shown. */
  readonly fallback?: string | undefined;
}

/** SMIL files that narrate the book in one language, in the order of the spine. */
export interface NarrationSource {
  /** A language tag, or a finger language: takk or tsp (reader §9). */
  readonly language: string;
  readonly smil: readonly string[];
}

/** A text of the metadata. */
export interface MetadataText {
  readonly text: string;
  /** Undefined if the package does not declare it. */
  readonly direction: ReadingDirection | 'auto' | undefined;
}

/** The parsed package document. */
export interface Publication {
  /** The URL and the text of the package document, for what is read of it only when it is shown: the metadata, the guide. */
  readonly packageFile: { readonly url: string; readonly text: string };
  /** The folder that contains all files of the book. */
  readonly folder: string;
  readonly title: MetadataText;
  readonly creators: readonly MetadataText[];
  readonly identifier: string;
  /** The language of the text (BCP 47); empty if the book does not declare it. */
  readonly language: string;
  readonly direction: ReadingDirection;
  readonly items: readonly SpineItem[];
  readonly manifest: ReadonlyMap<string, ManifestItem>;
  /** The URL of the navigation document, or of the NCX if there is none. */
  readonly navigation: string | undefined;
  /** The URL of the NCX, for a book whose navigation document is empty or broken. */
  readonly ncx: string | undefined;
  /** True for a book of EPUB 2, which may use files that its manifest does not list. */
  readonly isEpub2: boolean;
  /** True if the book is shown without controls bar and language menu (reader §2). */
  readonly isFrogBook: boolean;
  /** The book's class for the narrated element, from `media:active-class`. */
  readonly activeClass: string | undefined;
  /** The book's class for the root of its pages during playback, from `media:playback-active-class`. */
  readonly playbackClass: string | undefined;
  /** The main language's narration first. */
  readonly narrations: readonly NarrationSource[];
}
