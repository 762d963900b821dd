import type { ErrorReporter } from '@realmkit/shell';

/** The URL of the service worker; it responds only for the pages of this app. */
const scriptUrl = '/sw.js';

/**
 * Registers the service worker and sends it the URLs that this page has loaded already. If the browser has no service worker or rejects it, which
 * is reported, the app needs a network as before.
 */
export async function registerServiceWorker(report: ErrorReporter): Promise<void> {
  // The development server builds no service worker.
  if (!import.meta.env.PROD) return;
  try {
    // Some browsers that deny their site data deny even to look at it.
    const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    if (!container) return;
    await container.register(scriptUrl, { updateViaCache: 'none' });
    const { active } = await container.ready;
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch (error) {
    report('The service worker was not registered', error);
  }
}
