/** How a page of a book is laid out: flowing into pages of the screen, or drawn for a page of its own size. */
export type PageLayout = 'reflowable' | 'pre-paginated';

/** Which half of an open book a page belongs to. */
export type SpreadSide = 'left' | 'right' | 'center';

/** The direction in which a book's pages follow each other. */
export type ReadingDirection = 'ltr' | 'rtl';

/** One document of the reading order. */
export interface SpineItem {
  /** Its place in the spine, from 0. */
  readonly index: number;
  readonly idref: string;
  /** Its absolute, unsigned address. */
  readonly address: string;
  readonly mediaType: string;
  /** Whether it is read in turn; others are reached by links only. */
  readonly linear: boolean;
  readonly layout: PageLayout;
  /** Whether flowing text is one long page that is scrolled, not cut into screens. */
  readonly scrolls: boolean;
  readonly side: SpreadSide | undefined;
  /** Whether it may stand beside another page. */
  readonly spreads: boolean;
  /** The CFI of the item up to the exclamation mark. */
  readonly cfiBase: string;
  /** The manifest id of the SMIL file that narrates it. */
  readonly overlay: string | undefined;
}

/** A file that the package lists. */
export interface ManifestItem {
  readonly id: string;
  readonly address: string;
  readonly mediaType: string;
  readonly properties: readonly string[];
}

/** SMIL files that narrate the book in one language, in the order of the spine. */
export interface NarrationSource {
  /** A language tag, or a finger language: takk or tsp (reader §9). */
  readonly language: string;
  readonly smil: readonly string[];
}

/** A text of the metadata, as people read it. */
export interface MetadataText {
  readonly text: string;
  /** Undefined where the package does not say. */
  readonly direction: ReadingDirection | 'auto' | undefined;
}

/** What a package document says, ready for reading. */
export interface Publication {
  /** The folder that all files of the book are in. */
  readonly folder: string;
  readonly title: MetadataText;
  readonly creators: readonly MetadataText[];
  readonly identifier: string;
  /** Of the text (BCP 47); empty where the book does not say. */
  readonly language: string;
  readonly direction: ReadingDirection;
  readonly items: readonly SpineItem[];
  readonly manifest: ReadonlyMap<string, ManifestItem>;
  /** The address of the navigation document or of the NCX. */
  readonly navigation: string | undefined;
  /** Whether the book is shown without controls bar and language menu (reader §2). */
  readonly isFrogBook: boolean;
  /** The class that the book gives to what is heard, in its own style sheets. */
  readonly activeClass: string | undefined;
  /** The class that the book gives to the root of its pages while anything is heard. */
  readonly playbackClass: string | undefined;
  /** The main language's narration first. */
  readonly narrations: readonly NarrationSource[];
}
