import { memoryStorage } from './memoryStorage.ts';

/**
 * Returns a storage that never throws: items that the browser does not store (blocked or full) are kept in memory.
 * @param open returns the browser's storage; throws if the browser denies it to this site.
 */
export function storageWithMemoryFallback(open: () => Storage): Storage {
  let browser: Storage;
  try {
    browser = open();
  } catch {
    // Not reported: a browser that denies its storage keeps items in memory.
    return memoryStorage();
  }
  const memory = memoryStorage();
  return {
    get length() {
      return browser.length;
    },
    clear: () => {
      memory.clear();
      browser.clear();
    },
    getItem: (key) => memory.getItem(key) ?? browser.getItem(key),
    key: (index) => browser.key(index),
    removeItem: (key) => {
      memory.removeItem(key);
      browser.removeItem(key);
    },
    setItem: (key, value) => {
      try {
        browser.setItem(key, value);
        memory.removeItem(key);
      } catch {
        // Not reported: kept in memory, as the function says. The old value would be restored after a reload.
        browser.removeItem(key);
        memory.setItem(key, value);
      }
    },
  };
}

/** The storage of this origin for later visits, with a fallback to memory. */
export const visitStorage: Storage = storageWithMemoryFallback(() => window.localStorage);

/** The storage of this tab across page loads, with a fallback to memory. */
export const tabStorage: Storage = storageWithMemoryFallback(() => window.sessionStorage);
