import type { BrowserContext } from '@playwright/test';

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
