import type { Annotation } from './Annotation.ts';
import { colourOf, noteOf, quoteOf } from './annotationOf.ts';

/** A book with the annotations that are exported. */
export interface ExportedBook {
  readonly title: string;
  readonly creators: readonly string[];
  readonly identifier: string;
  /** In the order of the book. */
  readonly annotations: readonly Annotation[];
  /** Returns the title of the chapter of an annotation; undefined if the book names none. */
  readonly chapterOf: (annotation: Annotation) => string | undefined;
}

/** Escapes what Markdown would read as markup. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\s*(?:\d+(?=[.)]))?)(?=[-+.)]\s)/gm, '$1\\');

const lines = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Returns annotations as Markdown: title, authors and chapters, and under them each quote with its note and date. */
export function markdownOf({ title, creators, annotations, chapterOf }: ExportedBook, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const parts = [`# ${escaped(title)}`, ...(creators.length > 0 ? [escaped(creators.join(', '))] : [])];
  let chapterBefore: string | undefined;
  for (const annotation of annotations) {
    const chapter = chapterOf(annotation);
    if (chapter && chapter !== chapterBefore) parts.push(`## ${escaped(chapter)}`);
    chapterBefore = chapter;
    parts.push(`> ${escaped(quoteOf(annotation))}`);
    const note = noteOf(annotation);
    // Two blanks at its end keep the break of a line.
    if (note) parts.push(lines(escaped(note)).join('  \n'));
    const made = new Date(annotation.created);
    if (!Number.isNaN(made.getTime())) parts.push(`*${format.format(made)}*`);
  }
  return `${parts.join('\n\n')}\n`;
}

/**
 * Returns annotations as the AnnotationSet of the EPUB and Readium annotations, which other reading systems import. Their colour is a part of the
 * body there, so a highlight without a note has a body without text.
 */
export const annotationSetOf = ({ title, creators, identifier, annotations }: ExportedBook) => ({
  '@context': 'http://www.w3.org/ns/anno.jsonld',
  id: `urn:uuid:${crypto.randomUUID()}`,
  type: 'AnnotationSet',
  generated: new Date().toISOString(),
  title,
  about: {
    'dc:identifier': [identifier],
    'dc:format': 'application/epub+zip',
    'dc:title': title,
    'dc:creator': creators,
  },
  items: annotations.map((annotation) => ({
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    ...annotation,
    body: { type: 'TextualBody', value: noteOf(annotation), format: 'text/plain', color: colourOf(annotation) },
  })),
});
