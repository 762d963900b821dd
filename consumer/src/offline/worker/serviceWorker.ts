import '@realmkit/design-system/polyfills.ts';
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isLibraryUrl } from './libraryUrl.ts';
import { isAsset, isFrameFile, isOwnPage } from './ownPages.ts';
import { isReaderAsset, isReaderPage, readerCacheName, readerPage } from './readerApp.ts';

/** The parts of the service worker's global scope that are used here. */
interface Worker {
  readonly location: Location;
  readonly clients: { get(id: string): Promise<{ readonly url: string } | undefined> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'activate', listen: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'message', listen: (event: { readonly data: unknown; waitUntil(work: Promise<unknown>): void }) => void): void;
}

declare const self: Worker;
/** The page and the scripts of this app, inserted by the build. */
declare const PRECACHE: { url: string; revision: string | null }[];

/** Removes the oldest entries of a cache that exceeds `maxEntries`. */
function expireBeyond(maxEntries: number) {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({ maxEntries });
  return { ...(cacheDidUpdate && { cacheDidUpdate }), ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }) };
}

const frame = new NetworkFirst({ cacheName: 'realmkit-frame', networkTimeoutSeconds: 5 });
const assets = new CacheFirst({ cacheName: 'realmkit-assets', plugins: [expireBeyond(100)] });
// The shell deletes this cache when the user logs out or changes.
const covers = new CacheFirst({ cacheName: 'realmkit-covers', plugins: [expireBeyond(200)] });

clientsClaim();
// What is aborted when its page is left, or has neither network nor a stored answer, fails for the page alone.
setCatchHandler(async () => Response.error());
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()));

/** Returns the path of the page that a request comes from; undefined if the browser does not say it. */
async function pathOfClient(clientId: string): Promise<string | undefined> {
  const client = clientId === '' ? undefined : await self.clients.get(clientId);
  return client && new URL(client.url).pathname;
}

/** Returns whether a request comes from a page of another app, whose responses must not be cached here. */
async function isFromAnotherApp(clientId: string): Promise<boolean> {
  const path = await pathOfClient(clientId);
  return path !== undefined && !isOwnPage(path);
}

const isFromReader = async (clientId: string): Promise<boolean> => isReaderPage((await pathOfClient(clientId)) ?? '');

/** Returns the page of a navigation from the network, or a stored one without it. */
async function pageOr(stored: () => Promise<Response | undefined>, { request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    const preloaded: unknown = 'preloadResponse' in event ? await event.preloadResponse : undefined;
    return preloaded instanceof Response ? preloaded : await fetch(request);
  } catch {
    // Not reported: without a network the app itself says so.
    return (await stored()) ?? Response.error();
  }
}

/** Returns what the reader has stored of itself for a user who keeps a book; undefined if nobody does. */
const ofReader = (request: RequestInfo): Promise<Response | undefined> => caches.match(request, { cacheName: readerCacheName });

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOwnPage(url.pathname),
  (options) => pageOr(() => matchPrecache('/index.html'), options),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isReaderPage(url.pathname),
  (options) => pageOr(() => ofReader(readerPage), options),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isReaderAsset(url.pathname),
  async ({ request }) => (await ofReader(request)) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode !== 'navigate' && isFrameFile(url.pathname),
  async (options) => {
    const clientId = 'clientId' in options.event ? String(options.event.clientId) : '';
    if (!(await isFromAnotherApp(clientId))) return frame.handle(options);
    try {
      return await fetch(options.request);
    } catch (error) {
      const stored = (await isFromReader(clientId)) && (await ofReader(options.request));
      if (stored) return stored;
      throw error;
    }
  },
);

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets);

registerRoute(
  ({ request, url, sameOrigin }) => !sameOrigin && request.destination === 'image' && /\/v1\/books\/[^/]+\/cover$/.test(url.pathname),
  async ({ request, event, url }) => {
    const configuration = await caches.match('/config.json');
    const clientId = 'clientId' in event ? String(event.clientId) : '';
    const ours = configuration && isLibraryUrl(url.href, await configuration.json()) && !(await isFromAnotherApp(clientId));
    if (!ours) return fetch(request);
    // Requested with CORS, so that its size is known, without credentials, which a cover does not need, and past the browser's HTTP cache, which may
    // contain a response without CORS.
    return covers.handle({ event, request: new Request(url, { mode: 'cors', credentials: 'omit', cache: 'reload' }) });
  },
);

/** Caches the files that a page loaded before this worker was active. */
async function cacheLoaded(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const { origin, pathname } = new URL(url);
      const cacheName = isAsset(pathname) ? 'realmkit-assets' : 'realmkit-frame';
      if (origin !== self.location.origin || !(isAsset(pathname) || isFrameFile(pathname)) || (await caches.match(url))) return;
      const response = await fetch(url);
      if (response.ok) await (await caches.open(cacheName)).put(url, response);
    }),
  );
}

self.addEventListener('message', (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(cacheLoaded(data.filter((url) => typeof url === 'string')));
});
