import type { ClockForm } from '../publication/clock.ts';

/** One sentence in each language in which it is told; the book prints the one in its own language. */
export type Line = Readonly<Record<string, string>>;

/** A content document. */
export interface Page {
  /** The name of its file and its id in the manifest. */
  readonly name: string;
  /** What the contents call it; a page without one is not in them. */
  readonly title?: string;
  readonly heading?: Line;
  readonly paragraphs?: readonly (readonly Line[])[];
  /** The name of its picture and what can be seen there. */
  readonly picture?: { readonly name: string; readonly label: string };
  /** What sets its spine item apart from the book. */
  readonly itemProperties?: string;
  /** Fixed where the book flows, or the other way round. */
  readonly layout?: 'reflowable' | 'pre-paginated';
  /** The classes of its body. */
  readonly look?: string;
  /** The part of the book that begins here. */
  readonly part?: string;
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
  /** Whether each word is a clip of its own. */
  readonly byWord?: boolean;
  /** Whether one recording goes through the whole book. */
  readonly oneRecording?: boolean;
  readonly frogBook?: boolean;
  /** Whether it is handed out as one `.epub` file. */
  readonly zipped?: boolean;
  readonly pages: readonly Page[];
  /** Drawings by name, made when needed. */
  readonly pictures: Readonly<Record<string, () => string>>;
  readonly cover: () => string;
  readonly css: string;
}
