import type { components } from '@realmkit/openapi/types/library';

export type Annotation = components['schemas']['Annotation'];

/** Returns the UUID of an annotation. */
export const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Returns an annotation as a client sends it. */
export const annotationOf = (number: number, note?: string): Annotation => ({
  id: `urn:uuid:${uuidOf(number)}`,
  type: 'Annotation',
  motivation: note === undefined ? 'highlighting' : 'commenting',
  created: `2026-01-01T08:00:${String(number % 60).padStart(2, '0')}.000Z`,
  modified: '2026-01-01T09:00:00.000Z',
  ...(note === undefined ? {} : { body: { type: 'TextualBody', value: note, format: 'text/plain' } }),
  target: {
    source: 'OEBPS/chapter-2.xhtml',
    styleClass: 'yellow',
    selector: [
      {
        type: 'FragmentSelector',
        conformsTo: 'http://www.idpf.org/epub/linking/cfi/epub-cfi.html',
        value: 'epubcfi(/6/4!/4/2,/1:3,/1:17)',
      },
      { type: 'TextQuoteSelector', exact: 'räknade stjärn', prefix: 'Han ', suffix: 'or' },
    ],
  },
});
