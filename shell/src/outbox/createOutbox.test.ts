import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTabMutex } from '../mutex/mutex.ts';
import { createOutbox, type Outbox, type Sending } from './createOutbox.ts';
import { entryStoreWithMemoryFallback, indexedDbEntryStore } from './entryStores.ts';

let names = 0;

/** A service that may be down, and the tabs of an origin that send to it. */
function scene(name = `test-${++names}`) {
  const arrived: Sending<number>[] = [];
  const failures: unknown[] = [];
  const service: { down: boolean; user: string | undefined; refused?: number } = { down: false, user: 'astrid' };
  const runExclusive = createTabMutex();
  const openTab = (store = entryStoreWithMemoryFallback(indexedDbEntryStore<number>(name))): Outbox<number> =>
    createOutbox<number>({
      store,
      runExclusive,
      owner: () => service.user,
      send: async (sending) => {
        if (sending.items.some((item) => item === service.refused)) throw new Error('Refused');
        if (service.down) throw new TypeError('Failed to fetch');
        arrived.push(sending);
      },
      onFailure: (error) => failures.push(error),
    });
  return { arrived, failures, service, openTab };
}

const addAll = async (outbox: Outbox<number>, count: number, from = 0) => {
  for (let item = from; item < from + count; item += 1) await outbox.add(item);
};
const itemsOf = (arrived: readonly Sending<number>[]) => arrived.flatMap(({ items }) => items);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('24 things wait, the 25th sends them all', async () => {
  const { arrived, openTab } = scene();
  const outbox = openTab();
  await addAll(outbox, 24);
  expect(arrived).toEqual([]);
  await outbox.add(24);
  expect(itemsOf(arrived)).toEqual(Array.from({ length: 25 }, (_, index) => index));
});

test('what waits is sent on demand, once', async () => {
  const { arrived, openTab } = scene();
  const outbox = openTab();
  await addAll(outbox, 3);
  await Promise.all([outbox.flush(), outbox.flush()]);
  expect(itemsOf(arrived)).toEqual([0, 1, 2]);
});

describe('after a failure', () => {
  test('everything is kept and sent again after 10 s, 20 s and so on, at most 100 s', async () => {
    const { arrived, failures, service, openTab } = scene();
    const outbox = openTab();
    service.down = true;
    await addAll(outbox, 2);
    await outbox.flush();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      const delay = 10_000 * Math.min(attempt, 10);
      expect(failures).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(failures).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(1);
      await vi.waitFor(() => expect(failures).toHaveLength(attempt + 1));
    }
    service.down = false;
    await vi.advanceTimersByTimeAsync(100_000);
    await vi.waitFor(() => expect(itemsOf(arrived)).toEqual([0, 1]));
  });

  test('what comes in waits with the rest, and an arrival starts the count anew', async () => {
    const { arrived, failures, service, openTab } = scene();
    const outbox = openTab();
    service.down = true;
    await addAll(outbox, 30);
    expect(failures).toHaveLength(1);
    service.down = false;
    await outbox.flush();
    expect(itemsOf(arrived)).toHaveLength(30);
    service.down = true;
    await outbox.add(30);
    await outbox.flush();
    service.down = false;
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(itemsOf(arrived)).toHaveLength(31));
  });

  test('a batch is sent again as it was, under the same key, by another page too', async () => {
    const { service, arrived, openTab } = scene();
    const first = openTab();
    service.down = true;
    await addAll(first, 3);
    await first.flush();
    await first.add(3);
    service.down = false;
    const keys: string[] = [];
    const second = openTab();
    await second.flush();
    for (const { key } of arrived) keys.push(key);
    expect(arrived.map(({ items }) => items)).toEqual([[0, 1, 2], [3]]);
    expect(new Set(keys).size).toBe(2);
  });
});

test('a batch that the service never takes does not hold up the others', async () => {
  const { arrived, openTab, service } = scene();
  const outbox = openTab();
  service.refused = 13;
  await outbox.add(13);
  await outbox.flush();
  await outbox.add(1);
  await outbox.flush();
  await outbox.flush();
  expect(itemsOf(arrived)).toEqual([1]);
});

test('what an earlier page left behind is sent by the next one', async () => {
  const name = `test-${++names}`;
  await addAll(scene(name).openTab(), 5);
  const { arrived, openTab } = scene(name);
  await openTab().flush();
  expect(itemsOf(arrived)).toEqual([0, 1, 2, 3, 4]);
});

test('what belongs to one user is never sent by another, and waits for its owner', async () => {
  const { arrived, service, openTab } = scene();
  const outbox = openTab();
  await addAll(outbox, 2);
  service.user = 'nils';
  await outbox.add(7);
  await outbox.flush();
  expect(itemsOf(arrived)).toEqual([7]);
  service.user = undefined;
  await outbox.add(8);
  await outbox.flush();
  service.user = 'astrid';
  await outbox.flush();
  expect(itemsOf(arrived)).toEqual([7, 0, 1]);
});

test('without a storage things are kept for the life of the page', async () => {
  const denied = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  const { arrived, service, openTab } = scene();
  const outbox = openTab(entryStoreWithMemoryFallback({ all: denied, put: denied, remove: denied }));
  service.down = true;
  await addAll(outbox, 3);
  await outbox.flush();
  service.down = false;
  await outbox.flush();
  expect(itemsOf(arrived)).toEqual([0, 1, 2]);
});

test('batches are short enough to outlive the page', async () => {
  const { arrived, openTab } = scene();
  const outbox = openTab();
  await outbox.add(1);
  await outbox.flush();
  expect(arrived[0]?.keepalive).toBe(true);
});
