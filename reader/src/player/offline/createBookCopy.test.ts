import { expect, test, vi } from 'vitest';
import { BookRequestError } from '../network/bookError.ts';
import { createFakeCaches } from '../testing/fakeCaches.ts';
import { type CopyDevice, createBookCopy } from './createBookCopy.ts';
import type { CopySource } from './OfflineCopies.ts';

const folder = 'https://books.example/b1/';
const urls = ['package.opf', 'one.xhtml', 'one.mp3'].map((name) => folder + name);
const cacheName = 'realmkit-book:u1:b1';
const day = 24 * 3_600_000;

/** A device with a book whose files answer by `respond`; the file that a promise holds back waits. */
function createDevice({
  respond = async (url: string) => new Response(url),
  caches = createFakeCaches(),
  locks = undefined as CopyDevice['locks'],
} = {}) {
  let time = Date.UTC(2026, 0, 1);
  const fetchFile = vi.fn(async (url: string, _init?: RequestInit) => respond(url));
  const source = (rest: Partial<CopySource> = {}): CopySource => ({
    urls,
    fetchFile,
    title: 'A lake at night',
    url: `${folder}package.opf`,
    edition: 'first',
    languages: undefined,
    properties: undefined,
    signed: [],
    locked: [],
    expectedSize: undefined,
    needsPolicy: true,
    ...rest,
  });
  const openTab = () => createBookCopy(cacheName, { caches, locks, now: () => time, prepare: async () => {} });
  return {
    caches,
    fetchFile,
    source,
    openTab,
    pass: (days: number) => {
      time += days * day;
    },
  };
}

test('a book that is downloaded is a copy that opens in other tabs, with its files by their unsigned URLs', async () => {
  const { openTab, source, caches } = createDevice();
  const copy = openTab();
  await copy.download(async () => source());
  expect(copy.state.get()).toMatchObject({ phase: 'stored', size: urls.join('').length });
  expect(caches.urlsIn(cacheName)).toEqual(expect.arrayContaining(urls));
  const opened = await openTab().open();
  expect(opened?.record).toMatchObject({ title: 'A lake at night', url: `${folder}package.opf` });
  expect(await (await opened?.cache.file(`${folder}one.xhtml`))?.text()).toBe(`${folder}one.xhtml`);
});

test('a double click downloads a book once', async () => {
  const { openTab, source, fetchFile } = createDevice();
  const copy = openTab();
  await Promise.all([copy.download(async () => source()), copy.download(async () => source())]);
  expect(fetchFile).toHaveBeenCalledTimes(urls.length);
});

/** Creates the Web Locks of a browser for one name: a request waits for the one before, or gets none if it does not want to wait. */
function createFakeLocks(): NonNullable<CopyDevice['locks']> {
  let held: { readonly name: string } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const request = async (name: string, ...rest: readonly unknown[]) => {
    const task = rest.at(-1) as (lock: unknown) => unknown;
    if (rest.length > 1 && held) return task(null);
    const result = last.then(async () => {
      held = { name };
      return task(held);
    });
    last = result.finally(() => {
      held = undefined;
    });
    return result;
  };
  return { request: request as LockManager['request'], query: async () => ({ held: held ? [held] : [] }) };
}

test('of two tabs that download one book at once, one does and the other waits for its copy', async () => {
  const arrived = Promise.withResolvers<void>();
  const respond = async (url: string) => {
    await arrived.promise;
    return new Response(url);
  };
  const { openTab, source, fetchFile } = createDevice({ respond, locks: createFakeLocks() });
  const [one, other] = [openTab(), openTab()];
  const done = one.download(async () => source());
  await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(urls.length));
  await other.download(async () => source());
  expect([one.state.get().phase, other.state.get().phase]).toEqual(['downloading', 'elsewhere']);
  arrived.resolve();
  await done;
  await vi.waitFor(() => expect(other.state.get().phase).toBe('stored'));
  expect(fetchFile).toHaveBeenCalledTimes(urls.length);
});

test('an interrupted download is never opened as a whole copy, and goes on with the files that are missing', async () => {
  let isOnline = false;
  const respond = async (url: string) => {
    if (!isOnline && url.endsWith('.mp3')) throw new BookRequestError(0, url);
    return new Response(url);
  };
  const { openTab, source, fetchFile } = createDevice({ respond });
  const copy = openTab();
  await copy.download(async () => source());
  expect(copy.state.get()).toMatchObject({ phase: 'failed', error: 'network' });
  const later = openTab();
  expect(await later.open()).toBeUndefined();
  await later.load();
  expect(later.state.get().phase).toBe('partial');
  isOnline = true;
  fetchFile.mockClear();
  await later.download(async () => source());
  expect(fetchFile.mock.calls.map(([url]) => url)).toEqual([`${folder}one.mp3`]);
  expect(later.state.get()).toMatchObject({ phase: 'stored', size: urls.join('').length });
});

test('an interrupted download of an older edition starts again', async () => {
  let isOnline = false;
  const respond = async (url: string) => {
    if (!isOnline && url.endsWith('.mp3')) throw new BookRequestError(0, url);
    return new Response(url);
  };
  const { openTab, source, fetchFile } = createDevice({ respond });
  await openTab().download(async () => source());
  isOnline = true;
  fetchFile.mockClear();
  await openTab().download(async () => source({ edition: 'second' }));
  expect(fetchFile).toHaveBeenCalledTimes(urls.length);
});

test('a download that is cancelled leaves nothing on the device', async () => {
  let arrive = () => {};
  const respond = (url: string) =>
    url.endsWith('.mp3')
      ? new Promise<Response>((resolve) => {
          arrive = () => resolve(new Response(url));
        })
      : Promise.resolve(new Response(url));
  const { openTab, source, caches, fetchFile } = createDevice({ respond });
  const copy = openTab();
  const done = copy.download(async () => source());
  await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(urls.length));
  expect(copy.state.get().phase).toBe('downloading');
  copy.cancel();
  arrive();
  await done;
  expect([copy.state.get().phase, caches.names()]).toEqual(['absent', []]);
});

test.each([
  ['the device is full', 'space', createFakeCaches(async () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))), 200],
  ['the service refuses a file', 'refused', createFakeCaches(), 403],
])('nothing stays on the device when %s', async (_, error, caches, status) => {
  const respond = async (url: string) => {
    if (status !== 200) throw new BookRequestError(status, url);
    return new Response(url);
  };
  const { openTab, source } = createDevice({ respond, caches });
  const copy = openTab();
  await copy.download(async () => source());
  expect(copy.state.get()).toMatchObject({ phase: 'failed', error });
  expect(caches.names()).toEqual([]);
});

test('a file that the book lacks is no reason to keep no copy', async () => {
  const respond = async (url: string) => {
    if (url.endsWith('.mp3')) throw new BookRequestError(404, url);
    return new Response(url);
  };
  const { openTab, source } = createDevice({ respond });
  await openTab().download(async () => source());
  expect((await openTab().open())?.record.absent).toEqual([`${folder}one.mp3`]);
});

test('a copy opens for 30 days after the last policy, and each new policy gives it 30 more', async () => {
  const { openTab, source, pass } = createDevice();
  const copy = openTab();
  await copy.download(async () => source());
  pass(29);
  expect(await copy.open()).toBeDefined();
  await copy.renew([]);
  pass(29);
  expect(await copy.open()).toBeDefined();
  pass(1);
  expect(await copy.open()).toBeUndefined();
  expect(copy.state.get().phase).toBe('expired');
  await copy.renew([]);
  expect(await copy.open()).toBeDefined();
  pass(-40);
  expect(await copy.open(), 'with a clock that was set back').toBeUndefined();
});

test('a copy of a book that needs no policy always opens', async () => {
  const { openTab, source, pass } = createDevice();
  await openTab().download(async () => source({ needsPolicy: false }));
  pass(1000);
  expect(await openTab().open()).toBeDefined();
});

test('a policy that locks sign language removes its recordings from the copy', async () => {
  const { openTab, source, caches } = createDevice();
  const copy = openTab();
  await copy.download(async () => source({ signed: [`${folder}one.mp3`] }));
  await copy.renew([{ media: 'signLanguage', openedBy: 'plan' }]);
  expect(caches.urlsIn(cacheName)).not.toContain(`${folder}one.mp3`);
  expect((await copy.open())?.record.locked).toEqual([{ media: 'signLanguage', openedBy: 'plan' }]);
});

test('position and bookmarks are stored in a whole copy only', async () => {
  const { openTab, source, caches } = createDevice();
  const copy = openTab();
  await copy.putValue('lastmark', 'page 1');
  expect(caches.names()).toEqual([]);
  await copy.download(async () => source());
  await copy.putValue('lastmark', 'page 2');
  expect(await copy.value('lastmark')).toBe('page 2');
  await copy.remove();
  expect(await copy.value('lastmark')).toBeUndefined();
});

test('a browser that denies its storage has no copies', async () => {
  const denied = async () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  const copy = createDevice({ caches: { ...createFakeCaches(), has: denied, open: denied } }).openTab();
  await copy.load();
  expect([await copy.open(), copy.state.get().phase]).toEqual([undefined, 'absent']);
});
