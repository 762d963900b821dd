import { afterEach, expect, test, vi } from 'vitest';
import { storeReaderApp } from './storeReaderApp.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A production build whose service worker is being installed. */
function installing() {
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  vi.stubEnv('PROD', true);
  vi.stubGlobal('window', { location: new URL('https://realmkit.example/') });
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: async () => {}, keys: async () => [] }) });
  vi.stubGlobal('fetch', async () => Response.json([]));
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({ active: null, waiting: null, installing: worker }) } });
  const turn = (state: string) => {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  };
  return turn;
}

test('the reader is not stored before its service worker serves pages: a reload without a network would fail', async () => {
  const turn = installing();
  const log: string[] = [];
  const stored = storeReaderApp().then(() => log.push('stored'));
  await new Promise((resolve) => setTimeout(resolve));
  turn('installed');
  await new Promise((resolve) => setTimeout(resolve));
  log.push('active');
  turn('activated');
  await stored;
  expect(log).toEqual(['active', 'stored']);
});

test('a service worker that cannot be installed is an error', async () => {
  const turn = installing();
  const stored = storeReaderApp();
  const failed = expect(stored).rejects.toThrow('could not be installed');
  await new Promise((resolve) => setTimeout(resolve));
  turn('redundant');
  await failed;
});
