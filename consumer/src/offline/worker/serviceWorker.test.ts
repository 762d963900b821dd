import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

type FetchListener = (event: {
  readonly request: Request;
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}) => void;

/** Starts the worker in a scope whose network and stores answer as given; returns how it answers a request. */
async function startWorker(network: () => Promise<Response>, stored?: Response) {
  const listeners: FetchListener[] = [];
  const origin = 'https://app.example';
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('PRECACHE', []);
  // Neither Node nor jsdom has the events of a worker.
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('FetchEvent', class extends Event {});
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('registration', { scope: `${origin}/` });
  vi.stubGlobal('clients', { get: async () => undefined, claim: async () => undefined });
  const cache = { match: async () => stored?.clone(), put: async () => undefined, keys: async () => [] };
  vi.stubGlobal('caches', { ...cache, open: async () => cache });
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('addEventListener', (type: string, listener: FetchListener) => {
    if (type === 'fetch') listeners.push(listener);
  });
  vi.resetModules();
  await import('./serviceWorker.ts');
  return (path: string) =>
    new Promise<Response>((resolve, reject) => {
      const request = new Request(origin + path);
      const respondWith = (response: Promise<Response>) => void response.then(resolve, reject);
      const event = Object.assign(new Event('fetch'), { request, clientId: '', respondWith, waitUntil: () => undefined });
      for (const listener of listeners) listener(event);
    });
}

const aborted = () => Promise.reject(new DOMException('The request was aborted.', 'AbortError'));

test.each(['/config.json', '/assets/page-1.js'])(
  'a request of %s that is aborted, or has no network and no stored answer, is answered with an error, and the worker itself does not fail',
  async (path) => {
    const answer = await startWorker(aborted);
    expect((await answer(path)).type).toBe('error');
  },
);

test('without a network the configuration is the stored one', async () => {
  const answer = await startWorker(aborted, Response.json({ realm: 'se' }));
  expect(await (await answer('/config.json')).json()).toEqual({ realm: 'se' });
});
