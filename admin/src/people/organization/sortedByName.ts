/** Returns organisations sorted by name, without regard to case (admin §7, §9). */
export const sortedByName = <Item extends { readonly name: string }>(items: readonly Item[], locale: string): readonly Item[] =>
  items.toSorted((one, other) => one.name.localeCompare(other.name, locale, { sensitivity: 'accent' }));
