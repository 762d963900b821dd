import type { Annotation, HighlightColour } from './Annotation.ts';
import { colourOf } from './annotationOf.ts';
import type { Passage } from './passage.ts';

/** An annotation with its passage in a shown document. */
export interface PlacedAnnotation {
  readonly annotation: Annotation;
  readonly passage: Passage;
}

const lengthOf = ({ passage: { from, to } }: PlacedAnnotation): number => to - from;

/** Orders annotations from the undermost to the topmost: a short one over a long one, so that none is covered, and a newer one over an older one. */
export const inPaintOrder = (placed: readonly PlacedAnnotation[]): PlacedAnnotation[] =>
  placed.toSorted((one, other) => lengthOf(other) - lengthOf(one) || (one.annotation.created < other.annotation.created ? -1 : 1));

/** Returns what is left of a passage that another one covers. */
const without = ({ from, to }: Passage, cover: Passage): Passage[] =>
  [
    { from, to: Math.min(to, cover.from) },
    { from: Math.max(from, cover.to), to },
  ].filter((part) => part.from < part.to);

/** Returns the passages of each colour: where annotations lie over each other, the topmost one has the letters. */
export function paintPassages(placed: readonly PlacedAnnotation[]): ReadonlyMap<HighlightColour, readonly Passage[]> {
  const painted = new Map<HighlightColour, readonly Passage[]>();
  for (const { annotation, passage } of inPaintOrder(placed)) {
    for (const [colour, below] of painted)
      painted.set(
        colour,
        below.flatMap((one) => without(one, passage)),
      );
    const colour = colourOf(annotation);
    painted.set(colour, [...(painted.get(colour) ?? []), passage]);
  }
  return painted;
}
