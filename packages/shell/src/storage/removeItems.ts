/** Removes the entries of a storage whose keys match. */
export function removeItems(storage: Storage, matches: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && matches(key)) storage.removeItem(key);
}
