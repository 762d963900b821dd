import { expect, test } from 'vitest';
import type { BookFiles } from './BookFiles.ts';
import { restrictToManifest } from './restrictToManifest.ts';

const folder = 'https://books.example/b/';
const files: BookFiles = {
  folder,
  sources: [],
  text: async () => '',
  bytes: async () => new ArrayBuffer(),
  loadableUrl: async (url) => url,
  renewedUrl: async () => undefined,
  close: () => {},
};

test('a page of an EPUB 2 book loads files that the manifest does not list', async () => {
  const unlisted = restrictToManifest(files, { isEpub2: true, manifest: new Map() });
  expect(await unlisted.loadableUrl(`${folder}other.png`)).toBe(`${folder}other.png`);
});

test('a page loads only files that the manifest lists', async () => {
  const picture = `${folder}picture.svg`;
  const listed = restrictToManifest(files, {
    isEpub2: false,
    manifest: new Map([['p', { id: 'p', href: picture, mediaType: 'image/svg+xml', properties: [] }]]),
  });
  expect(await listed.loadableUrl(`${picture}#part`)).toBe(`${picture}#part`);
  expect(await listed.loadableUrl(`${folder}other.png`)).toBeUndefined();
});

const item = (id: string, mediaType: string, fallback?: string) =>
  [id, { id, href: folder + id, mediaType, properties: [], fallback }] as const;

test('a file that cannot be shown is replaced along its fallbacks, which may lead in a circle', () => {
  const manifest = new Map([
    item('a', 'image/xyz', 'b'),
    item('b', 'image/abc', 'c'),
    item('c', 'image/png'),
    item('d', 'image/xyz', 'e'),
    item('e', 'image/abc', 'd'),
  ]);
  for (const isEpub2 of [true, false]) {
    const { shownFile } = restrictToManifest(files, { isEpub2, manifest });
    const shown = (id: string) => shownFile?.(folder + id, (type) => type === 'image/png')?.id;
    expect(['a', 'b', 'c', 'd', 'unlisted'].map(shown)).toEqual(['c', 'c', 'c', undefined, undefined]);
  }
});

test('a file that a page names in another case or composition is the one that the manifest lists', async () => {
  const listed = restrictToManifest(files, { isEpub2: false, manifest: new Map([item('Bla\u030aba\u0308r.png', 'image/png')]) });
  expect(await listed.loadableUrl(`${folder}bl%C3%A5b%C3%A4r.png`)).toBe(`${folder}Bla\u030aba\u0308r.png`);
});
