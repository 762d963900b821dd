import { expect, test } from 'vitest';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { cacheLocations, generateLocations, locationsOf, progressionAt, readCachedLocations } from './locations.ts';

const page = (text: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body><p>${text}</p></body></html>`;
const parsed = (text: string) => new DOMParser().parseFromString(page(text), 'application/xhtml+xml').documentElement;
const items = [0, 1, 2].map(
  (index): SpineItem => ({
    index,
    idref: `c${index}`,
    href: `https://books.example/b/${index}.xhtml`,
    mediaType: 'application/xhtml+xml',
    linear: true,
    layout: 'reflowable',
    scrolls: false,
    side: undefined,
    spreads: true,
    cfiBase: `/6/${(index + 1) * 2}`,
    overlay: undefined,
  }),
);
const files = (text: (url: string) => Promise<string>): BookFiles => ({
  folder: 'https://books.example/b/',
  sources: [],
  text,
  bytes: async () => new ArrayBuffer(),
  loadableUrl: async () => undefined,
  renewedUrl: async () => undefined,
  close: () => {},
});
function storage() {
  const items = new Map<string, string>();
  return { items, getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
}

test('a document has one location for each 1024 letters, and at least one', () => {
  expect(locationsOf(parsed('x'.repeat(2500)), '/6/2')).toEqual([
    'epubcfi(/6/2!/4/2/1:0)',
    'epubcfi(/6/2!/4/2/1:1024)',
    'epubcfi(/6/2!/4/2/1:2048)',
  ]);
  expect(locationsOf(parsed(''), '/6/2')).toEqual(['epubcfi(/6/2!/4)']);
});

test('the locations of a book follow the spine, and a document that fails to load counts as one and is reported', async () => {
  const missing: unknown[] = [];
  const found = await generateLocations(
    items,
    files(async (url) => {
      if (url.endsWith('1.xhtml')) throw new Error('gone');
      return page('x'.repeat(1500));
    }),
    new AbortController().signal,
    (error) => void missing.push(error),
  );
  expect(missing).toEqual([new Error('gone')]);
  expect(found.map((cfi) => cfi.slice(8, 12))).toEqual(['/6/2', '/6/2', '/6/4', '/6/6', '/6/6']);
});

test('no further documents are requested once loading them is pointless', async () => {
  const requests: string[] = [];
  const [first] = items;
  const many = first ? Array.from({ length: 100 }, (_, index) => ({ ...first, index })) : [];
  const forbidden = new Error('forbidden');
  const found = generateLocations(
    many,
    files(async (url) => {
      requests.push(url);
      throw forbidden;
    }),
    new AbortController().signal,
    (error) => {
      throw error;
    },
  );
  await expect(found).rejects.toBe(forbidden);
  expect(requests.length).toBeLessThan(50);
});

test('no document is requested while the user turns pages', async () => {
  const requests: string[] = [];
  let free = () => {};
  const quiet = new Promise<void>((resolve) => {
    free = resolve;
  });
  const source = files(async (url) => {
    requests.push(url);
    return page('x');
  });
  const found = generateLocations(
    items,
    source,
    new AbortController().signal,
    () => {},
    () => quiet,
  );
  await Promise.resolve();
  expect(requests).toEqual([]);
  free();
  expect(await found).toHaveLength(3);
  expect(requests).toHaveLength(3);
});

test('the progression in a book is counted in locations', () => {
  const locations = ['epubcfi(/6/2!/4/2/1:0)', 'epubcfi(/6/2!/4/2/1:1024)', 'epubcfi(/6/4!/4/2/1:0)'];
  expect(progressionAt(locations, 'epubcfi(/6/2!/4/2/1:5)')).toBe(0);
  expect(progressionAt(locations, 'epubcfi(/6/2!/4/2/1:1500)')).toBe(0.5);
  expect(progressionAt(locations, 'epubcfi(/6/4!/4/2/1:9)')).toBe(1);
});

test('reader §9: locations are cached under the book key plus -locations', { tags: ['reader §9.30'] }, () => {
  const items = storage();
  cacheLocations('urn:realmkit:book-1', ['epubcfi(/6/2!/4)'], items);
  expect([...items.items.keys()]).toEqual(['urn:realmkit:book-1-locations']);
  expect(readCachedLocations('urn:realmkit:book-1', items)).toEqual(['epubcfi(/6/2!/4)']);
  expect(readCachedLocations('other', items)).toBeUndefined();
});
