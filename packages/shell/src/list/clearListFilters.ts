import { removeItems } from '../storage/removeItems.ts';

/** The key prefix of stored list filters: they can contain pupils' names and are removed when the user changes. */
const listKeyPrefix = 'realmkit-list';

/** Removes every stored list filter from a storage. */
export function clearListFilters(storage: Storage): void {
  removeItems(storage, (key) => key.startsWith(listKeyPrefix));
}
