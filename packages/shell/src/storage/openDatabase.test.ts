import { IDBFactory } from 'fake-indexeddb';
import { get, promisifyRequest, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from './openDatabase.ts';

const timeout = { name: 'TimeoutError' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a database that throws when it is opened rejects the operation', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  const operation = get('tokens', openDatabase('denied', 'session'));
  await expect(operation).rejects.toMatchObject({ name: 'SecurityError' });
});

test('a database that never answers rejects the first operation after 5 s and later ones at once', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const database = openDatabase('hanging', 'session');
  const first = expect(get('tokens', database)).rejects.toMatchObject(timeout);
  await vi.advanceTimersByTimeAsync(5000);
  await first;
  await expect(set('tokens', 'new', database)).rejects.toMatchObject(timeout);
  expect(vi.getTimerCount()).toBe(0);
});

test('a database that answers late is used again', async () => {
  const factory = new IDBFactory();
  const requests: (() => void)[] = [];
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      const request: { onsuccess?: () => void; onupgradeneeded?: () => void; result?: unknown } = {};
      requests.push(() => {
        const real = factory.open(name);
        real.onupgradeneeded = () => {
          request.result = real.result;
          request.onupgradeneeded?.();
        };
        real.onsuccess = () => {
          request.result = real.result;
          request.onsuccess?.();
        };
      });
      return request;
    },
  });
  const database = openDatabase('late', 'session');
  const first = expect(get('tokens', database)).rejects.toMatchObject(timeout);
  await vi.advanceTimersByTimeAsync(5000);
  await first;
  requests[0]?.();
  vi.useRealTimers();
  await vi.waitFor(() => set('tokens', 'new', database));
  expect(await get('tokens', database)).toBe('new');
});

test('an operation takes no request after an answer: a page that cannot answer any more would keep others waiting', async () => {
  vi.useRealTimers();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const goingOn = openDatabase('left', 'session')('readwrite', async (store) => {
    await promisifyRequest(store.get('tokens'));
    store.put('new', 'tokens');
  });
  await expect(goingOn).rejects.toMatchObject({ name: expect.stringMatching(/^(InvalidState|TransactionInactive)Error$/) });
});

test('an update of a page that is left for the cache ends at once, and runs when the page is shown again', async () => {
  vi.useRealTimers();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', new EventTarget());
  const fire = (name: string) => window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
  const [left, next] = [openDatabase('updated', 'session'), openDatabase('updated', 'session')];
  await set('count', 1, next);
  let runs = 0;
  const update = left.update(async (store) => {
    runs += 1;
    const count: number = await promisifyRequest(store.get('count'));
    // What a page would do for as long as it is in the cache.
    while (runs === 1) await promisifyRequest(store.get('count'));
    await promisifyRequest(store.put(count + 1, 'count'));
  });
  await vi.waitFor(() => expect(runs).toBe(1));
  fire('pagehide');
  await set('count', 5, next);
  expect(await get('count', next)).toBe(5);
  fire('pageshow');
  await update;
  expect(await get('count', next)).toBe(6);
  // An operation that has ended does not listen any more.
  fire('pagehide');
});

test('an update that fails rejects', async () => {
  vi.useRealTimers();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const failing = openDatabase('failing', 'session').update(() => Promise.reject(new TypeError('No')));
  await expect(failing).rejects.toThrow('No');
});
