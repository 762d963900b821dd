import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isLibraryAddress } from './libraryAddress.ts';
import { isAsset, isFrameFile, isOwnPage } from './ownPages.ts';

/** What a worker has that a page has not, as far as this one needs it. */
interface Worker {
  readonly location: Location;
  readonly clients: { get(id: string): Promise<{ readonly url: string } | undefined> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'activate', listen: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'message', listen: (event: { readonly data: unknown; waitUntil(work: Promise<unknown>): void }) => void): void;
}

declare const self: Worker;
/** Put in by the build: the page and the scripts of this app. */
declare const PRECACHE: { url: string; revision: string | null }[];

/** Removes the oldest of a cache when it grows beyond a number. */
function expireBeyond(maxEntries: number) {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({ maxEntries });
  return { ...(cacheDidUpdate && { cacheDidUpdate }), ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }) };
}

const frame = new NetworkFirst({ cacheName: 'realmkit-frame', networkTimeoutSeconds: 5 });
const assets = new CacheFirst({ cacheName: 'realmkit-assets', plugins: [expireBeyond(100)] });
// The shell removes this one when another user, or nobody, is there.
const covers = new CacheFirst({ cacheName: 'realmkit-covers', plugins: [expireBeyond(200)] });

clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()));

/** Whether a request comes from a page of another app: its answers are none of this worker's business. */
async function isFromElsewhere(clientId: string): Promise<boolean> {
  const client = clientId === '' ? undefined : await self.clients.get(clientId);
  return client !== undefined && !isOwnPage(new URL(client.url).pathname);
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOwnPage(url.pathname),
  async ({ request, event }) => {
    try {
      const loaded: unknown = 'preloadResponse' in event ? await event.preloadResponse : undefined;
      return loaded instanceof Response ? loaded : await fetch(request);
    } catch {
      return (await matchPrecache('/index.html')) ?? Response.error();
    }
  },
);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode !== 'navigate' && isFrameFile(url.pathname),
  async (options) => {
    const clientId = 'clientId' in options.event ? String(options.event.clientId) : '';
    return (await isFromElsewhere(clientId)) ? fetch(options.request) : frame.handle(options);
  },
);

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets);

registerRoute(
  ({ request, url, sameOrigin }) => !sameOrigin && request.destination === 'image' && /\/v1\/books\/[^/]+\/cover$/.test(url.pathname),
  async ({ request, event, url }) => {
    const configuration = await caches.match('/config.json');
    const clientId = 'clientId' in event ? String(event.clientId) : '';
    const ours = configuration && isLibraryAddress(url.href, await configuration.json()) && !(await isFromElsewhere(clientId));
    if (!ours) return fetch(request);
    // Asked for with CORS, so that its size is known, and past the browser's own memory, which can hold it as it was got without; who asks does not
    // matter for a cover.
    return covers.handle({ event, request: new Request(url, { mode: 'cors', credentials: 'omit', cache: 'reload' }) });
  },
);

/** Keeps what a page loaded before this worker was there. */
async function keep(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const { origin, pathname } = new URL(address);
      const cacheName = isAsset(pathname) ? 'realmkit-assets' : 'realmkit-frame';
      if (origin !== self.location.origin || !(isAsset(pathname) || isFrameFile(pathname)) || (await caches.match(address))) return;
      const answer = await fetch(address);
      if (answer.ok) await (await caches.open(cacheName)).put(address, answer);
    }),
  );
}

self.addEventListener('message', (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(keep(data.filter((address) => typeof address === 'string')));
});
