/** Where the service worker lies; it answers for the pages of this app alone. */
const address = '/sw.js';

/**
 * Starts the service worker and tells it what this page has loaded already. Where the browser has none, or refuses, the app needs a
 * network as before.
 */
export async function startWorker(container: ServiceWorkerContainer | undefined): Promise<void> {
  // The development server makes no worker.
  if (!container || !import.meta.env.PROD) return;
  try {
    await container.register(address, { updateViaCache: 'none' });
    const { active } = await container.ready;
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch {
    return;
  }
}
