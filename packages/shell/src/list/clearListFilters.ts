/** The key prefix of stored list filters: they can contain pupils' names and are removed when the user changes. */
const listKeyPrefix = 'realmkit-list';

/** Removes every stored list filter from a storage. */
export function clearListFilters(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(listKeyPrefix)) storage.removeItem(key);
}
