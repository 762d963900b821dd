import type { Annotation, HighlightColour } from '../../../player/annotations/Annotation.ts';

/** What differs between the annotations of a test; `minute` is when it was modified. */
interface TestAnnotation {
  readonly id?: number;
  readonly colour?: HighlightColour;
  readonly note?: string;
  readonly minute?: number;
  readonly exact?: string;
}

/** Returns the id of the annotation with a number. */
export const annotationId = (id: number): string => `urn:uuid:00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** Returns an annotation for a test. */
export const testAnnotation = ({ id = 1, colour = 'yellow', note, minute = 0, exact = 'the lake' }: TestAnnotation = {}): Annotation => ({
  id: annotationId(id),
  type: 'Annotation',
  motivation: note === undefined ? 'highlighting' : 'commenting',
  created: '2026-01-01T08:00:00.000Z',
  modified: `2026-01-01T09:${String(minute).padStart(2, '0')}:00.000Z`,
  ...(note === undefined ? {} : { body: { type: 'TextualBody', value: note, format: 'text/plain' } }),
  target: {
    source: 'OEBPS/chapter-2.xhtml',
    styleClass: colour,
    selector: [
      {
        type: 'FragmentSelector',
        conformsTo: 'http://www.idpf.org/epub/linking/cfi/epub-cfi.html',
        value: 'epubcfi(/6/4!/4/2,/1:3,/1:17)',
      },
      { type: 'TextQuoteSelector', exact },
    ],
  },
});

/** Returns an annotation as a word of its colour, with its note. */
export const summaryOf = ({ target, body }: Annotation): string => [target.styleClass, body?.value].filter(Boolean).join(': ');
