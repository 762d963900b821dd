import type { BrowserContext, Page } from '@playwright/test';

/**
 * Takes a browser offline and returns a function that brings it back online. Chromium before 156 reports this to the current page but not to the
 * next one, so `onLine` is overridden in every page too.
 */
export async function goOffline(context: BrowserContext): Promise<() => Promise<void>> {
  const onLineOverride = await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }),
  );
  await context.setOffline(true);
  return async () => {
    await onLineOverride.dispose();
    await context.setOffline(false);
  };
}

/** Returns the hashes of the queries that are persisted on this device. */
export const persistedQueries = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('realmkit-kept');
        // Not made here: without the app's store in it, the app could store nothing.
        opening.onupgradeneeded = () => {
          opening.onerror = () => resolve([]);
          opening.transaction?.abort();
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.flatMap(({ answers }) => Object.keys(answers)));
          };
        };
      }),
  );
