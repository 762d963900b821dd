import { IDBFactory } from 'fake-indexeddb';
import { get, set } from 'idb-keyval';
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
