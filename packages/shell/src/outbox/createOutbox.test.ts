import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTabMutex } from '../mutex/mutex.ts';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';
import { type BatchRequest, createOutbox, type Outbox } from './createOutbox.ts';
import { entryStoreWithMemoryFallback, indexedDbEntryStore } from './entryStores.ts';

let names = 0;

/** Creates a service that can be down, and opens tabs of one origin that send to it. */
function scene(name = `test-${++names}`) {
  const arrived: BatchRequest<number>[] = [];
  const errors: unknown[] = [];
  const report = vi.fn<ErrorReporter>();
  const service: { down: boolean; user: string | undefined; refused?: number } = { down: false, user: 'astrid' };
  const runExclusive = createTabMutex();
  const openTab = (store = entryStoreWithMemoryFallback(indexedDbEntryStore<number>(name), report)): Outbox<number> =>
    createOutbox<number>({
      store,
      runExclusive,
      owner: () => service.user,
      send: async (request) => {
        if (request.items.some((item) => item === service.refused)) throw new Error('Refused');
        if (service.down) throw new TypeError('Failed to fetch');
        arrived.push(request);
      },
      onError: (error) => errors.push(error),
    });
  return { arrived, errors, service, openTab, report };
}

const addAll = async (outbox: Outbox<number>, count: number, from = 0) => {
  for (let item = from; item < from + count; item += 1) await outbox.add(item);
};
const itemsOf = (arrived: readonly BatchRequest<number>[]) => arrived.flatMap(({ items }) => items);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('the outbox sends all entries when the 25th is added', {
  tags: ['admin §4 Activity events.1', 'admin §4 Activity events.2', 'admin §9.8'],
}, async () => {
  const { arrived, openTab } = scene();
  const outbox = openTab();
  await addAll(outbox, 24);
  expect(arrived).toEqual([]);
  await outbox.add(24);
  expect(itemsOf(arrived)).toEqual(Array.from({ length: 25 }, (_, index) => index));
});

test('flush sends the waiting entries once', { tags: ['admin §4 Activity events.3'] }, async () => {
  const { arrived, openTab } = scene();
  const outbox = openTab();
  await addAll(outbox, 3);
  await Promise.all([outbox.flush(), outbox.flush()]);
  expect(itemsOf(arrived)).toEqual([0, 1, 2]);
});

describe('a page that is closed', () => {
  test('what it has added is sent in the same task, once, and the next page finds nothing to send', async () => {
    const { arrived, openTab } = scene();
    const closing = openTab();
    void closing.add(1);
    void closing.add(2);
    closing.sendAtOnce();
    closing.sendAtOnce();
    expect(arrived).toMatchObject([{ items: [1, 2], keepalive: true }]);
    void closing.add(3);
    closing.sendAtOnce();
    await closing.flush();
    await openTab().flush();
    expect(arrived.map(({ items }) => items)).toEqual([[1, 2], [3]]);
  });

  test('what is in a request already is not sent a second time', async () => {
    const { arrived, openTab } = scene();
    const closing = openTab();
    await closing.add(1);
    const flushed = closing.flush();
    await vi.waitFor(() => expect(arrived).toHaveLength(1));
    closing.sendAtOnce();
    await flushed;
    closing.sendAtOnce();
    expect(itemsOf(arrived)).toEqual([1]);
  });

  test('what did not arrive is sent by the next page, as the same batch under the same key', async () => {
    const { arrived, service, openTab } = scene();
    const keys: string[] = [];
    const closing = openTab();
    service.down = true;
    await closing.add(1);
    await closing.add(2);
    closing.sendAtOnce();
    await vi.waitFor(async () => expect(await storedBatches()).toHaveLength(1));
    keys.push(...(await storedBatches()));
    service.down = false;
    await openTab().flush();
    expect(arrived.map(({ items, key }) => [items, key])).toEqual([[[1, 2], keys[0]]]);

    async function storedBatches(): Promise<string[]> {
      const stored = await indexedDbEntryStore<number>(`test-${names}`).all('astrid');
      return [...new Set(stored.flatMap(({ batch }) => batch ?? []))];
    }
  });

  test('entries that are more than one keepalive request may hold stay stored, and nothing of them is lost', async () => {
    const { arrived, openTab } = scene();
    const closing = openTab();
    for (let item = 0; item < 101; item += 1) void closing.add(item);
    closing.sendAtOnce();
    expect(arrived.map(({ items }) => items.length)).toEqual([100]);
    await openTab().flush();
    expect(itemsOf(arrived).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 101 }, (_, item) => item));
  });
});

describe('a failed delivery', () => {
  test('a failed batch is retried after 10 s, 20 s and so on, at most 100 s', {
    tags: ['admin §4 Activity events.5', 'admin §4 Activity events.6', 'admin §9.9'],
  }, async () => {
    const { arrived, errors, service, openTab } = scene();
    const outbox = openTab();
    service.down = true;
    await addAll(outbox, 2);
    await outbox.flush();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      const delay = 10_000 * Math.min(attempt, 10);
      expect(errors).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(errors).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(1);
      await vi.waitFor(() => expect(errors).toHaveLength(attempt + 1));
    }
    service.down = false;
    await vi.advanceTimersByTimeAsync(100_000);
    await vi.waitFor(() => expect(itemsOf(arrived)).toEqual([0, 1]));
  });

  test('new entries wait for the retry, and a success resets the delay', async () => {
    const { arrived, errors, service, openTab } = scene();
    const outbox = openTab();
    service.down = true;
    await addAll(outbox, 30);
    expect(errors).toHaveLength(1);
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

  test('another page resends a failed batch unchanged under the same key', async () => {
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

test('a batch that the service always refuses does not block the others', async () => {
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

test('the entries of an earlier page are sent by the next page', async () => {
  const name = `test-${++names}`;
  await addAll(scene(name).openTab(), 5);
  const { arrived, openTab } = scene(name);
  await openTab().flush();
  expect(itemsOf(arrived)).toEqual([0, 1, 2, 3, 4]);
});

test('the entries of one user are not sent by another, and wait for their owner', async () => {
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

test('the outbox keeps entries in memory when there is no storage', async () => {
  const denied = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  const { arrived, service, openTab, report } = scene();
  const outbox = openTab(entryStoreWithMemoryFallback({ all: denied, put: denied, remove: denied }, report));
  service.down = true;
  await addAll(outbox, 3);
  await outbox.flush();
  service.down = false;
  await outbox.flush();
  expect(itemsOf(arrived)).toEqual([0, 1, 2]);
  expect(report).toHaveBeenCalledWith('An outbox is not stored in this browser', expect.objectContaining({ name: 'SecurityError' }));
});

test('a short batch is sent with keepalive', async () => {
  const { arrived, openTab } = scene();
  const outbox = openTab();
  await outbox.add(1);
  await outbox.flush();
  expect(arrived[0]?.keepalive).toBe(true);
});
