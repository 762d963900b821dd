import type { SpineItem } from '../publication/Publication.ts';

/** A position in a book that is independent of its layout (reader §3): the value of bookmarks and of the last position. */
export interface Locator {
  /** The spine's idref and the id of the nearest element that starts before: `chapter-2#s14`, or `chapter-2`. */
  readonly ncxRef: string;
  /** The path within the package, with the fragment and without a signature. */
  readonly URI?: string;
  /** Seconds in the file of the clip that was playing. */
  readonly timeOffset?: number;
  /** UTF-16 units from the start of the fragment. */
  readonly charOffset?: number;
}

const fragmentOf = (reference: string): string => reference.split('#')[1] ?? '';

/** Returns whether an external value is a locator. */
export function isLocator(value: unknown): value is Locator {
  if (typeof value !== 'object' || value === null || !('ncxRef' in value) || typeof value.ncxRef !== 'string') return false;
  const optional = (name: string, type: string) => {
    const held: unknown = Reflect.get(value, name);
    return held === undefined || held === null || typeof held === type;
  };
  return optional('URI', 'string') && optional('timeOffset', 'number') && optional('charOffset', 'number');
}

/**
 * Returns whether two locators name the same place: a document without ids has one `ncxRef` for all its pages, so the letters count too.
 * A missing offset is the start, as it is for showing a locator. What was heard there is no part of the place.
 */
export const isSamePlace = (one: Locator, other: Locator): boolean =>
  one.ncxRef === other.ncxRef && (one.URI ?? '') === (other.URI ?? '') && (one.charOffset ?? 0) === (other.charOffset ?? 0);

/** Parses a last position; undefined if it is invalid. */
export function parseLocator(json: string | undefined | null): Locator | undefined {
  if (!json) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return isLocator(value) ? value : undefined;
  } catch {
    // Not reported: a position that is not JSON is none.
    return undefined;
  }
}

/** Finds the document of a locator: by its idref, or by its path if this book has no such idref. */
export function spineItemOf(locator: Locator, items: readonly SpineItem[], folder: string): SpineItem | undefined {
  const idref = locator.ncxRef.split('#')[0];
  const byReference = items.find((item) => item.idref === idref);
  if (byReference) return byReference;
  const path = (locator.URI ?? locator.ncxRef).split('#')[0];
  return path && URL.canParse(path, folder) ? items.find((item) => item.href === new URL(path, folder).href) : undefined;
}

/** Returns the fragment of a locator; empty for the whole document. */
export const fragmentOfLocator = (locator: Locator): string => fragmentOf(locator.ncxRef) || fragmentOf(locator.URI ?? '');
