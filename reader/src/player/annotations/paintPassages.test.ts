import { expect, test } from 'vitest';
import type { HighlightColour } from './Annotation.ts';
import { type PlacedAnnotation, paintPassages } from './paintPassages.ts';

const placed = (styleClass: HighlightColour, from: number, to: number, created = '2026-01-01T00:00:00Z'): PlacedAnnotation => ({
  annotation: {
    id: `urn:uuid:${styleClass}-${from}`,
    type: 'Annotation',
    motivation: 'highlighting',
    created,
    modified: created,
    target: {
      source: 'a.xhtml',
      styleClass,
      selector: [
        { type: 'FragmentSelector', conformsTo: 'http://www.idpf.org/epub/linking/cfi/epub-cfi.html', value: '' },
        { type: 'TextQuoteSelector', exact: '' },
      ],
    },
  },
  passage: { from, to },
});

test('a highlight within a longer one keeps its colour, whichever was made first', () => {
  for (const list of [
    [placed('yellow', 0, 100), placed('blue', 20, 30, '2020-01-01T00:00:00Z')],
    [placed('blue', 20, 30), placed('yellow', 0, 100, '2030-01-01T00:00:00Z')],
  ])
    expect(Object.fromEntries(paintPassages(list))).toEqual({
      yellow: [
        { from: 0, to: 20 },
        { from: 30, to: 100 },
      ],
      blue: [{ from: 20, to: 30 }],
    });
});

test('of two equal highlights the newer one is seen', () => {
  const painted = paintPassages([placed('pink', 0, 10, '2030-01-01T00:00:00Z'), placed('green', 0, 10)]);
  expect([painted.get('pink'), painted.get('green')]).toEqual([[{ from: 0, to: 10 }], []]);
});
