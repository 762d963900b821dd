import type { Annotation } from '../../player/index.ts';

/** The longest note that the contract allows, in characters. */
const maxNoteLength = 10_000;
const paragraph = '\n\n';

const noteOf = (annotation: Annotation | undefined): string => annotation?.body?.value ?? '';
const colourOf = ({ target }: Annotation): string => target.styleClass;
const passageOf = ({ target: { source, selector } }: Annotation): string => {
  const [{ value }, { exact, prefix, suffix }] = selector;
  return JSON.stringify([source, value, exact, prefix, suffix]);
};

/** Returns whether two annotations mark the same passage in the same colour with the same note. */
export const hasSameContent = (one: Annotation, other: Annotation): boolean =>
  noteOf(one) === noteOf(other) && colourOf(one) === colourOf(other) && passageOf(one) === passageOf(other);

/** Returns a text in which a part has changed that is its first or last paragraph; undefined if it is neither. */
function withChangedPart(whole: string, part: string, changed: string): string | undefined {
  if (part === '') return undefined;
  if (whole.startsWith(part + paragraph)) return changed + whole.slice(part.length);
  if (whole.endsWith(paragraph + part)) return whole.slice(0, -part.length) + changed;
  return undefined;
}

/** Merges two changes of a note so that no text of either is lost; `isMineLater` decides which of two texts comes last. */
function mergeNotes(base: string, theirs: string, mine: string, isMineLater: boolean): string {
  if (theirs === base) return mine;
  // Where one has removed the note and the other has changed it, its text stays.
  if (mine === base || mine === '') return theirs;
  if (theirs === '') return mine;
  const changed = withChangedPart(theirs, base, mine) ?? withChangedPart(mine, base, theirs);
  if (changed !== undefined) return changed;
  if (theirs.startsWith(mine)) return theirs;
  if (mine.startsWith(theirs)) return mine;
  return (isMineLater ? [theirs, mine] : [mine, theirs]).join(paragraph);
}

/** Returns an annotation with a note; an empty one is none. */
function withNote({ body: _before, ...annotation }: Annotation, value: string): Annotation {
  if (value === '') return { ...annotation, motivation: 'highlighting' };
  return { ...annotation, motivation: 'commenting', body: { type: 'TextualBody', value, format: 'text/plain' } };
}

/** The result of a merge. */
export interface MergedAnnotation {
  /** Undefined if it is deleted. */
  readonly merged: Annotation | undefined;
  /** A second annotation of the same passage, if the two notes are too long for one. */
  readonly copy?: Annotation;
}

/**
 * Merges a change of an annotation into that of another tab or device (a three-way merge): what only one of them has changed is changed, and of two
 * colours or passages the one with the later `modified` wins. Of two notes both texts stay. A change wins over a deletion of the other side.
 * @param base the annotation that both have changed; undefined for a new one.
 * @param theirs undefined if they have deleted it, or it never was there.
 */
export function mergeAnnotations(base: Annotation | undefined, theirs: Annotation | undefined, mine: Annotation): MergedAnnotation {
  if (!theirs) return { merged: mine };
  const isMineLater = Date.parse(mine.modified) >= Date.parse(theirs.modified);
  const later = isMineLater ? mine : theirs;
  const changedBy = (part: (annotation: Annotation) => string): Annotation => {
    if (base && part(theirs) === part(base)) return mine;
    if (base && part(mine) === part(base)) return theirs;
    return later;
  };
  const note = mergeNotes(noteOf(base), noteOf(theirs), noteOf(mine), isMineLater);
  if ([...note].length > maxNoteLength) return { merged: theirs, copy: { ...mine, id: `urn:uuid:${crypto.randomUUID()}` } };
  const target = { ...changedBy(passageOf).target, styleClass: changedBy(colourOf).target.styleClass };
  return { merged: withNote({ ...later, created: theirs.created, target }, note) };
}

/**
 * Merges a deletion into what another tab or device has done: their annotation stays if it has a note that the user, who deleted it, has not seen.
 * @param seen the versions that the user may have seen.
 */
export function mergeDeletion(seen: readonly (Annotation | undefined)[], theirs: Annotation | undefined): MergedAnnotation {
  const note = noteOf(theirs);
  const isSeen = note === '' || seen.every((one) => one === undefined) || seen.some((one) => noteOf(one) === note);
  return { merged: isSeen ? undefined : theirs };
}
