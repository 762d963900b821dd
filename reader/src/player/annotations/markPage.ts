import { markRanges } from '../section/marks/markRanges.ts';
import type { PageView } from '../stage/views/PageView.ts';
import { highlightColours, noteOf } from './annotationOf.ts';
import { inPaintOrder, type PlacedAnnotation, paintPassages } from './paintPassages.ts';
import { type Passage, rangeOfPassage } from './passage.ts';

/** The name of the highlight of a colour, or of the underline of notes, for which the page's style sheet has a rule. */
export const highlightName = (part: (typeof highlightColours)[number] | 'note'): string => `realmkit-annotation-${part}`;

/** Below the results of a search, which have 0. */
const priority = -1;

/** Marks the annotations of a page. */
export function markPage({ document }: PageView, placed: readonly PlacedAnnotation[]): void {
  const mark = (name: string, passages: readonly Passage[]) => {
    const ranges = passages.map((passage) => rangeOfPassage(passage, document));
    markRanges(document, name, ranges, priority);
  };
  const painted = paintPassages(placed);
  for (const colour of highlightColours) mark(highlightName(colour), painted.get(colour) ?? []);
  mark(
    highlightName('note'),
    placed.filter(({ annotation }) => noteOf(annotation) !== '').map(({ passage }) => passage),
  );
}

/** Finds the topmost annotation at a point of a page, in CSS px of its frame. */
export const annotationAt = ({ document }: PageView, placed: readonly PlacedAnnotation[], x: number, y: number) =>
  inPaintOrder(placed).findLast(({ passage }) =>
    [...rangeOfPassage(passage, document).getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    ),
  )?.annotation;
