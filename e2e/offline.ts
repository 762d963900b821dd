import type { BrowserContext, Page } from '@playwright/test';

/**
 * Takes the network away from a browser; the action it gives brings the network back. Chromium before 156 tells a page that there is none, but not
 * the page it opens next, so every page is told as well.
 */
export async function goOffline(context: BrowserContext): Promise<() => Promise<void>> {
  const told = await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }),
  );
  await context.setOffline(true);
  return async () => {
    await told.dispose();
    await context.setOffline(false);
  };
}

/** Returns the hashes of the queries whose answers lie on this device. */
export const persistedQueries = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('realmkit-kept');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          if (!opening.result.objectStoreNames.contains('kept')) return resolve([]);
          const reading = opening.result.transaction('kept').objectStore('kept').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.flatMap(({ answers }) => Object.keys(answers)));
          };
        };
      }),
  );
