import { memoryStorage } from './memoryStorage.ts';

/**
 * A storage that never throws: what the browser does not take (it is blocked or full) is kept for the life of the page.
 * @param open gives the browser's storage; throws where the browser denies it to this site.
 */
export function forgivingStorage(open: () => Storage): Storage {
  let kept: Storage;
  try {
    kept = open();
  } catch {
    return memoryStorage();
  }
  const untaken = memoryStorage();
  return {
    get length() {
      return kept.length;
    },
    clear: () => {
      untaken.clear();
      kept.clear();
    },
    getItem: (key) => untaken.getItem(key) ?? kept.getItem(key),
    key: (index) => kept.key(index),
    removeItem: (key) => {
      untaken.removeItem(key);
      kept.removeItem(key);
    },
    setItem: (key, value) => {
      try {
        kept.setItem(key, value);
        untaken.removeItem(key);
      } catch {
        // An old value under the key would come back after a reload.
        kept.removeItem(key);
        untaken.setItem(key, value);
      }
    },
  };
}

/** What this origin keeps for later visits; for the life of the page where the browser keeps nothing. */
export const visitStorage: Storage = forgivingStorage(() => window.localStorage);

/** What this tab keeps over page loads; for the life of the page where the browser keeps nothing. */
export const tabStorage: Storage = forgivingStorage(() => window.sessionStorage);
