/** Returns the keys of a storage. */
export const itemKeys = (storage: Pick<Storage, 'key' | 'length'>): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);

/** Removes the entries of a storage whose keys match. */
export function removeItems(storage: Storage, matches: (key: string) => boolean): void {
  for (const key of itemKeys(storage)) if (matches(key)) storage.removeItem(key);
}
