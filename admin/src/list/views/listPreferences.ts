import { isObject } from '../url/isObject.ts';

/** A list as somebody wants to see it again. */
export interface SavedView {
  readonly name: string;
  /** The list's query as it stands in an address: filters, order and rows per page, never what was searched for. */
  readonly search: string;
}

/** How somebody likes a list. */
export interface ListPreferences {
  /** The fields of the columns that are not shown. */
  readonly hidden: readonly string[];
  readonly views: readonly SavedView[];
}

const standard: ListPreferences = { hidden: [], views: [] };

/** How many views of a list are kept, and how long their names are at most. */
export const viewLimits = { count: 20, name: 60 } as const;

const isView = (value: unknown): value is SavedView =>
  isObject(value) && typeof value.name === 'string' && typeof value.search === 'string' && value.name.length <= viewLimits.name;

/** Reads preferences that were kept; what makes no sense is as if nobody had chosen. */
export function parsePreferences(text: string | null): ListPreferences {
  if (text === null) return standard;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isObject(kept)) return standard;
    const { hidden, views } = kept;
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((field) => typeof field === 'string') : [],
      views: Array.isArray(views) ? views.filter(isView).slice(0, viewLimits.count) : [],
    };
  } catch {
    return standard;
  }
}

/** The preferences with one more view; one of the same name is replaced. */
export function withView({ hidden, views }: ListPreferences, view: SavedView): ListPreferences {
  return { hidden, views: [...views.filter(({ name }) => name !== view.name), view].slice(-viewLimits.count) };
}

/** The preferences without the view of a name. */
export const withoutView = ({ hidden, views }: ListPreferences, gone: string): ListPreferences => ({
  hidden,
  views: views.filter(({ name }) => name !== gone),
});
