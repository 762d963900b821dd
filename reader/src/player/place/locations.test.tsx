import { expect, test } from 'vitest';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { cacheLocations, generateLocations, locationsOf, partAt, readCachedLocations } from './locations.ts';

const page = (text: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body><p>${text}</p></body></html>`;
const parsed = (text: string) => new DOMParser().parseFromString(page(text), 'application/xhtml+xml');
const items = [0, 1, 2].map(
  (index): SpineItem => ({
    index,
    idref: `c${index}`,
    address: `https://books.example/b/${index}.xhtml`,
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
const files = (text: (address: string) => Promise<string>): BookFiles => ({
  folder: 'https://books.example/b/',
  sources: [],
  text,
  bytes: async () => new ArrayBuffer(),
  loadable: async () => undefined,
  renewed: async () => undefined,
  close: () => {},
});
function storage() {
  const kept = new Map<string, string>();
  return { kept, getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

test('a document has a location for each 1024 letters, and at least one', () => {
  expect(locationsOf(parsed('x'.repeat(2500)), '/6/2')).toEqual([
    'epubcfi(/6/2!/4/2/1:0)',
    'epubcfi(/6/2!/4/2/1:1024)',
    'epubcfi(/6/2!/4/2/1:2048)',
  ]);
  expect(locationsOf(parsed(''), '/6/2')).toEqual(['epubcfi(/6/2!/4)']);
});

test('the locations of a book stand in its order, and a document that does not come counts as one and is told', async () => {
  const missing: unknown[] = [];
  const found = await generateLocations(
    items,
    files(async (address) => {
      if (address.endsWith('1.xhtml')) throw new Error('gone');
      return page('x'.repeat(1500));
    }),
    new AbortController().signal,
    (error) => void missing.push(error),
  );
  expect(missing).toEqual([new Error('gone')]);
  expect(found.map((cfi) => cfi.slice(8, 12))).toEqual(['/6/2', '/6/2', '/6/4', '/6/6', '/6/6']);
});

test('once it is clear that nothing more comes, the rest of a book is not asked for', async () => {
  const asked: string[] = [];
  const [first] = items;
  const many = first ? Array.from({ length: 100 }, (_, index) => ({ ...first, index })) : [];
  const forbidden = new Error('forbidden');
  const found = generateLocations(
    many,
    files(async (address) => {
      asked.push(address);
      throw forbidden;
    }),
    new AbortController().signal,
    (error) => {
      throw error;
    },
  );
  await expect(found).rejects.toBe(forbidden);
  expect(asked.length).toBeLessThan(50);
});

test('while somebody turns pages no document is asked for', async () => {
  const asked: string[] = [];
  let free = () => {};
  const quiet = new Promise<void>((resolve) => {
    free = resolve;
  });
  const source = files(async (address) => {
    asked.push(address);
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
  expect(asked).toEqual([]);
  free();
  expect(await found).toHaveLength(3);
  expect(asked).toHaveLength(3);
});

test('the part of a book is counted in locations', () => {
  const locations = ['epubcfi(/6/2!/4/2/1:0)', 'epubcfi(/6/2!/4/2/1:1024)', 'epubcfi(/6/4!/4/2/1:0)'];
  expect(partAt(locations, 'epubcfi(/6/2!/4/2/1:5)')).toBe(0);
  expect(partAt(locations, 'epubcfi(/6/2!/4/2/1:1500)')).toBe(0.5);
  expect(partAt(locations, 'epubcfi(/6/4!/4/2/1:9)')).toBe(1);
});

test('reader §9: locations are cached under the book key plus -locations', () => {
  const kept = storage();
  cacheLocations('urn:realmkit:book-1', ['epubcfi(/6/2!/4)'], kept);
  expect([...kept.kept.keys()]).toEqual(['urn:realmkit:book-1-locations']);
  expect(readCachedLocations('urn:realmkit:book-1', kept)).toEqual(['epubcfi(/6/2!/4)']);
  expect(readCachedLocations('other', kept)).toBeUndefined();
});
