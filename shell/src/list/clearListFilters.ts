/** Keys of stored list filters start with this: they can hold pupils' names and go when the user goes. */
const listKeyPrefix = 'realmkit-list';

/** Removes every stored list filter from a storage. */
export function clearListFilters(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(listKeyPrefix)) storage.removeItem(key);
}
