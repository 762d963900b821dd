import { isJsonObject } from '@realmkit/openapi/json';

/** A saved state of a list. */
export interface SavedView {
  readonly name: string;
  /** The list's query as in a URL: filters, order and rows per page, never the search string. */
  readonly search: string;
}

/** The user's preferences for a list. */
export interface ListPreferences {
  /** The fields of the hidden columns. */
  readonly hidden: readonly string[];
  readonly views: readonly SavedView[];
}

/** The preferences of a user who has set none. */
export const defaultPreferences: ListPreferences = { hidden: [], views: [] };

/** The maximum number of stored views of a list, and the maximum length of their names. */
export const viewLimits = { count: 20, name: 60 } as const;

const isView = (value: unknown): value is SavedView =>
  isJsonObject(value) && typeof value.name === 'string' && typeof value.search === 'string' && value.name.length <= viewLimits.name;

/** Parses stored preferences; invalid ones fall back to the defaults. */
export function parsePreferences(text: string | null): ListPreferences {
  if (text === null) return defaultPreferences;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isJsonObject(stored)) return defaultPreferences;
    const { hidden, views } = stored;
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((field) => typeof field === 'string') : [],
      views: Array.isArray(views) ? views.filter(isView).slice(0, viewLimits.count) : [],
    };
  } catch {
    // Not reported: preferences that are not JSON are the standard ones.
    return defaultPreferences;
  }
}

/** Returns the preferences with one more view; it replaces one of the same name. */
export function withView({ hidden, views }: ListPreferences, view: SavedView): ListPreferences {
  return { hidden, views: [...views.filter(({ name }) => name !== view.name), view].slice(-viewLimits.count) };
}

/** Returns the preferences without the view of a name. */
export const withoutView = ({ hidden, views }: ListPreferences, viewName: string): ListPreferences => ({
  hidden,
  views: views.filter(({ name }) => name !== viewName),
});
