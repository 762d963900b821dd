import { compareCfis, spineIndexOf } from '../place/cfi.ts';
import type { SpineItem } from '../publication/Publication.ts';
import type { Annotation } from './Annotation.ts';
import { cfiOfAnnotation, itemOfAnnotation } from './annotationOf.ts';

/** The place of an annotation in this edition of the book. */
export interface AnnotationPlace {
  /** The spine index of its document. */
  readonly index: number;
  readonly cfi: string;
  /** The href of its entry of the table of contents; undefined if there is none. */
  readonly chapter: string | undefined;
}

/** The places of annotations by their ids; `missing` for one whose text this edition does not have, and none for one not looked for yet. */
export type AnnotationPlaces = ReadonlyMap<string, AnnotationPlace | 'missing'>;

/** Sorts annotations by their places in the book; those that this edition does not have are last. */
export function inBookOrder(
  annotations: readonly Annotation[],
  places: AnnotationPlaces,
  items: readonly SpineItem[],
  folder: string,
): Annotation[] {
  const placeOf = (annotation: Annotation) => {
    const place = places.get(annotation.id);
    if (place === 'missing') return { index: Number.POSITIVE_INFINITY, cfi: cfiOfAnnotation(annotation) };
    return place ?? { index: itemOfAnnotation(annotation, items, folder)?.index ?? items.length, cfi: cfiOfAnnotation(annotation) };
  };
  return annotations
    .map((annotation) => ({ annotation, ...placeOf(annotation) }))
    .sort((one, other) => {
      if (one.index !== other.index) return one.index - other.index;
      // A CFI of another program may be none.
      return [one, other].every(({ cfi }) => spineIndexOf(cfi) !== undefined) ? compareCfis(one.cfi, other.cfi) : 0;
    })
    .map(({ annotation }) => annotation);
}
