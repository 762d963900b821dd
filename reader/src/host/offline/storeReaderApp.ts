/** The service worker of the origin, which the consumer app builds; it serves the stored page of the reader. */
const workerUrl = '/sw.js';

/** The cache with the reader's own page, scripts and shared files; the service worker reads it. */
const cacheName = 'realmkit-reader';

/** Matches the files that every app of the platform loads from the root. */
const sharedFiles = /^\/(realm\.js|tokens\.css|config\.json)$|^\/(fonts|brand|manifest)\//;

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`Status ${response.status} for ${url}`);
  return response;
}

/** Returns the shared files that this page has loaded. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && sharedFiles.test(pathname))
    .map(({ pathname, search }) => pathname + search);

/** Settles when the worker serves pages. @throws if it cannot be installed */
async function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    const onChange = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'));
    };
    worker.addEventListener('statechange', onChange);
    onChange();
  });
}

/**
 * Stores the reader itself for times without a network: its page, all of its scripts and the shared files that this page has loaded. Files of an older build are
 * removed. Settles when the service worker serves them. The development server has no list of files, and stores nothing.
 * @throws if one of them cannot be loaded, or the service worker cannot be installed
 */
export async function storeReaderApp(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const registration = await navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' });
  const list: unknown = await (await fetchOk('/reader/offline.json')).json();
  if (!isTexts(list)) throw new Error('The list of the reader’s files is none');
  const urls = [...list, ...new Set(loadedFiles())];
  const cache = await caches.open(cacheName);
  await Promise.all(
    urls.map(async (url) => {
      // The name of a script changes with its content.
      if (url.startsWith('/reader/assets/') && (await cache.match(url))) return;
      await cache.put(url, await fetchOk(url));
    }),
  );
  const current = new Set(urls.map((url) => new URL(url, window.location.origin).href));
  await Promise.all((await cache.keys()).filter(({ url }) => !current.has(url)).map((request) => cache.delete(request)));
  // Before, a reload without a network would find nobody to serve the page.
  await activated(registration);
}
