/** A token as the reference shows it; its values and aliases stand in the tables. */
export interface ReferenceToken {
  readonly name: string;
  /** Its DTCG type, such as `dimension`. */
  readonly type: string;
  /** What its groups and itself are for, from the outer to the inner. */
  readonly descriptions: readonly string[];
  /** Whether components may use it; `ramp`, `theme` and `corner` only hold values of others. */
  readonly isPublic: boolean;
  /** The removed tokens that it replaces. */
  readonly replaces: readonly string[];
  /** The files that name it, from the root of the project. */
  readonly uses: readonly string[];
}

/** The values of tokens that depend on the same axes: one row for each combination of their contexts. */
export interface ReferenceTable {
  readonly axes: readonly string[];
  readonly names: readonly string[];
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

/** A text of Storybook that search finds: a section of a guide, or what a component says of itself. */
export interface ReferenceText {
  /** The file of the page, as Storybook's index names it: `./design-system/guides/Tokens.mdx`. */
  readonly path: string;
  readonly heading: string;
  readonly text: string;
}

/** All that Storybook shows and finds about tokens, made of their files and of the sources that use them. */
export interface TokenReference {
  readonly tokens: readonly ReferenceToken[];
  readonly values: readonly ReferenceTable[];
  /** The names that an alias leads through, joined by spaces. */
  readonly chains: readonly ReferenceTable[];
  readonly texts: readonly ReferenceText[];
}

/** One context for each axis. */
export type Mode = Readonly<Record<string, string>>;

const found = new WeakMap<readonly ReferenceTable[], Map<string, { table: ReferenceTable; index: number }>>();

function placeOf(tables: readonly ReferenceTable[], name: string) {
  let places = found.get(tables);
  if (!places) {
    places = new Map(tables.flatMap((table) => table.names.map((one, index) => [one, { table, index }] as const)));
    found.set(tables, places);
  }
  return places.get(name);
}

/** Returns what a table says of a token in a mode: its value, or its aliases. */
export function lookUp(tables: readonly ReferenceTable[], name: string, mode: Mode): string {
  const place = placeOf(tables, name);
  return place?.table.rows[place.table.axes.map((axis) => mode[axis]).join(' ')]?.[place.index] ?? '';
}

/** Returns the axes that a token's value depends on. */
export const axesOf = (tables: readonly ReferenceTable[], name: string): readonly string[] => placeOf(tables, name)?.table.axes ?? [];
