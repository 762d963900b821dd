import type { ClockForm } from './clock.ts';

/** One sentence by language; the book prints the one in its own language. */
export type Line = Readonly<Record<string, string>>;

/** A content document. */
export interface Page {
  /** The name of its file and its id in the manifest. */
  readonly name: string;
  /** The label in the table of contents; a page without one is not listed. */
  readonly title?: string;
  readonly heading?: Line;
  readonly paragraphs?: readonly (readonly Line[])[];
  /** The name of its picture and its text alternative. */
  readonly picture?: { readonly name: string; readonly label: string };
  /** The properties of its spine item that differ from the book's. */
  readonly itemProperties?: string;
  /** The layout, if it differs from the book's. */
  readonly layout?: 'reflowable' | 'pre-paginated';
  /** The classes of its body. */
  readonly bodyClass?: string;
  /** The part of the book that begins here. */
  readonly part?: string;
  /** True for a page that no narration reads, such as one of questions. */
  readonly isSilent?: boolean;
}

/** A language in which a book is read aloud or signed. */
export interface Narration {
  readonly language: string;
  readonly media: 'audio' | 'video';
}

/** A publication before it is made into files. */
export interface Title {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly description: string;
  readonly language: string;
  readonly subject: 'adventure' | 'everyday' | 'fantasy' | 'friendship' | 'history' | 'nature' | 'poetry' | 'science';
  readonly ageFrom: number;
  readonly layout: 'reflowable' | 'pre-paginated';
  readonly direction: 'ltr' | 'rtl';
  readonly spread?: 'landscape' | 'none' | 'both' | 'auto';
  /** Of fixed pages, in CSS pixels. */
  readonly pageSize?: { readonly width: number; readonly height: number };
  /** The main language first. */
  readonly narrations: readonly Narration[];
  readonly clock: ClockForm;
  /** True if each word is its own clip. */
  readonly byWord?: boolean;
  /** True if one recording covers the whole book. */
  readonly oneRecording?: boolean;
  readonly frogBook?: boolean;
  /** True if the book is served as one `.epub` file. */
  readonly zipped?: boolean;
  readonly pages: readonly Page[];
  /** Drawings by name, made on demand. */
  readonly pictures: Readonly<Record<string, () => string>>;
  readonly cover: () => string;
  readonly css: string;
}
