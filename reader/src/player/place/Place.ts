import type { SpineItem } from '../publication/Publication.ts';

/** A place in a book that outlives changes of its layout (reader §3): what bookmarks and the last position hold. */
export interface Place {
  /** The spine's idref and the id of the nearest element that begins before: `chapter-2#s14`, or `chapter-2`. */
  readonly ncxRef: string;
  /** The path within the package, with the fragment and without a signature. */
  readonly URI?: string;
  /** Seconds in the file of the clip that was heard there. */
  readonly timeOffset?: number;
  /** UTF-16 units from the beginning of the fragment. */
  readonly charOffset?: number;
}

const fragmentOf = (reference: string): string => reference.split('#')[1] ?? '';

/** Whether a value read from outside is a place. */
export function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null || !('ncxRef' in value) || typeof value.ncxRef !== 'string') return false;
  const optional = (name: string, type: string) => {
    const held: unknown = Reflect.get(value, name);
    return held === undefined || held === null || typeof held === type;
  };
  return optional('URI', 'string') && optional('timeOffset', 'number') && optional('charOffset', 'number');
}

/** Reads a last position; undefined for what is none. */
export function parsePlace(json: string | undefined | null): Place | undefined {
  if (!json) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return isPlace(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The document that a place is in: by its idref, and by its path where a foreign place has no idref of this book. */
export function itemOfPlace(place: Place, items: readonly SpineItem[], folder: string): SpineItem | undefined {
  const idref = place.ncxRef.split('#')[0];
  const byReference = items.find((item) => item.idref === idref);
  if (byReference) return byReference;
  const path = (place.URI ?? place.ncxRef).split('#')[0];
  return path && URL.canParse(path, folder) ? items.find((item) => item.address === new URL(path, folder).href) : undefined;
}

/** The fragment of a place; empty where it is the document as a whole. */
export const fragmentOfPlace = (place: Place): string => fragmentOf(place.ncxRef) || fragmentOf(place.URI ?? '');
