import { ServiceError } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import type { Bookmark } from '../player/index.ts';
import { createBookmarkOutbox } from './bookmarkOutbox.ts';

const mark = (id: string): Bookmark => ({ id, name: id, position: { ncxRef: id } });
const marks = (ids: string) => ids.split(' ').filter(Boolean).map(mark);
const idsOf = (bookmarks: readonly Bookmark[] | undefined) => bookmarks?.map(({ id }) => id).join(' ');

/** A service with the bookmarks of one book, and the storage that all tabs of a device share. */
function device(hasTags: boolean, first: string) {
  const items = new Map<string, string>();
  const storage = {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const service = { bookmarks: marks(first), version: 0, isOnline: true, beforeWrite: () => {} };
  const requireNetwork = async () => {
    if (!service.isOnline) throw new TypeError('Failed to fetch');
  };
  let last: Promise<unknown> = Promise.resolve();
  const tab = () =>
    createBookmarkOutbox({
      prefix: 'bookmarks',
      storage,
      runExclusive: (task) => {
        const result = last.then(task);
        last = result.catch(() => undefined);
        return result;
      },
      read: async () => {
        await requireNetwork();
        return { bookmarks: service.bookmarks, etag: hasTags ? String(service.version) : undefined };
      },
      write: async (_, bookmarks, etag) => {
        await requireNetwork();
        service.beforeWrite();
        if (etag !== undefined && etag !== String(service.version))
          throw new ServiceError(412, 'PreconditionFailedError', 'Somebody else has changed this.');
        Object.assign(service, { bookmarks, version: service.version + 1 });
      },
    });
  return { service, storage, tab };
}

test.each([true, false])(
  'two tabs that add a bookmark at once both keep theirs, and a deletion is not undone (ETags: %s)',
  async (hasTags) => {
    const { service, tab } = device(hasTags, 'a b');
    const [one, other] = [tab(), tab()];
    const before = marks('a b');
    await Promise.all([one.put('book', marks('a b c'), before), other.put('book', marks('b d'), before)]);
    expect(idsOf(service.bookmarks)).toBe('b c d');
  },
);

test('a change of another device between reading and writing is merged: the service answers 412', async () => {
  const { service, storage, tab } = device(true, 'a');
  service.beforeWrite = () => {
    Object.assign(service, { bookmarks: marks('a theirs'), version: 7, beforeWrite: () => {} });
  };
  expect(idsOf(await tab().put('book', marks('a mine'), marks('a')))).toBe('a theirs mine');
  expect(idsOf(service.bookmarks)).toBe('a theirs mine');
  expect(storage.items.size).toBe(0);
});

test('the changes that two tabs made offline are sent together after a reload, into what another device has changed', async () => {
  const { service, storage, tab } = device(true, 'a b');
  service.isOnline = false;
  const before = marks('a b');
  await expect(tab().put('book', marks('a b c'), before)).rejects.toThrow('Failed to fetch');
  await expect(tab().put('book', marks('b'), before)).rejects.toThrow('Failed to fetch');
  expect(idsOf(tab().unsent('book'))).toBe('b c');
  Object.assign(service, { isOnline: true, bookmarks: marks('a b theirs'), version: 1 });
  expect(idsOf(await tab().flush('book'))).toBe('b theirs c');
  expect(idsOf(service.bookmarks)).toBe('b theirs c');
  expect(storage.items.size).toBe(0);
});

test('a bookmark that is added and deleted while it is sent is deleted', async () => {
  const { service, storage, tab } = device(true, 'a');
  const outbox = tab();
  let second: Promise<unknown> = Promise.resolve();
  service.beforeWrite = () => {
    service.beforeWrite = () => {};
    second = outbox.put('book', marks('a'), marks('a b'));
  };
  await outbox.put('book', marks('a b'), marks('a'));
  await second;
  expect(idsOf(service.bookmarks)).toBe('a');
  expect(storage.items.size).toBe(0);
});

test('a list that an earlier version stored is added to that of the service', async () => {
  const { service, storage, tab } = device(true, 'a');
  storage.setItem('bookmarks:book', JSON.stringify(marks('b')));
  await tab().flush('book');
  expect(idsOf(service.bookmarks)).toBe('a b');
});

test.each([
  [4, 'mine theirs'],
  [5, 'theirs'],
])('with %d changes of other devices one after the other, the service has %s', async (times, stored) => {
  const { service, storage, tab } = device(true, '');
  let left = times;
  service.beforeWrite = () => {
    if (left === 0) return;
    left -= 1;
    Object.assign(service, { bookmarks: marks('theirs'), version: service.version + 1 });
  };
  const put = tab().put('book', marks('mine'), []);
  await (stored === 'theirs' ? expect(put).rejects.toMatchObject({ status: 412 }) : put);
  expect(
    service.bookmarks
      .map(({ id }) => id)
      .toSorted()
      .join(' '),
  ).toBe(stored);
  // What was not sent stays stored.
  expect(storage.items.size).toBe(stored === 'theirs' ? 1 : 0);
});
