import {
  type BrowserCategory,
  type BrowserRetention,
  browserCategories,
  browserStores,
  type PersonKind,
  personalTables,
  type ServerCategory,
  type ServerRetention,
  serverCategories,
  type Viewer,
} from '@realmkit/openapi/personal-data';

/** A kind of stored data, as the page shows it. */
export interface StoredData {
  readonly kind: ServerCategory | BrowserCategory;
  readonly seenBy: readonly Viewer[];
  readonly retention: ServerRetention | BrowserRetention;
  /** The technical names of the tables or stores. */
  readonly places: readonly string[];
}

function entriesOf<Kind extends string, Retention>(
  categories: Readonly<
    Record<Kind, { readonly about: readonly PersonKind[]; readonly seenBy: readonly Viewer[]; readonly retention: Retention }>
  >,
  person: PersonKind,
) {
  const kinds = Object.keys(categories) as Kind[];
  return kinds.map((kind) => ({ kind, ...categories[kind] })).filter(({ about }) => about.includes(person));
}

/** Returns what the servers store about a person. */
export const serverData = (person: PersonKind): StoredData[] =>
  entriesOf<ServerCategory, ServerRetention>(serverCategories, person).map((entry) => ({
    ...entry,
    places: personalTables().flatMap(([name, { category }]) => (category === entry.kind ? [name] : [])),
  }));

/** Returns what a browser stores about a person. */
export const browserData = (person: PersonKind): StoredData[] =>
  entriesOf<BrowserCategory, BrowserRetention>(browserCategories, person).map((entry) => ({
    ...entry,
    places: browserStores.flatMap(({ category, kind, name }) => (category === entry.kind ? [`${kind}: ${name}`] : [])),
  }));
